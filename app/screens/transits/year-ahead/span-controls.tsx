import { type ReactNode, useEffect, useState } from "react";
import { FIRST_DAY, LAST_DAY } from "~/astrology/calendar";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icons";
import { Segments } from "~/components/ui/segments";
import * as words from "~/words/year-ahead";
import { isFirstDay, LENGTHS, type Length, type Span, steppedSpan } from "./span";

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
  const [typed, setTyped] = useState(from);
  useEffect(() => setTyped(from), [from]);
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
      <TextField
        type="date"
        label={words.from()}
        min={FIRST_DAY}
        max={LAST_DAY}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (isFirstDay(value)) onChange({ from: value });
        }}
        error={isFirstDay(typed) || typed === "" ? undefined : words.chooseADay()}
        className="w-44"
      />
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
