import { Progress as Primitive } from "radix-ui";

interface ProgressProps {
  /** 0–100. */
  readonly value: number;
  /** What progresses or is measured, for screen readers. */
  readonly label: string;
  readonly className?: string;
}

export function Progress({ value, label, className = "" }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <Primitive.Root
      value={percent}
      max={100}
      aria-label={label}
      className={`h-2 w-full overflow-hidden rounded-sm bg-line ${className}`}
    >
      <Primitive.Indicator
        className="h-full rounded-sm bg-gold transition-[width] print:bg-black"
        style={{ width: `${percent}%` }}
      />
    </Primitive.Root>
  );
}
