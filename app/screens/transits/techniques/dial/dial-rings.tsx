import { dateOfIso } from "~/astrology/calendar";
import { type DialRing, dialPlace } from "~/astrology/midpoint-dial";
import type { Dial } from "~/astrology/midpoints";
import { Glyph } from "~/components/drawings/glyphs";
import { Checkbox } from "~/components/ui/field";
import { longDate } from "~/words/dates";
import * as words from "~/words/dial";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import { DayField } from "../../day-field";
import { MOVED_RINGS, type MovedRing } from "../technique-note";
import { placeText, pointName } from "./dial-words";

interface RingChoiceProps {
  readonly rings: readonly MovedRing[];
  /** The day of the moved rings, `2026-11-26`. */
  readonly day: string;
  readonly onRings: (to: readonly MovedRing[]) => void;
  readonly onDay: (to: string) => void;
}

/** Which rings the dial has from the inside out, and of which day the moved ones are. */
export function RingChoice({ rings, day, onRings, onDay }: RingChoiceProps) {
  const shown = ["Natal", ...rings] as const;
  return (
    <>
      {rings.length > 0 && (
        <p className="mt-4 hidden text-sm text-muted print:block">
          {words.ringsOnPaper({ rings: listedNames(shown.map(ringName)), day: longDate(dateOfIso(day)) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-2 screen-only">
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="text-sm text-muted">{words.ringsFromTheInside()}</legend>
          <Checkbox label={words.ring("Natal")} checked disabled />
          {MOVED_RINGS.map((ring) => (
            <Checkbox
              key={ring}
              label={ringName(ring)}
              checked={rings.includes(ring)}
              onChange={({ target: { checked } }) =>
                onRings(MOVED_RINGS.filter((each) => (each === ring ? checked : rings.includes(each))))
              }
            />
          ))}
        </fieldset>
        {rings.length > 0 && <DayField label={words.forTheDay()} day={day} onDay={onDay} />}
      </div>
    </>
  );
}

function ringName(ring: "Natal" | MovedRing): string {
  return ring === "Directed" ? words.directedSolarArc() : words.ring(ring);
}

interface PointTargetsProps {
  readonly rings: readonly DialRing[];
  readonly dial: Dial;
  readonly onTurn: (to: number) => void;
}

/** Every point as a button that sets the pointer to it, ring by ring in the order of the dial. */
export function PointTargets({ rings, dial, onTurn }: PointTargetsProps) {
  return (
    <div className="mt-4 space-y-2 screen-only">
      <p className="text-sm text-muted">{words.setThePointerTo()}</p>
      {rings.map((ring) => (
        <Targets key={ring.ring} ring={ring} dial={dial} onTurn={onTurn} />
      ))}
    </div>
  );
}

interface TargetsProps extends Omit<PointTargetsProps, "rings"> {
  readonly ring: DialRing;
}

function Targets({ ring: { ring, points }, dial, onTurn }: TargetsProps) {
  const sorted = points
    .map(({ point, longitude }) => ({ point, place: dialPlace(longitude, dial) }))
    .sort((a, b) => a.place - b.place);
  return (
    <fieldset className="flex flex-wrap gap-x-1">
      <legend className="float-start flex min-h-11 w-24 items-center text-sm">{words.ring(ring)}</legend>
      {sorted.map(({ point, place }) => (
        <button
          key={point}
          type="button"
          onClick={() => onTurn(place)}
          aria-label={words.pointAndPlace({
            point: pointName({ ring, point }),
            place: placeText(place, dial),
          })}
          title={`${names.point(point)} ${placeText(place, dial)}`}
          className="flex size-11 items-center justify-center rounded-md text-ink transition-colors hover:bg-gold-soft hover:text-gold"
        >
          <Glyph name={point} size={20} />
        </button>
      ))}
    </fieldset>
  );
}
