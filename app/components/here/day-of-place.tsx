import { type ReactNode, useRef, useState } from "react";
import type { SkyHereAnswer } from "~/answers/sky-here";
import type { TraditionalRuler } from "~/astrology/bodies";
import { dateOfIso, FIRST_DAY, LAST_DAY } from "~/astrology/calendar";
import type { OwnPlace } from "~/schemas/own-place-input";
import { longDate } from "~/words/dates";
import * as words from "~/words/here";
import * as names from "~/words/names";
import { Glyph, type GlyphName } from "../drawings/glyphs";
import { NotFetched } from "../results/call-failed";
import { useAsked } from "../results/use-asked";
import { Fold } from "../ui/fold";
import { Skeleton } from "../ui/skeleton";
import { clockIn, lengthOf, zoneInWords } from "./clock-in";
import { HourNow } from "./hour-now";
import { AllHours, noHours } from "./planetary-hours";
import { askForSkyHere } from "./sky-here";
import { SkyOfNight } from "./sky-of-night";

type BodyHere = SkyHereAnswer["bodies"][number];

const NONE = "–";

/** A day of the sky over a place, today's at first. */
export function DayOfPlace({ place }: { readonly place: OwnPlace }) {
  const [date, setDate] = useState<string | null>(null);
  const key = `${place.latitude} ${place.longitude} ${date}`;
  const asked = useAsked(key, null, () => askForSkyHere(place, date));
  // The last one that came stays while another is on its way: a date is typed digit by digit.
  const latest = useRef<SkyHereAnswer | null>(null);
  if (asked.kind === "ready") latest.current = asked.answer;
  const day = latest.current;
  return (
    <div className="@container">
      {day && <Choice day={day} onDate={setDate} />}
      {asked.kind === "failed" ? (
        <NotFetched retry={asked.retry}>{asked.reason ?? words.dayCouldNotBe()}</NotFetched>
      ) : day ? (
        <div aria-busy={asked.kind === "pending"}>
          <Day place={place} day={day} isToday={date === null} />
        </div>
      ) : (
        <Skeleton className="h-120" />
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly day: SkyHereAnswer;
  readonly onDate: (date: string) => void;
}

/** Which day it is, and another. */
function Choice({ day: { date, timeZone }, onDate }: ChoiceProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p aria-live="polite">
        <span className="font-semibold">{longDate(dateOfIso(date))}</span>
        <span className="block text-xs text-muted">{words.timesOf({ zone: zoneInWords(timeZone) })}</span>
      </p>
      <label className="screen-only flex items-center gap-2 text-sm">
        {words.anotherDay()}
        <input
          type="date"
          className="min-h-9 rounded-md border border-edge bg-card px-2"
          min={FIRST_DAY}
          max={LAST_DAY}
          defaultValue={date} // it keeps what is typed: a year passes by 0002, which is none to go to
          onChange={({ target: { value } }) => {
            if (value >= FIRST_DAY && value <= LAST_DAY) onDate(value);
          }}
        />
      </label>
    </div>
  );
}

interface DayProps {
  readonly place: OwnPlace;
  readonly isToday: boolean;
  readonly day: SkyHereAnswer;
}

function Day({ place, day, isToday }: DayProps) {
  const { timeZone, bodies, twilight, planetaryHours } = day;
  const [sun, moon, ...planets] = bodies as [BodyHere, BodyHere, ...BodyHere[]];
  const ruler = planetaryHours?.[0]?.ruler;
  const clock = (at: string | null) => (at === null ? NONE : clockIn(timeZone, at));
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 @2xl:grid-cols-2">
        <section>
          <h3 className="mb-2 flex items-center gap-2">
            <Glyph name="Sun" size={20} /> {names.planet("Sun")}
          </h3>
          <Facts>
            <RiseAndSet body={sun} clock={clock} />
            <Fact what={words.daysLength()} told={dayLength(sun)} />
            {(["civil", "nautical", "astronomical"] as const).map((depth) => (
              <Fact
                key={depth}
                what={TWILIGHT_NAMES[depth]()}
                told={twilightTold(twilight[depth], sun, DEPTHS[depth], clock)}
              />
            ))}
          </Facts>
        </section>
        <section>
          <h3 className="mb-2 flex items-center gap-2">
            <Glyph name="Moon" size={20} /> {names.planet("Moon")}
          </h3>
          <Facts>
            <RiseAndSet body={moon} clock={clock} />
          </Facts>
          <h3 className="mt-6 mb-1">{words.planetaryHours()}</h3>
          {isToday && <HourNow place={place} given={day} />}
          <p className="mt-1 max-w-prose text-sm text-muted">
            {ruler ? words.aDayOf(ruler as TraditionalRuler) : noHours()}
          </p>
        </section>
      </div>
      <div className="mt-6 divide-y divide-line border-t border-line">
        <SkyOfNight place={place} day={day} isToday={isToday} />
        {planetaryHours && (
          <Fold summary={<span className="font-semibold">{words.allTwentyFourHours()}</span>} isWide>
            <AllHours hours={planetaryHours} timeZone={timeZone} />
          </Fold>
        )}
        <Fold summary={<span className="font-semibold">{words.whenThePlanetsRise()}</span>} isWide>
          <PlanetTable planets={planets} clock={clock} />
        </Fold>
      </div>
      <p className="mt-4 max-w-prose text-xs text-muted">{words.forAFlatHorizon()}</p>
    </>
  );
}

type Clock = (at: string | null) => string;

const TWILIGHT_NAMES = {
  civil: words.civilTwilight,
  nautical: words.nautical,
  astronomical: words.astronomical,
} as const;
/** Degrees of the Sun below the horizon. */
const DEPTHS = { civil: -6, nautical: -12, astronomical: -18 } as const;

function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="divide-y divide-line text-sm">{children}</dl>;
}

function Fact({ what, told }: { readonly what: string; readonly told: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <dt className="text-muted">{what}</dt>
      <dd className="text-end tabular">{told}</dd>
    </div>
  );
}

function RiseAndSet({ body, clock }: { readonly body: BodyHere; readonly clock: Clock }) {
  return (
    <>
      <Fact what={words.rises()} told={body.rise ? clock(body.rise) : absence(body, "rise")} />
      <Fact what={words.highest()} told={highest(body, clock)} />
      <Fact what={words.sets()} told={body.set ? clock(body.set) : absence(body, "set")} />
    </>
  );
}

/** What to say of a rising or setting that a day has not. */
function absence({ state }: BodyHere, what: "rise" | "set"): string {
  if (state === "always up") return what === "rise" ? words.isUpAllDay() : words.doesNotSet();
  if (state === "always down") return what === "rise" ? words.doesNotRise() : words.staysBelowTheHorizon();
  return what === "rise" ? words.doesNotRiseToday() : words.doesNotSetToday();
}

function highest({ culmination, culminationAltitude }: BodyHere, clock: Clock): string {
  if (culmination === null || culminationAltitude === null) return words.notToday();
  const degrees = Math.round(culminationAltitude);
  return words.timeAndHeight({
    time: clock(culmination),
    height: degrees < 0 ? words.degreesBelow({ degrees: -degrees }) : words.degreesUp({ degrees }),
  });
}

function dayLength({ rise, set, state }: BodyHere): string {
  if (state === "always up") return words.wholeDay();
  if (state === "always down") return words.noDaylight();
  return rise && set && rise < set ? lengthOf(rise, set) : NONE;
}

/** `07:02 – 16:40`, from where it begins to get light to where it is dark; or why it has neither. */
function twilightTold(
  { dawn, dusk }: SkyHereAnswer["twilight"]["civil"],
  { culminationAltitude }: BodyHere,
  depth: number,
  clock: Clock,
): string {
  if (dawn || dusk) return words.timeSpan({ start: clock(dawn), end: clock(dusk) });
  return (culminationAltitude ?? 0) > depth ? words.neverDark() : words.neverLight();
}

interface PlanetTableProps {
  readonly planets: readonly BodyHere[];
  readonly clock: Clock;
}

function PlanetTable({ planets, clock }: PlanetTableProps) {
  return (
    <table className="w-full max-w-xl text-sm tabular">
      <thead className="text-start text-xs text-muted">
        <tr>
          {[words.planet(), words.rises(), words.highest(), words.sets()].map((title) => (
            <th key={title} scope="col" className="py-1.5 font-normal">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {planets.map((planet) => (
          <tr key={planet.body}>
            <th scope="row" className="py-1.5 text-start font-normal">
              <span className="flex items-center gap-2">
                <Glyph name={planet.body as GlyphName} size={16} /> {names.planet(planet.body)}
              </span>
            </th>
            {planet.state === "rises" ? (
              <>
                <td>{clock(planet.rise)}</td>
                <td>{clock(planet.culmination)}</td>
                <td>{clock(planet.set)}</td>
              </>
            ) : (
              <td colSpan={3} className="text-muted">
                {planet.state === "always up" ? words.upAllDay() : words.belowTheHorizonAll()}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
