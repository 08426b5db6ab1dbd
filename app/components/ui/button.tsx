import type { ButtonHTMLAttributes } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "icon";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-gold text-on-gold hover:bg-gold-strong",
  secondary: "border border-edge bg-transparent text-ink hover:border-gold hover:text-gold",
  quiet: "text-ink hover:bg-gold-soft",
  danger: "bg-danger text-on-danger hover:opacity-90",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "h-9 px-3 text-sm",
  md: "h-11 px-5 text-sm",
  icon: "size-10",
};

/** The same look for a link: `<Link className={buttonClass({ variant: "primary" })}>`. One primary a screen. */
export function buttonClass({
  variant = "primary",
  size = "md",
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
} = {}): string {
  return `inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${VARIANTS[variant]} ${SIZES[size]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** While its call is under way: disabled, with a turning ring. The words are the caller's ('Saving...'). */
  readonly pending?: boolean;
}

export function Button({
  variant,
  size,
  pending = false,
  disabled,
  type = "button",
  className = "",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={`${buttonClass({ variant, size })} ${className}`}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

/** A turning ring in the text's colour. Decoration: say in words what is awaited. */
export function Spinner({ className = "size-4" }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth={2}
      className={`animate-spin ${className}`}
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6" stroke="currentColor" strokeOpacity={0.3} />
      <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
