import { PLANETS, type Planet } from "../../astrology/bodies";
import { type Known, sureAspects } from "../../astrology/findings/known";
import { stellia } from "../../astrology/findings/stellia";
import { unaspected } from "../../astrology/findings/unaspected";
import { type Pattern, patternsOf } from "../../astrology/patterns";
import { elementOf, modalityOf, type Sign } from "../../astrology/signs";
import { AXES, type Axis, type FigureId } from "./ids";

/** What is told once in place of its members. */
export interface Figure {
  readonly id: FigureId;
  readonly weight: number;
  /** All of its planets; for an axis those of its oppositions. */
  readonly planets: readonly Planet[];
  /** What it points to, or what it is about alone. */
  readonly focus: Planet | null;
  /** Which house it is about. */
  readonly house: number | null;
}

const WEIGHTS = {
  "Grand Cross": 8,
  Kite: 7,
  "T-Square": 6.5,
  "Mystic Rectangle": 6,
  unaspected: 6,
  "Grand Trine": 5.5,
  axis: 5.5,
  great: 5,
  Yod: 4.5,
} as const;

/** Degrees from exact at which Jupiter and Saturn still stand close together. */
const CLOSE = 5;

/** The figures of a chart that are sure, the heaviest first. */
export function figuresOf(known: Known): readonly Figure[] {
  return [...drawn(known), ...crowds(known), ...alone(known), ...together(known), ...axes(known)].sort(
    (a, b) => b.weight - a.weight,
  );
}

function drawn(known: Known): Figure[] {
  const longitudes = Object.fromEntries(
    known.chart.planets.map(({ planet, longitude }) => [planet, longitude]),
  ) as Record<Planet, number>;
  return patternsOf(sureAspects(known.chart), longitudes).flatMap((pattern): Figure[] => {
    if (pattern.partOf || pattern.type === "Stellium") return [];
    const signs = pattern.planets.flatMap((planet) => known.placeOf.get(planet)?.sign ?? []);
    if (signs.length < pattern.planets.length) return [];
    const house = pattern.apex && (known.placeOf.get(pattern.apex)?.house ?? null);
    const { planets, apex: focus } = pattern;
    return [{ id: idOf(pattern, signs), weight: WEIGHTS[pattern.type], planets, focus, house }];
  });
}

function idOf({ type, apex }: Pattern, signs: readonly Sign[]): FigureId {
  switch (type) {
    case "T-Square":
      return `t-square ${apex as Planet}`;
    case "Yod":
      return `yod ${apex as Planet}`;
    case "Grand Trine":
      return `grand-trine ${most(signs.map((sign) => elementOf(sign).toLowerCase()))}` as FigureId;
    case "Grand Cross":
      return `grand-cross ${most(signs.map((sign) => modalityOf(sign).toLowerCase()))}` as FigureId;
    default:
      return type === "Kite" ? "kite" : "mystic-rectangle";
  }
}

/** What stands most often in a list; the first of several. */
function most(names: readonly string[]): string {
  const count = (name: string) => names.filter((other) => other === name).length;
  return names.reduce((best, name) => (count(name) > count(best) ? name : best));
}

function crowds(known: Known): Figure[] {
  return stellia(known).flatMap((finding): Figure[] => {
    const of = { weight: finding.score + 2, planets: finding.planets, focus: null };
    if (finding.kind === "house stellium")
      return [{ ...of, id: `house-stellium ${finding.house}` as FigureId, house: finding.house }];
    return finding.kind === "sign stellium"
      ? [{ ...of, id: `sign-stellium ${finding.sign}`, house: null }]
      : [];
  });
}

function alone(known: Known): Figure[] {
  return unaspected(known).flatMap(({ planets }) =>
    planets.map((planet) => ({
      id: `unaspected ${planet}` as const,
      weight: WEIGHTS.unaspected,
      planets: [planet],
      focus: planet,
      house: null,
    })),
  );
}

function together({ aspects }: Known): Figure[] {
  const met = aspects.some(
    ({ aspect: { planet1, planet2, type }, widest }) =>
      planet1 === "Jupiter" && planet2 === "Saturn" && type === "Conjunction" && widest <= CLOSE,
  );
  if (!met) return [];
  const planets = ["Jupiter", "Saturn"] as const;
  return [{ id: "great-conjunction", weight: WEIGHTS.great, planets, focus: null, house: null }];
}

/** The axis along which more than half of the oppositions lie, two at least. */
function axes(known: Known): Figure[] {
  const oppositions = known.aspects
    .filter(({ aspect }) => aspect.type === "Opposition")
    .map(({ aspect: { planet1, planet2 } }) => ({
      planets: [planet1, planet2],
      axis: axisOf(known.placeOf.get(planet1)?.house, known.placeOf.get(planet2)?.house),
    }));
  return AXES.flatMap((axis): Figure[] => {
    const along = oppositions.filter((opposition) => opposition.axis === axis);
    if (along.length < 2 || along.length * 2 <= oppositions.length) return [];
    const planets = PLANETS.filter((planet) =>
      along.some((opposition) => opposition.planets.includes(planet)),
    );
    const weight = WEIGHTS.axis + along.length - 2;
    return [{ id: `axis ${axis}`, weight, planets, focus: null, house: Number(axis.split("-")[0]) }];
  });
}

function axisOf(house: number | null | undefined, other: number | null | undefined): Axis | undefined {
  if (!house || !other) return undefined;
  const name = `${Math.min(house, other)}-${Math.max(house, other)}`;
  return AXES.find((axis) => axis === name);
}
