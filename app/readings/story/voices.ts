import { readingId } from "../reading-id";
import { areasOf, areasOfHouse, areasOfPlanet } from "./areas";
import type { Factor } from "./factors";
import type { Figure } from "./figures";
import type { Area, Version, Way } from "./ids";
import type { Joins } from "./joins";
import { aboutOf, type Piece, piece } from "./piece";
import { agreeingOn, sidesOf, whyOf, whyOfFigure } from "./reasons";
import { waysOf } from "./reconcile";
import type { Tension, Theme } from "./themes";
import type { View } from "./view";

/** What a chart says in more than one place: on one pole, on both of a pair, or by a figure. */

/** How many places are named as witnesses of a side. */
const OF_A_SIDE = 2;
/** Among so many they are sought. */
const ASKED = 5;

/** The chapter that most of some factors belong to. */
function areaOf(factors: readonly Factor[]): Area {
  const sums = new Map<Area, number>();
  for (const factor of factors) {
    const areas = areasOf(factor);
    for (const area of areas) sums.set(area, (sums.get(area) ?? 0) + factor.weight / areas.length);
  }
  const [first] = [...sums].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? "growth";
}

export function chorusPiece(view: View, theme: Theme, version: Version, area?: Piece["area"]): Piece {
  const { pole, strength } = theme;
  const witnesses = agreeingOn(theme, view.themes);
  const key = `${pole} ${version}` as const;
  return piece({
    kind: "chorus",
    area: area ?? areaOf(witnesses),
    set: "choruses",
    key,
    weight: 4 + 1.5 * strength,
    text: () => view.words("choruses", key).text,
    claims: [{ pole, strength: 3 }],
    about: aboutOf(witnesses),
    why: () => whyOf(witnesses, view),
  });
}

/** So many choruses of a story begin with the places that agree; under the others they stand as reasons. */
const NAMED = 2;

/** The places that agree, as the words before a chorus. */
export function witnessesSaid(theme: Theme, { themes, telling }: View, joins: Joins): string | null {
  if (joins.used("witness") >= NAMED) return null;
  const places = agreeingOn(theme, themes).map(({ place }) => telling.placeName(place));
  return places.length > 1 ? joins.fill("witness", { list: telling.list(places) }) : null;
}

/** The text of a tension by one of its ways. */
export function tensionPiece(view: View, tension: Tension, way: Way, area?: Piece["area"]): Piece {
  const { pair, strength } = tension;
  const [one, other] = speakersOf(tension);
  const key = `${pair} ${way}` as const;
  const both = [...one, ...other];
  return piece({
    kind: "tension",
    area: area ?? areaOf(both),
    set: "tensions",
    key,
    weight: 6 + strength,
    text: () => view.words("tensions", key).text,
    claims: tension.sides.map(({ pole }) => ({ pole, strength: 3 })),
    covers: pair,
    about: aboutOf(both),
    why: () => whyOf(both, view),
    reconciles: [[one[0]?.about ?? "", other[0]?.about ?? ""], way],
  });
}

/** Who speaks for which side of a tension: nobody for both while there are others. */
function speakersOf({ sides }: Tension): readonly [readonly Factor[], readonly Factor[]] {
  const [one, other] = sidesOf(sides, ASKED);
  const ofFirst = one.slice(0, OF_A_SIDE);
  const apart = other.filter((factor) => ofFirst.every((each) => !shareABody(each, factor)));
  return [ofFirst, (apart.length > 0 ? apart : other).slice(0, OF_A_SIDE)];
}

function shareABody(one: Factor, other: Factor): boolean {
  return one.planets.some((planet) => other.planets.includes(planet));
}

/** The same as a sentence. */
export function sidesSaid(tension: Tension, names: readonly string[], { telling }: View): string {
  return telling.speakers(
    speakersOf(tension).map((factors, index) => ({
      places: factors.map(({ place }) => place),
      side: names[index] as string,
    })),
  );
}

/** The ways of a tension, the likeliest first. */
export function rankedWays(view: View, tension: Tension): readonly Way[] {
  const known = view.ways.get(tension.pair);
  if (known) return known;
  const ways = waysOf(tension, view.known, view.seed);
  view.ways.set(tension.pair, ways);
  return ways;
}

export function figurePiece(view: View, figure: Figure): Piece {
  const key = figure.id;
  const [planet] = figure.focus ? [figure.focus] : figure.planets;
  const factors = view.factors.filter(
    (factor) =>
      factor.place.kind === "aspect" && factor.planets.every((member) => figure.planets.includes(member)),
  );
  const ofHouse = figure.house === null ? undefined : areasOfHouse(figure.house)[0];
  const ofPlanet = planet ? areasOfPlanet(planet)[0] : undefined;
  return piece({
    kind: "figure",
    area: ofHouse ?? ofPlanet ?? "thread",
    set: "figures",
    key,
    weight: figure.weight,
    text: () => view.words("figures", key).text,
    about: [...figure.planets.map((name) => readingId(name)), ...aboutOf(factors)],
    why: () => whyOfFigure(figure, view),
  });
}
