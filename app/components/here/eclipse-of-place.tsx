import { useId } from "react";
import type { EclipseHereAnswer, EclipseMomentAnswer } from "~/answers/eclipse-here";
import { CONTACTS, type ContactName } from "~/astrology/observer/contacts";
import { ask } from "~/calls/ask";
import { holding, instant, nullOr, number, record, text, word, yesOrNo } from "~/calls/shape";
import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/here";
import { useAsked } from "../results/use-asked";
import { Skeleton } from "../ui/skeleton";
import { clockIn, zoneInWords } from "./clock-in";

const moment = record<EclipseMomentAnswer>({
  at: instant,
  altitude: number(),
  isUp: yesOrNo,
  magnitude: number(),
  obscuration: number(),
});

const isEclipse = holding<EclipseHereAnswer>({
  timeZone: text,
  kind: word(),
  type: word(),
  visible: yesOrNo,
  maximum: moment,
  best: nullOr(moment),
  contacts: holding<EclipseHereAnswer["contacts"]>({}),
  altitudes: holding<EclipseHereAnswer["altitudes"]>({}),
});

interface EclipseOfPlaceProps {
  readonly place: OwnPlace;
  /** Its greatest moment anywhere, ISO. */
  readonly at: string;
}

/** Whether an eclipse is seen from a place, how much of it, and when. */
export function EclipseOfPlace({ place, at }: EclipseOfPlaceProps) {
  const { latitude, longitude } = place;
  const asked = useAsked(`${latitude} ${longitude} ${at}`, null, () =>
    ask("GET /api/eclipse-here", { lat: latitude, lon: longitude, at }, isEclipse),
  );
  switch (asked.kind) {
    case "pending":
      return <Skeleton className="mt-2 h-24" />;
    case "failed":
      return (
        <p role="alert" className="mt-1 text-sm text-danger">
          {asked.reason ?? words.itCouldNotBe()}{" "}
          <button type="button" className="link" onClick={asked.retry}>
            {words.tryAgain()}
          </button>
        </p>
      );
    case "ready":
      return <Seen eclipse={asked.answer} from={place.name.split(",")[0] ?? place.name} />;
  }
}

function Seen({ eclipse, from }: { readonly eclipse: EclipseHereAnswer; readonly from: string }) {
  const { best, timeZone } = eclipse;
  if (!best) {
    return (
      <p className="mt-1 text-sm" aria-live="polite">
        {words.notSeenFrom({ place: from, why: unseen(eclipse) })}
      </p>
    );
  }
  return (
    <div className="mt-2" aria-live="polite">
      <div className="flex items-center gap-4">
        <Disc eclipse={eclipse} best={best} />
        <p className="min-w-0">{words.seenFrom({ place: from, seen: seenMost(eclipse, best) })}</p>
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 tabular">
        {stepsOf(eclipse, best).map(({ what, at, isUp }) => (
          <div key={what} className="contents">
            <dt className="text-muted">{what}</dt>
            <dd>
              <time dateTime={at}>{clockIn(timeZone, at)}</time>
              {!isUp && <span className="text-xs text-muted"> {words.belowTheHorizon()}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-xs text-muted">{words.timesOf({ zone: zoneInWords(timeZone) })}</p>
    </div>
  );
}

interface Step {
  readonly what: string;
  readonly at: string;
  readonly isUp: boolean;
}

/** Where the middle of Sun or Moon is as its upper edge rises, degrees: half its width below, and lifted by the air. */
const RISING = -0.83;

/** What happens when, in order of time; the faint shade around the dark one is told where there is nothing else. */
function stepsOf(
  { type, contacts, altitudes }: EclipseHereAnswer,
  best: EclipseMomentAnswer,
): readonly Step[] {
  const steps = CONTACTS.flatMap((name): Step[] => {
    const at = contacts[name];
    if (at === null || (name.startsWith("penumbral") && type !== "penumbral")) return [];
    const what = words.step(type === "annular" ? inRing(name) : name);
    return [{ what, at, isUp: (altitudes[name] ?? 0) > RISING }];
  });
  const most: Step = { what: words.step("most"), at: best.at, isUp: true };
  return [...steps, most].sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Of an eclipse that leaves a ring: what is totality in another. */
function inRing(name: ContactName) {
  return name === "totalBegins" ? "ringBegins" : name === "totalEnds" ? "ringEnds" : name;
}

function unseen({ kind, type }: EclipseHereAnswer): string {
  if (type === "none") return words.moonPassesTheSun();
  return kind === "solar" ? words.sunStaysBelow() : words.moonStaysBelow();
}

function percent(part: number): string {
  const rounded = Math.round(part * 100);
  return rounded === 0
    ? words.lessThan1()
    : rounded === 100 && part < 1
      ? words.moreThan99()
      : words.percent({ percent: rounded });
}

/** How much there is to see, and how high it stands. */
function seenMost({ kind, type, maximum }: EclipseHereAnswer, best: EclipseMomentAnswer): string {
  const body = kind === "solar" ? "Sun" : "Moon";
  const height = Math.round(best.altitude);
  const stands = height < 1 ? words.onTheHorizon() : words.heightAboveTheHorizon({ height });
  const where = best.at !== maximum.at ? words.atHeightAtRising({ where: stands, body }) : stands;
  if (kind === "lunar" && type === "penumbral") return words.faintShade({ where });
  const whole = best.obscuration >= 1;
  if (whole) return kind === "solar" ? words.wholeSun({ where }) : words.wholeMoon({ where });
  if (type === "annular" && best.at === maximum.at) return words.ring({ where: stands });
  const part = percent(best.obscuration);
  return kind === "solar" ? words.partOfSun({ part, where }) : words.partOfMoon({ part, where });
}

/** Of the dark shadow where the Moon is, in radii of the Moon: 2.6 to 2.8. */
const SHADOW = 2.7;

interface DiscProps {
  readonly eclipse: EclipseHereAnswer;
  readonly best: EclipseMomentAnswer;
}

/** The Sun or Moon at its most, as far covered as it is; on which side is not told. */
function Disc({ eclipse: { kind, type, maximum }, best: { at, magnitude } }: DiscProps) {
  const id = useId();
  const radius = 20;
  const isWithin = kind === "solar" && type !== "partial" && at === maximum.at;
  const cover = kind === "lunar" ? radius * SHADOW : isWithin ? radius * magnitude : radius;
  const apart = isWithin ? 0 : radius + cover - 2 * radius * magnitude;
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true" className="mt-1 size-16 shrink-0">
      <clipPath id={id}>
        <circle r={radius} />
      </clipPath>
      <circle
        r={radius}
        className={kind === "solar" ? "fill-gold" : "fill-moonlight stroke-edge"}
        strokeWidth={0.75}
      />
      <circle
        clipPath={`url(#${id})`}
        cx={apart * 0.8}
        cy={apart * -0.6}
        r={cover}
        className={kind === "solar" ? "fill-moonshade" : "fill-fire"}
        fillOpacity={kind === "solar" ? 1 : 0.85}
      />
    </svg>
  );
}
