import type { Aspect, AspectType } from "../../astrology/aspects";
import type { Body, Planet } from "../../astrology/bodies";
import { loadedOnce as once } from "../loaded-once";
import type { MinorAspectKind } from "./minor-aspects";
import type { AspectKind, ByAngle, ByAspect, ByHouse, BySign, NatalText } from "./natal-text";

/** The bodies that have texts: the South Node is read with the North Node. */
export type ReadBody = Exclude<Body, "South Node">;

const SIGNS: Readonly<Record<ReadBody, () => Promise<BySign>>> = {
  Sun: once(async () => (await import("./sun-in-sign")).sunInSign),
  Moon: once(async () => (await import("./moon-in-sign")).moonInSign),
  Mercury: once(async () => (await import("./mercury-in-sign")).mercuryInSign),
  Venus: once(async () => (await import("./venus-in-sign")).venusInSign),
  Mars: once(async () => (await import("./mars-in-sign")).marsInSign),
  Jupiter: once(async () => (await import("./jupiter-in-sign")).jupiterInSign),
  Saturn: once(async () => (await import("./saturn-in-sign")).saturnInSign),
  Uranus: once(async () => (await import("./uranus-in-sign")).uranusInSign),
  Neptune: once(async () => (await import("./neptune-in-sign")).neptuneInSign),
  Pluto: once(async () => (await import("./pluto-in-sign")).plutoInSign),
  Chiron: once(async () => (await import("./chiron-in-sign")).chironInSign),
  "North Node": once(async () => (await import("./north-node-in-sign")).northNodeInSign),
};

const HOUSES: Readonly<Record<ReadBody, () => Promise<ByHouse>>> = {
  Sun: once(async () => (await import("./sun-in-house")).sunInHouse),
  Moon: once(async () => (await import("./moon-in-house")).moonInHouse),
  Mercury: once(async () => (await import("./mercury-in-house")).mercuryInHouse),
  Venus: once(async () => (await import("./venus-in-house")).venusInHouse),
  Mars: once(async () => (await import("./mars-in-house")).marsInHouse),
  Jupiter: once(async () => (await import("./jupiter-in-house")).jupiterInHouse),
  Saturn: once(async () => (await import("./saturn-in-house")).saturnInHouse),
  Uranus: once(async () => (await import("./uranus-in-house")).uranusInHouse),
  Neptune: once(async () => (await import("./neptune-in-house")).neptuneInHouse),
  Pluto: once(async () => (await import("./pluto-in-house")).plutoInHouse),
  Chiron: once(async () => (await import("./chiron-in-house")).chironInHouse),
  "North Node": once(async () => (await import("./north-node-in-house")).northNodeInHouse),
};

const ASPECTS: { readonly [A in Exclude<Planet, "Pluto">]: () => Promise<ByAspect<A>> } = {
  Sun: once(async () => (await import("./sun-aspects")).sunAspects),
  Moon: once(async () => (await import("./moon-aspects")).moonAspects),
  Mercury: once(async () => (await import("./mercury-aspects")).mercuryAspects),
  Venus: once(async () => (await import("./venus-aspects")).venusAspects),
  Mars: once(async () => (await import("./mars-aspects")).marsAspects),
  Jupiter: once(async () => (await import("./jupiter-aspects")).jupiterAspects),
  Saturn: once(async () => (await import("./saturn-aspects")).saturnAspects),
  Uranus: once(async () => (await import("./uranus-aspects")).uranusAspects),
  Neptune: once(async () => (await import("./neptune-aspects")).neptuneAspects),
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
 * The text of an aspect; a minor one has a sentence and no practice. Null for one that two planets make only where
 * somebody has set its orb wide: Sun and Mercury, never 28° apart, are a semi-sextile with an orb of 15°.
 */
export async function ofAspect({ planet1, planet2, type }: Aspect): Promise<NatalText | null> {
  const kind = KINDS[type];
  const isMinor = kind === "quincunx" || kind === "semiSextile";
  const found = isMinor
    ? await minorText(planet1, planet2, kind)
    : planet1 !== "Pluto" && ((await ASPECTS[planet1]()) as ByKind<NatalText>)[planet2]?.[kind];
  return found || null;
}

const minorAspects = once(async () => (await import("./minor-aspects")).minorAspects);

async function minorText(
  planet1: Planet,
  planet2: Planet,
  kind: MinorAspectKind,
): Promise<NatalText | undefined> {
  const texts: Readonly<Record<string, ByKind<string>>> = await minorAspects();
  const text = texts[planet1]?.[planet2]?.[kind];
  return text === undefined ? undefined : { text };
}

export const risingTexts = once(async (): Promise<BySign> => (await import("./rising-in-sign")).risingInSign);
export const midheavenTexts = once(
  async (): Promise<BySign> => (await import("./midheaven-in-sign")).midheavenInSign,
);
export const rulerTexts = once(async (): Promise<ByHouse> => (await import("./ruler-in-house")).rulerInHouse);
export const angleTexts = once(
  async (): Promise<Readonly<Record<ReadBody, ByAngle>>> =>
    (await import("./planets-on-angles")).planetsOnAngles,
);
