import { type ButtonHTMLAttributes, forwardRef } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "icon";

/** Forced colours take the ground away and draw the border that is not seen otherwise. */
const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border border-transparent bg-gold text-on-gold hover:bg-gold-strong",
  secondary: "border border-edge bg-transparent text-ink hover:border-gold hover:text-gold",
  quiet: "text-ink hover:bg-gold-soft",
  danger: "border border-transparent bg-danger text-on-danger hover:opacity-90",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 py-1 text-sm",
  md: "min-h-11 px-[min(1.25rem,24px)] py-1.5 text-sm",
  icon: "size-[min(2.5rem,44px)]", // icons do not grow with the text
};

/** The same look for a link: `<Link className={buttonClass({ variant: "primary" })}>`. One primary a screen. */
export function buttonClass({
  variant = "primary",
  size = "md",
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
} = {}): string {
  return `inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md text-center font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${VARIANTS[variant]} ${SIZES[size]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** While its call is under way: disabled, with a turning ring. The words are the caller's ('Saving...'). */
  readonly pending?: boolean;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, pending = false, disabled, type = "button", className = "", children, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={`${buttonClass({ variant, size })} ${className}`}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
});

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
