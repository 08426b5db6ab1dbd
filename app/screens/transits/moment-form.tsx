import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { FIRST_DAY, LAST_DAY } from "~/astrology/calendar";
import { type ChartLongitudes, sameTransits } from "~/components/births/chart-longitudes";
import { Button, buttonClass } from "~/components/ui/button";
import { Field, Input } from "~/components/ui/field";
import * as words from "~/words/transits";

interface MomentFormProps {
  /** The moment shown, as the field writes it: `2026-11-20T09:30`; empty until it is known. */
  readonly value: string;
  readonly error?: readonly string[];
  /** Whether another moment than now is shown. */
  readonly isChosen: boolean;
  /** Whose transits are shown; it comes along to another moment. */
  readonly chart: ChartLongitudes | null;
}

/** Any other date and time; in UTC, as the date in the header is. */
export function MomentForm({ value, error, isChosen, chart }: MomentFormProps) {
  const state = chart && sameTransits(chart);
  const field = useRef<HTMLInputElement>(null);
  // What is typed while the moment is still awaited stays when it comes.
  const isTyped = useRef(false);
  const written = useRef(value);
  useEffect(() => {
    if (!field.current || value === "" || value === written.current) return;
    if (!isTyped.current) field.current.value = value;
    isTyped.current = false;
    written.current = value;
  }, [value]);
  return (
    <details open={isChosen || error !== undefined} className="screen-only">
      <summary className="link inline-flex min-h-9 cursor-pointer items-center text-sm">
        {words.anotherMoment()}
      </summary>
      <Form action="/transits" state={state} className="flex flex-wrap items-end gap-3 py-2">
        <Field
          id="at"
          label={words.anotherDateAndTime()}
          hint={words.eventsAreInYour()}
          error={error}
          className="w-64 max-w-full"
        >
          {(control) => (
            <Input
              {...control}
              ref={field}
              name="at"
              type="datetime-local"
              min={`${FIRST_DAY}T00:00`}
              max={`${LAST_DAY}T23:59`}
              defaultValue={value}
              onChange={() => {
                isTyped.current = value === "";
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {words.show()}
        </Button>
        {isChosen && (
          <Link to="/transits" state={state} className={buttonClass({ variant: "quiet" })}>
            {words.backToNow()}
          </Link>
        )}
      </Form>
    </details>
  );
}
