import { useEffect, useId, useRef } from "react";

interface SegmentsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** How many stand beside each other, by the room that there is; or one row, which scrolls where it has none. */
  readonly columns: string;
  readonly className?: string;
}

/** One of a few, all of them in sight: native radio buttons in one frame, in as many rows as there is room for. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChoose,
  columns,
  className = "",
}: SegmentsProps<Value>) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen stands in sight
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(":scope > :has(:checked)");
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <fieldset className={`@container min-w-0 screen-only noscript:hidden ${className}`}>
      <legend className="sr-only">{label}</legend>
      {/* The lines between them are the ground that shows through. */}
      <div
        ref={row}
        className={`relative grid gap-px overflow-hidden rounded-md border border-edge bg-line ${columns}`}
      >
        {options.map((option) => (
          <label
            key={option}
            className="relative flex min-h-11 cursor-pointer items-center justify-center bg-card px-1 py-1.5 text-center text-sm leading-tight font-semibold text-muted transition-colors hover:text-gold has-checked:bg-gold-soft has-checked:text-gold has-checked:shadow-[inset_0_-2px_0_var(--gold)] forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              checked={value === option}
              onChange={() => onChoose(option)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
