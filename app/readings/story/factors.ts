import { separation } from "../../astrology/angles";
import type { Aspect, AspectType } from "../../astrology/aspects";
import { isPlanet, type Planet, SLOW_PLANETS } from "../../astrology/bodies";
import type { Placement } from "../../astrology/chart";
import { aspectScore, isAngularHouse, isTraditional, type Known } from "../../astrology/findings/known";
import { dignityOf } from "../../astrology/findings/ruler";
import * as weights from "../../astrology/findings/weights";
import { TRADITIONAL_RULERS } from "../../astrology/profections";
import type { Sign } from "../../astrology/signs";
import { readingId } from "../reading-id";
import { type Claim, tagsOf } from "./tags";

/** What has a place in a chart and texts about it. */
export type Subject = Planet | "Chiron" | "North Node" | "Ascendant" | "Midheaven";

/** Where something stands, or what meets what: of such a factor a text of `content/en/natal` says what it is like. */
export type Place =
  | { readonly kind: "sign"; readonly of: Subject; readonly sign: Sign }
  | { readonly kind: "house"; readonly of: Subject; readonly house: number }
  /** The ruler of the rising sign, in its house. */
  | { readonly kind: "ruler"; readonly of: Planet; readonly house: number; readonly rising: Sign }
  | { readonly kind: "angle"; readonly of: Subject; readonly angle: "Ascendant" | "Midheaven" }
  | { readonly kind: "aspect"; readonly of: Planet; readonly with: Planet; readonly aspect: Aspect };

export interface Factor {
  readonly place: Place;
  /** 0 to about 12: how much it says about this chart. */
  readonly weight: number;
  readonly claims: readonly Claim[];
  /** The id of what the reading says of it. */
  readonly about: string;
  /** Those it is about. */
  readonly planets: readonly Planet[];
}

/** What each subject's sign says at most: the outer planets' belongs to everybody of those years. */
const SIGN_WEIGHTS: Readonly<Record<Subject, number>> = {
  Sun: 4.5,
  Moon: 4.5,
  Mercury: 3.2,
  Venus: 3.4,
  Mars: 3.4,
  Jupiter: 1.6,
  Saturn: 2,
  Uranus: 0.3,
  Neptune: 0.3,
  Pluto: 0.3,
  Chiron: 0.5,
  "North Node": 1,
  Ascendant: 4.5,
  Midheaven: 2.4,
};

/** A house beside a sign; the slow ones' houses are a person's own. */
const HOUSE_SHARE = 4;
const POINT_HOUSES: Readonly<Record<"Chiron" | "North Node", number>> = { Chiron: 1.2, "North Node": 1.4 };

/** What an aspect of two slow planets weighs beside any other: it belongs to everybody of those months. */
const SLOW_WITH_SLOW = 0.1;
/** Aspects beside places: a chart has about fifteen. */
const ASPECT_SHARE = 0.55;
/** Degrees from an angle within which a body has a text of it. */
const ON_AN_ANGLE = 3;

const KINDS: Readonly<Partial<Record<AspectType, string>>> = {
  Conjunction: "conjunction",
  Trine: "flowing",
  Sextile: "flowing",
  Square: "square",
  Opposition: "opposition",
};

/** How much a planet says in this chart beside what it says in every other: 1 to about 2.2. */
function standingOf({ chart, isDay, aspects }: Known, { planet, sign, house }: Placement<Planet>): number {
  const ofTheSect = isDay === null ? false : planet === (isDay ? "Sun" : "Moon");
  const teacher = isDay === null ? false : planet === (isDay ? "Mars" : "Saturn");
  const isRuler = chart.rising !== null && TRADITIONAL_RULERS[chart.rising.sign] === planet;
  const dignity = isTraditional(planet) ? dignityOf(planet, sign) : null;
  const company = aspects
    .filter(({ aspect }) => aspect.planet1 === planet || aspect.planet2 === planet)
    .reduce((sum, sure) => sum + aspectScore(sure.aspect, sure), 0);
  return (
    1 +
    (ofTheSect ? 0.25 : 0) +
    (teacher ? 0.1 : 0) +
    (isRuler ? 0.3 : 0) +
    (isAngularHouse(house) ? 0.15 : 0) +
    (dignity ? 0.1 : 0) +
    Math.min(0.3, company / 80)
  );
}

/** Every factor of a chart that is sure, the heaviest first; none of houses and angles where the time is unknown. */
export function factorsOf(known: Known): readonly Factor[] {
  const { chart, planets } = known;
  const standing = new Map(planets.map((at) => [at.planet, standingOf(known, at)]));
  const factors = [
    ...planets.flatMap((at) => ofPlanet(known, at, standing.get(at.planet) as number)),
    ...ofPoints(known),
    ...ofAngles(known),
    ...ofAspects(known, standing),
  ];
  if (chart.rising) {
    const rising = chart.rising.sign;
    const of = TRADITIONAL_RULERS[rising];
    const house = known.placeOf.get(of)?.house ?? null;
    const weight = weights.RULER_WEIGHTS.base * ((standing.get(of) as number) - 0.3);
    if (house !== null) factors.push(factor({ kind: "ruler", of, house, rising }, weight));
  }
  return factors.sort((a, b) => b.weight - a.weight);
}

function ofPlanet({ chart }: Known, { planet, sign, house }: Placement<Planet>, standing: number): Factor[] {
  const found = [factor({ kind: "sign", of: planet, sign }, SIGN_WEIGHTS[planet] * standing)];
  const isRuler = chart.rising !== null && TRADITIONAL_RULERS[chart.rising.sign] === planet;
  // The ruler of the chart in its house is told as such, and not a second time.
  if (house !== null && !isRuler) {
    const weight = HOUSE_SHARE * weights.PLANET_SHARES[planet] * standing;
    found.push(factor({ kind: "house", of: planet, house }, weight));
  }
  return found;
}

function ofPoints({ chart, moments }: Known): Factor[] {
  return chart.points.flatMap(({ planet, sign, house }) => {
    const stays = moments.every(({ points }) =>
      points.some((point) => point.planet === planet && point.sign === sign),
    );
    if (planet === "South Node" || !stays) return [];
    const bySign = factor({ kind: "sign", of: planet, sign }, SIGN_WEIGHTS[planet]);
    if (house === null) return [bySign];
    return [bySign, factor({ kind: "house", of: planet, house }, POINT_HOUSES[planet])];
  });
}

function ofAngles({ chart: { rising, midheaven }, planets }: Known): Factor[] {
  if (!rising || !midheaven) return [];
  const angles = [
    ["Ascendant", rising],
    ["Midheaven", midheaven],
  ] as const;
  return angles.flatMap(([angle, at]) => [
    factor({ kind: "sign", of: angle, sign: at.sign }, SIGN_WEIGHTS[angle]),
    ...planets.flatMap(({ planet, longitude }) => {
      const orb = separation(longitude, at.longitude);
      if (orb > ON_AN_ANGLE) return [];
      const weight = weights.ANGLE_WEIGHTS[angle] * (1 - orb / weights.ANGLE_ORB / 2);
      return [factor({ kind: "angle", of: planet, angle }, weight)];
    }),
  ]);
}

function isSlow(planet: Planet): boolean {
  return SLOW_PLANETS.some((slow) => slow === planet);
}

function ofAspects({ aspects }: Known, standing: ReadonlyMap<Planet, number>): Factor[] {
  return aspects.map((sure) => {
    const { planet1, planet2 } = sure.aspect;
    const both = Math.sqrt((standing.get(planet1) as number) * (standing.get(planet2) as number));
    const share = isSlow(planet1) && isSlow(planet2) ? SLOW_WITH_SLOW : ASPECT_SHARE;
    const weight = aspectScore(sure.aspect, sure) * both * share;
    return factor({ kind: "aspect", of: planet1, with: planet2, aspect: sure.aspect }, weight);
  });
}

function factor(place: Place, weight: number): Factor {
  const [set, id] = textOf(place);
  const about = place.kind === "aspect" ? readingId(place.of, place.with) : readingId(place.of);
  const subjects: readonly string[] = place.kind === "aspect" ? [place.of, place.with] : [place.of];
  return { place, weight, claims: tagsOf(set, id).claims, about, planets: subjects.filter(isPlanet) };
}

/** Set and id of the text that says what a factor is like. */
function textOf(place: Place): readonly [set: string, id: string] {
  const file = place.of.toLowerCase().replace(" ", "-");
  switch (place.kind) {
    case "sign":
      return [`natal/${place.of === "Ascendant" ? "rising" : file}-in-sign`, place.sign];
    case "house":
      return [`natal/${file}-in-house`, `${place.house}`];
    case "ruler":
      return ["natal/ruler-in-house", `${place.house}`];
    case "angle":
      return ["natal/planets-on-angles", `${place.of} ${place.angle.toLowerCase()}`];
    case "aspect":
      return [`natal/${file}-aspects`, `${place.with} ${KINDS[place.aspect.type] ?? "minor"}`];
    default:
      return place satisfies never;
  }
}
