import type { AspectType } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";
import { type Instant, MILLISECONDS_PER_DAY } from "../../astrology/instant";
import { positionOf } from "../../astrology/positions";
import { type Passage, passagesOver } from "../../astrology/slow-passages";
import type { Slow } from "../../astrology/slow-places";
import type { StoryTelling } from "../telling/shape";
import type { Subject } from "./factors";
import { type AgeId, PASSERS, type PassageId } from "./ids";
import type { StoryTexts } from "./library";
import type { StoryTime } from "./shape";

/** The years of a life in which slow bodies come back to their places, and those in which they touch the thread. */

/** Years of life that are told. */
const UNTIL = 90;
/** So many times are told at most. */
const MOST = 16;
const DAYS_A_YEAR = 365.2425;

interface Age {
  readonly body: Slow;
  readonly type: Extract<AspectType, "Conjunction" | "Square" | "Opposition">;
  /** Which of the body's approaches of that kind, counted from birth, from 1. */
  readonly turn: number;
  readonly weight: number;
}

const age = (body: Slow, type: Age["type"], turn: number, weight: number): Age => ({
  body,
  type,
  turn,
  weight,
});

/** A square comes twice in a round, waxing and waning. */
const AGES: Readonly<Record<AgeId, Age>> = {
  "saturn-square-1": age("Saturn", "Square", 1, 6),
  "saturn-opposition-1": age("Saturn", "Opposition", 1, 6.5),
  "saturn-square-2": age("Saturn", "Square", 2, 5.5),
  "saturn-return-1": age("Saturn", "Conjunction", 1, 10),
  "saturn-square-3": age("Saturn", "Square", 3, 4.5),
  "saturn-opposition-2": age("Saturn", "Opposition", 2, 5.5),
  "saturn-square-4": age("Saturn", "Square", 4, 4),
  "saturn-return-2": age("Saturn", "Conjunction", 2, 9),
  "saturn-square-5": age("Saturn", "Square", 5, 4),
  "saturn-opposition-3": age("Saturn", "Opposition", 3, 4.5),
  "saturn-return-3": age("Saturn", "Conjunction", 3, 6),
  "jupiter-return": age("Jupiter", "Conjunction", 1, 3.5),
  "uranus-square": age("Uranus", "Square", 1, 5),
  "uranus-opposition": age("Uranus", "Opposition", 1, 9),
  "uranus-square-2": age("Uranus", "Square", 2, 5),
  "uranus-return": age("Uranus", "Conjunction", 1, 6),
  "neptune-square": age("Neptune", "Square", 1, 7),
  "pluto-square": age("Pluto", "Square", 1, 7),
  "node-return": age("North Node", "Conjunction", 1, 3),
  "node-opposition": age("North Node", "Opposition", 2, 3),
  "chiron-return": age("Chiron", "Conjunction", 1, 6),
};

const ANGLES: Readonly<
  Record<"Conjunction" | "Square" | "Opposition" | "Trine" | "Sextile", readonly number[]>
> = {
  Conjunction: [0],
  Square: [90, 270],
  Opposition: [180],
  Trine: [120, 240],
  Sextile: [60, 300],
};
type Angle = keyof typeof ANGLES;

/** In its first years a body may come back to its own place without a round: Chiron, where it is slow, for four of them. */
const AFTER_BIRTH = 5;

interface Found {
  readonly id: AgeId | PassageId;
  readonly weight: number;
  readonly passage: Passage;
  readonly why: string;
}

/** What a passage over the thread weighs, by who passes and how. */
const OVER: Readonly<Record<(typeof PASSERS)[number], number>> = {
  Saturn: 5,
  Uranus: 6.5,
  Neptune: 6.5,
  Pluto: 8,
};
const BY_ANGLE: Readonly<Record<Angle, number>> = {
  Conjunction: 1.25,
  Opposition: 1.05,
  Square: 1,
  Trine: 0.7,
  Sextile: 0.5,
};
/** Between these ages a passage says most. */
const GROWN = [15, 75] as const;

/**
 * The weightiest times of a life in their order, to the year.
 * @param birth the instant, or noon of a day without a time
 * @param title the story's, by which they call the thread
 * @param over whose place the thread hangs on, and its longitude (degrees, tropical); null where nothing sure has one
 */
export function timesOf(
  birth: Instant,
  over: { readonly of: Subject; readonly longitude: number } | null,
  title: string,
  words: StoryTexts,
  telling: StoryTelling,
): readonly StoryTime[] {
  const end = birth + UNTIL * DAYS_A_YEAR * MILLISECONDS_PER_DAY;
  const found = [...agesOf(birth, end, telling), ...(over ? overThread(birth, end, over, telling) : [])];
  return apart(found.sort((a, b) => b.weight - a.weight))
    .slice(0, MOST)
    .sort((a, b) => a.passage.from - b.passage.from)
    .map(({ id, passage, why }) => {
      const { from, to } = passage;
      const ages = [ageAt(birth, from), ageAt(birth, to)] as const;
      return {
        from: yearOf(from),
        to: yearOf(to),
        ages,
        text: words("ages", id).text.replaceAll("{thread}", telling.quoted(title)),
        why,
      };
    });
}

/** Of passages over the thread none in the years of a heavier one, nor of its own body's age: they would say it twice. */
function apart(found: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  for (const one of found) {
    const isTold =
      isOver(one) &&
      kept.some(
        (other) =>
          (isOver(other) || bodyOf(other) === bodyOf(one)) &&
          yearOf(other.passage.from) <= yearOf(one.passage.to) &&
          yearOf(one.passage.from) <= yearOf(other.passage.to),
      );
    if (!isTold) kept.push(one);
  }
  return kept;
}

const isOver = ({ id }: Found): boolean => id.includes("-over ");
const bodyOf = ({ id }: Found): string => id.slice(0, id.indexOf("-"));

function yearOf(instant: Instant): number {
  return new Date(instant).getUTCFullYear();
}

function ageAt(birth: Instant, instant: Instant): number {
  return Math.floor((instant - birth) / MILLISECONDS_PER_DAY / DAYS_A_YEAR);
}

function approaches(body: Slow, type: Angle, place: number, from: Instant, to: Instant): readonly Passage[] {
  const all = ANGLES[type].flatMap((angle) => passagesOver(body, place + angle, from, to));
  return all.sort((a, b) => a.from - b.from);
}

function agesOf(birth: Instant, end: Instant, telling: StoryTelling): Found[] {
  const known = new Map<string, readonly Passage[]>();
  const from = birth + AFTER_BIRTH * DAYS_A_YEAR * MILLISECONDS_PER_DAY;
  return (Object.entries(AGES) as [AgeId, Age][]).flatMap(([id, { body, type, turn, weight }]) => {
    const key = `${body} ${type}`;
    const all = known.get(key) ?? approaches(body, type, positionOf(body, birth).longitude, from, end);
    known.set(key, all);
    const passage = all[turn - 1];
    return passage ? [{ id, weight, passage, why: telling.whyOfPassage(body, type, body) }] : [];
  });
}

/** For each slow planet its weightiest hard passage and its weightiest soft one. */
function overThread(
  birth: Instant,
  end: Instant,
  { of, longitude }: { readonly of: Subject; readonly longitude: number },
  telling: StoryTelling,
): Found[] {
  return PASSERS.filter((planet) => planet !== of).flatMap((planet: (typeof PASSERS)[number]) => {
    const best = (kind: "hard" | "soft", types: readonly Angle[]): Found[] => {
      const all = types.flatMap((type) =>
        approaches(planet, type, longitude, birth, end).map((passage) => {
          const years = ageAt(birth, passage.from);
          const grown = years >= GROWN[0] && years <= GROWN[1] ? 1 : 0.6;
          return { type, passage, weight: OVER[planet] * BY_ANGLE[type] * grown };
        }),
      );
      const [first] = all.sort((a, b) => b.weight - a.weight || a.passage.from - b.passage.from);
      if (!first) return [];
      const id = `${planet.toLowerCase() as Lowercase<typeof planet>}-over ${kind}` as const;
      const why = telling.whyOfPassage(planet, first.type, of);
      return [{ id, weight: first.weight, passage: first.passage, why }];
    };
    return [...best("hard", ["Conjunction", "Opposition", "Square"]), ...best("soft", ["Trine", "Sextile"])];
  });
}

/** Longitudes of a birth in the zodiac of the ephemeris, whatever the chart is drawn in. */
export function placeAt(planet: Planet | "Chiron" | "North Node", birth: Instant): number {
  return positionOf(planet, birth).longitude;
}
