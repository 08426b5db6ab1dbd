import { dialPlace } from "~/astrology/midpoint-dial";
import type { Dial, Midpoint } from "~/astrology/midpoints";
import { signAt } from "~/astrology/signs";
import { Fold } from "~/components/ui/fold";
import * as words from "~/words/dial";
import * as names from "~/words/names";
import { placeText } from "./dial-words";

interface SortedMidpointsProps {
  readonly midpoints: readonly Midpoint[];
  readonly dial: Dial;
}

/** The nearer midpoint of every pair by its place on the dial, with the sign in which it stands. */
export function SortedMidpoints({ midpoints, dial }: SortedMidpointsProps) {
  const sorted = midpoints
    .map((each) => ({ ...each, place: dialPlace(each.longitude, dial) }))
    .sort((one, other) => one.place - other.place);
  return (
    <div className="mt-6 border-y border-line">
      <Fold
        isWide
        summary={
          <span>
            <span className="font-semibold">{words.allMidpoints()}</span>{" "}
            <span className="text-sm text-muted">{words.byTheirPlace({ count: sorted.length, dial })}</span>
          </span>
        }
      >
        <ol className="gap-x-8 text-sm tabular @lg:columns-2 @4xl:columns-3">
          {sorted.map(({ a, b, longitude, place }) => (
            <li key={`${a} ${b}`} className="flex gap-3 py-0.5">
              <span className="w-14 shrink-0 text-end text-muted">{placeText(place, dial)}</span>
              <span>
                {names.point(a)} / {names.point(b)}
              </span>
              <span className="ms-auto text-muted">{names.sign(signAt(longitude))}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </div>
  );
}
