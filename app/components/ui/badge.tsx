import type { ReactNode } from "react";

const TONES = {
  neutral: "border-line bg-sunken text-muted",
  gold: "border-transparent bg-gold-soft text-gold",
  lilac: "border-transparent bg-lilac-soft text-lilac",
  danger: "border-transparent bg-danger-soft text-danger",
  success: "border-transparent bg-success-soft text-success",
};

interface BadgeProps {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Badge({ tone = "neutral", children, className = "" }: BadgeProps) {
  return (
    <span
      className={`inline-flex max-w-full shrink-0 items-center gap-1 rounded-sm border px-2 text-xs font-semibold whitespace-nowrap ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
