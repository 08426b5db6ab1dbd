import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icons";
import { Segments } from "~/components/ui/segments";
import * as words from "~/words/year-ahead";
import { DayField } from "../day-field";
import { LENGTHS, type Length, type Span, steppedSpan } from "./span";

interface SpanControlsProps {
  readonly span: Span;
  readonly onChange: (to: Partial<Span>) => void;
  /** What else is chosen beside them. */
  readonly children?: ReactNode;
}

const ALL = Object.keys(LENGTHS) as Length[];

/** How long a span is, the day on which it begins, and the one before and after. */
export function SpanControls({ span, onChange, children }: SpanControlsProps) {
  const { from, length } = span;
  const [earlier, later] = [steppedSpan(span, -1), steppedSpan(span, 1)];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segments
        label={words.howLong()}
        options={ALL.map(words.lengthOf)}
        value={words.lengthOf(length)}
        onChoose={(title) => onChange({ length: ALL.find((each) => words.lengthOf(each) === title) })}
        columns="grid-cols-2 @min-[18rem]:grid-cols-4"
        className="w-84 max-w-full"
      />
      <DayField label={words.from()} day={from} onDay={(to) => onChange({ from: to })} />
      <div className="flex gap-1">
        {[
          { to: earlier, label: words.lengthBefore(length), icon: "chevron-left" as const },
          { to: later, label: words.lengthAfter(length), icon: "chevron-right" as const },
        ].map(({ to, label, icon }) => (
          <Button
            key={icon}
            variant="secondary"
            size="icon"
            disabled={!to}
            onClick={() => to && onChange({ from: to.from })}
            aria-label={label}
            title={label}
          >
            <Icon name={icon} size={18} />
          </Button>
        ))}
      </div>
      {children}
    </div>
  );
}
