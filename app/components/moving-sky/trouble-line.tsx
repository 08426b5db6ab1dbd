import * as words from "~/words/moving-sky";
import type { Trouble } from "./motion";

interface TroubleLineProps {
  readonly trouble: Trouble | null;
  /** The year that is asked for. */
  readonly year: number;
  readonly onRetry: () => void;
}

/** What holds the sky up, in words; it keeps its line when there is nothing to say. */
export function TroubleLine({ trouble, year, onRetry }: TroubleLineProps) {
  switch (trouble) {
    case null:
      return <p className="mt-3 min-h-6 text-sm" />;
    case "waiting":
      return (
        <p role="status" className="mt-3 min-h-6 text-sm text-muted">
          {words.fetchingTheSkyOf({ year })}
        </p>
      );
    case "end":
      return (
        <p role="status" className="mt-3 min-h-6 text-sm">
          {words.tablesEndHere()}
        </p>
      );
    case "failed":
      return (
        <p role="alert" className="mt-3 min-h-6 text-sm">
          {words.skyCouldNotBe({ year })}{" "}
          <button type="button" onClick={onRetry} className="link">
            {words.tryAgain()}
          </button>
        </p>
      );
    default:
      throw new RangeError(`Unknown trouble: ${trouble satisfies never}`);
  }
}
