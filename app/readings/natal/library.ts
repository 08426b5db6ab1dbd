import type { Aspect, AspectType } from "../../astrology/aspects";
import type { Body } from "../../astrology/bodies";
import type { HouseNumber } from "../../astrology/houses";
import type { Sign } from "../../astrology/signs";
import type { Texts, TextsOfSet } from "../texts";
import type { AspectKind, NatalText } from "./natal-text";

/** The bodies that have texts: the South Node is read with the North Node. */
export type ReadBody = Exclude<Body, "South Node">;

type FileOf<Name extends string> = Name extends "North Node" ? "north-node" : Lowercase<Name>;

function fileOf<Name extends ReadBody>(name: Name): FileOf<Name> {
  return name.toLowerCase().replace(" ", "-") as FileOf<Name>;
}

export function inSign(body: ReadBody, texts: Texts): Promise<TextsOfSet<Sign, NatalText>> {
  return texts(`natal/${fileOf(body)}-in-sign`);
}

export function inHouse(body: ReadBody, texts: Texts): Promise<TextsOfSet<`${HouseNumber}`, NatalText>> {
  return texts(`natal/${fileOf(body)}-in-house`);
}

/** Where each type of aspect is kept. */
const KINDS: Readonly<Record<AspectType, AspectKind | "quincunx" | "semiSextile">> = {
  Conjunction: "conjunction",
  Opposition: "opposition",
  Trine: "flowing",
  Square: "square",
  Sextile: "flowing",
  Quincunx: "quincunx",
  SemiSextile: "semiSextile",
  Quintile: "flowing",
};

/**
 * What finds the text of an aspect; a minor one has a sentence and no practice. It finds null for one that two planets make only where
 * somebody has set its orb wide: Sun and Mercury, never 28° apart, are a semi-sextile with an orb of 15°.
 */
export async function ofAspect(
  { planet1, planet2, type }: Pick<Aspect, "planet1" | "planet2" | "type">,
  texts: Texts,
): Promise<() => NatalText | null> {
  const kind = KINDS[type];
  if (kind === "quincunx" || kind === "semiSextile") {
    const minor = await texts("natal/minor-aspects");
    return () => minor.find(`${planet1} ${planet2} ${kind}`)?.entry ?? null;
  }
  if (planet1 === "Pluto") return () => null; // the last of the planets: its aspects are theirs
  const ofFirst = await texts(`natal/${fileOf(planet1)}-aspects`);
  return () => ofFirst.find(`${planet2} ${kind}`)?.entry ?? null;
}
