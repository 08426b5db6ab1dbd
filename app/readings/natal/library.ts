import type { Aspect, AspectType } from "../../astrology/aspects";
import type { Body, Planet } from "../../astrology/bodies";
import type { MinorAspectKind } from "./minor-aspects";
import type { AspectKind, ByAngle, ByAspect, ByHouse, BySign, NatalText } from "./natal-text";

/** The bodies that have texts: the South Node is read with the North Node. */
export type ReadBody = Exclude<Body, "South Node">;

/** Each file is loaded when a request needs it and not before: the worker starts without any of the texts. */
const SIGNS: Readonly<Record<ReadBody, () => Promise<BySign>>> = {
  Sun: async () => (await import("./sun-in-sign")).sunInSign,
  Moon: async () => (await import("./moon-in-sign")).moonInSign,
  Mercury: async () => (await import("./mercury-in-sign")).mercuryInSign,
  Venus: async () => (await import("./venus-in-sign")).venusInSign,
  Mars: async () => (await import("./mars-in-sign")).marsInSign,
  Jupiter: async () => (await import("./jupiter-in-sign")).jupiterInSign,
  Saturn: async () => (await import("./saturn-in-sign")).saturnInSign,
  Uranus: async () => (await import("./uranus-in-sign")).uranusInSign,
  Neptune: async () => (await import("./neptune-in-sign")).neptuneInSign,
  Pluto: async () => (await import("./pluto-in-sign")).plutoInSign,
  Chiron: async () => (await import("./chiron-in-sign")).chironInSign,
  "North Node": async () => (await import("./north-node-in-sign")).northNodeInSign,
};

const HOUSES: Readonly<Record<ReadBody, () => Promise<ByHouse>>> = {
  Sun: async () => (await import("./sun-in-house")).sunInHouse,
  Moon: async () => (await import("./moon-in-house")).moonInHouse,
  Mercury: async () => (await import("./mercury-in-house")).mercuryInHouse,
  Venus: async () => (await import("./venus-in-house")).venusInHouse,
  Mars: async () => (await import("./mars-in-house")).marsInHouse,
  Jupiter: async () => (await import("./jupiter-in-house")).jupiterInHouse,
  Saturn: async () => (await import("./saturn-in-house")).saturnInHouse,
  Uranus: async () => (await import("./uranus-in-house")).uranusInHouse,
  Neptune: async () => (await import("./neptune-in-house")).neptuneInHouse,
  Pluto: async () => (await import("./pluto-in-house")).plutoInHouse,
  Chiron: async () => (await import("./chiron-in-house")).chironInHouse,
  "North Node": async () => (await import("./north-node-in-house")).northNodeInHouse,
};

const ASPECTS: { readonly [A in Exclude<Planet, "Pluto">]: () => Promise<ByAspect<A>> } = {
  Sun: async () => (await import("./sun-aspects")).sunAspects,
  Moon: async () => (await import("./moon-aspects")).moonAspects,
  Mercury: async () => (await import("./mercury-aspects")).mercuryAspects,
  Venus: async () => (await import("./venus-aspects")).venusAspects,
  Mars: async () => (await import("./mars-aspects")).marsAspects,
  Jupiter: async () => (await import("./jupiter-aspects")).jupiterAspects,
  Saturn: async () => (await import("./saturn-aspects")).saturnAspects,
  Uranus: async () => (await import("./uranus-aspects")).uranusAspects,
  Neptune: async () => (await import("./neptune-aspects")).neptuneAspects,
};

export function inSign(body: ReadBody): Promise<BySign> {
  return SIGNS[body]();
}

export function inHouse(body: ReadBody): Promise<ByHouse> {
  return HOUSES[body]();
}

/** Where each type of aspect is kept. */
const KINDS: Readonly<Record<AspectType, AspectKind | MinorAspectKind>> = {
  Conjunction: "conjunction",
  Opposition: "opposition",
  Trine: "flowing",
  Square: "square",
  Sextile: "flowing",
  Quincunx: "quincunx",
  SemiSextile: "semiSextile",
  Quintile: "flowing",
};

type ByKind<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/**
 * The text of an aspect; a minor one has a sentence and no practice.
 * @throws RangeError for an aspect that the sky does not make between 1800 and 2100
 */
export async function ofAspect({ planet1, planet2, type }: Aspect): Promise<NatalText> {
  const kind = KINDS[type];
  const isMinor = kind === "quincunx" || kind === "semiSextile";
  const found = isMinor
    ? await minorText(planet1, planet2, kind)
    : planet1 !== "Pluto" && ((await ASPECTS[planet1]()) as ByKind<NatalText>)[planet2]?.[kind];
  if (!found) throw new RangeError(`There is no ${planet1} ${type} ${planet2}`);
  return found;
}

async function minorText(
  planet1: Planet,
  planet2: Planet,
  kind: MinorAspectKind,
): Promise<NatalText | undefined> {
  const { minorAspects } = await import("./minor-aspects");
  const text = (minorAspects as Readonly<Record<string, ByKind<string>>>)[planet1]?.[planet2]?.[kind];
  return text === undefined ? undefined : { text };
}

export async function risingTexts(): Promise<BySign> {
  return (await import("./rising-in-sign")).risingInSign;
}

export async function midheavenTexts(): Promise<BySign> {
  return (await import("./midheaven-in-sign")).midheavenInSign;
}

export async function rulerTexts(): Promise<ByHouse> {
  return (await import("./ruler-in-house")).rulerInHouse;
}

export async function angleTexts(): Promise<Readonly<Record<ReadBody, ByAngle>>> {
  return (await import("./planets-on-angles")).planetsOnAngles;
}
