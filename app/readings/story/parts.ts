import type { Planet } from "../../astrology/bodies";
import type { HouseNumber } from "../../astrology/houses";
import type { Sign } from "../../astrology/signs";
import { readingId } from "../reading-id";
import { areasOfHouse, FIELDS, openingOf, weightsOfAreas } from "./areas";
import type { Factor } from "./factors";
import { AREAS, type Area } from "./ids";
import { type Piece, piece } from "./piece";
import { whyOf } from "./reasons";
import type { View } from "./view";

/** What a chapter opens with, how its matter is done, and who else takes part: every text that is true of a chart. */

/** An opener weighs as much as the chapter's ruler would in a usual chart. */
const OPENER_WEIGHT = 4;
/** A guest in the second or third house of a field. */
const SECOND_HOUSE = 0.75;
/** A planet that meets the field's own, beside one that stands in its house. */
const BY_ASPECT = 0.7;

/** The sign that says how a field's matter is done, with what stands in it; null where that is not known. */
function mannerOf(
  area: Area,
  { known, factors }: View,
): { readonly sign: Sign; readonly factor: Factor | null } | null {
  const { manner } = FIELDS[area];
  if (manner === "second house") {
    const sign = known.chart.houses[1]?.sign;
    return sign ? { sign, factor: null } : null;
  }
  const factor = factors.find(({ place }) => place.kind === "sign" && place.of === manner);
  return factor?.place.kind === "sign" ? { sign: factor.place.sign, factor } : null;
}

function openers(view: View): Piece[] {
  return AREAS.flatMap((area) => {
    const opening = openingOf(area, view.known);
    if (!opening) return [];
    const { house, sign, ruler, stands } = opening;
    const key = `${area} ${stands as HouseNumber}` as const;
    const about = [readingId(ruler)];
    return piece({
      kind: "opener",
      area,
      set: "openers",
      key,
      weight: OPENER_WEIGHT,
      text: () => view.words("openers", key).text,
      about: area === "arrival" ? [readingId("Ascendant"), ...about] : about,
      why: () => [view.telling.whyOfHouseRuler(house, sign, ruler, stands)],
    });
  });
}

function manners(view: View): Piece[] {
  return AREAS.flatMap((area) => {
    const manner = mannerOf(area, view);
    if (!manner) return [];
    const { sign, factor } = manner;
    const key = `${area} ${sign}` as const;
    const ruler = openingOf(area, view.known)?.ruler;
    return piece({
      kind: "manner",
      area,
      set: "manners",
      key,
      weight: OPENER_WEIGHT + (factor?.weight ?? 0),
      text: () => view.words("manners", key).text,
      about: factor ? [factor.about] : ruler ? [readingId(ruler)] : [],
      why: () => (factor ? whyOf([factor], view) : [view.telling.whyOfCusp(2, sign)]),
      practice: () => {
        const { practice: text, seated } = view.words("manners", key);
        return { text, seated };
      },
    });
  });
}

function guest(view: View, area: Area, planet: Planet, factor: Factor, share: number): Piece {
  const key = `${area} ${planet}` as const;
  return piece({
    kind: "guest",
    area,
    set: "guests",
    key,
    weight: factor.weight * share,
    text: () => view.words("guests", key).text,
    about: [factor.about],
    why: () => whyOf([factor], view),
  });
}

/** Planets in a field's houses. */
function inHouses(view: View): Piece[] {
  return view.factors.flatMap((factor) => {
    const { place } = factor;
    if (place.kind !== "house" && place.kind !== "ruler" && place.kind !== "angle") return [];
    const [planet] = factor.planets;
    if (!planet) return [];
    if (place.kind === "angle")
      return [guest(view, place.angle === "Ascendant" ? "arrival" : "work", planet, factor, 1)];
    return areasOfHouse(place.house).map((area) => {
      const isFirst = FIELDS[area].houses[0] === place.house;
      return guest(view, area, planet, factor, isFirst ? 1 : SECOND_HOUSE);
    });
  });
}

/** Planets that meet the one that stands for a field, or the ruler of its house. */
function byAspect(view: View): Piece[] {
  return AREAS.flatMap((area) => {
    const ruler = openingOf(area, view.known)?.ruler;
    const own = new Set([...FIELDS[area].natural, ...(ruler ? [ruler] : [])]);
    return view.factors.flatMap((factor) => {
      if (factor.place.kind !== "aspect") return [];
      const { of, with: other } = factor.place;
      if (own.has(of) === own.has(other)) return [];
      return [guest(view, area, own.has(of) ? other : of, factor, BY_ASPECT)];
    });
  });
}

/** All of them, heavier in a heavier chapter. */
export function partsOf(view: View): readonly Piece[] {
  const areas = weightsOfAreas(view.factors);
  const mean = AREAS.reduce((sum, area) => sum + areas[area], 0) / AREAS.length;
  return [...openers(view), ...manners(view), ...inHouses(view), ...byAspect(view)].map((part) => ({
    ...part,
    weight: part.weight * (0.75 + (0.25 * areas[part.area as Area]) / mean),
  }));
}
