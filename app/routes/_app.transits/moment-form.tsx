import { Form, Link } from "@remix-run/react";
import { type ChartLongitudes, sameTransits } from "~/components/chart-longitudes";
import { Button, buttonClass } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";

interface MomentFormProps {
  /** The moment shown, as the field writes it: `2026-11-20T09:30`. */
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
  return (
    <Form action="/transits" state={state} className="flex flex-wrap items-end gap-3 screen-only">
      <TextField
        key={value}
        id="at"
        name="at"
        type="datetime-local"
        label="Another date and time (UTC)"
        hint="Events below are in your own time"
        min="1800-01-01T00:00"
        max="2100-12-31T23:59"
        defaultValue={value}
        error={error}
        className="w-64 max-w-full"
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
      {isChosen && (
        <Link to="/transits" state={state} className={buttonClass({ variant: "quiet" })}>
          Back to now
        </Link>
      )}
    </Form>
  );
}
