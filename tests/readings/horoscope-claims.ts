import { PLANETS, type Planet } from "~/astrology/bodies";
import { SIGNS, type Sign } from "~/astrology/signs";
import { HOUSES as ORDINALS } from "~/readings/telling/en/names";

/** That a planet stands in a sign, or comes into it. */
export interface PlaceClaim {
  readonly planet: Planet;
  readonly sign: Sign;
}

/** That a sign is one of the reader's houses. */
export interface HouseClaim {
  readonly sign: Sign;
  /** 1 to 12. */
  readonly house: number;
}

/** That a planet turns on a day. */
export interface TurnClaim {
  readonly planet: Planet;
  readonly turns: "back" | "forward";
  /** "8 December" */
  readonly day: string;
}

const PLANET = `(${PLANETS.join("|")})`;
const SIGN = `(${SIGNS.join("|")})`;
const HOUSE = `(${ORDINALS.join("|")})`;
const DAY = "(\\d{1,2} [A-Z][a-z]+)";

const COMES = "in|enters|comes into|moves into|comes upon|is back in|is in|stays in|returns to|goes through";
const PLACES = [
  new RegExp(`${PLANET},? (?:${COMES}) ${SIGN}\\b`, "g"),
  new RegExp(`${PLANET} (?:spends the whole year|stands still) in ${SIGN}\\b`, "g"),
  new RegExp(`${PLANET}, in ${SIGN}\\b`, "g"),
  new RegExp(`${PLANET}, (?:your ruler|the ruler of your sign), is in ${SIGN}\\b`, "g"),
];
const HOUSES = [
  new RegExp(`${SIGN},? (?:which is )?(?:your|the) ${HOUSE} house`, "g"),
  new RegExp(`Where ${SIGN} is your ${HOUSE} house`, "g"),
];
const TURNS = [
  { turns: "back", pattern: new RegExp(`On ${DAY}(?: \\d{4})? ${PLANET} turns retrograde`, "g") },
  { turns: "back", pattern: new RegExp(`From ${DAY}(?: \\d{4})? ${PLANET} moves backwards`, "g") },
  { turns: "forward", pattern: new RegExp(`On ${DAY}(?: \\d{4})? ${PLANET} turns forward`, "g") },
  { turns: "forward", pattern: new RegExp(`From ${DAY}(?: \\d{4})? ${PLANET} moves forward again`, "g") },
] as const;

export function placesClaimed(text: string): PlaceClaim[] {
  return PLACES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, planet, sign]) => ({
      planet: planet as Planet,
      sign: sign as Sign,
    })),
  );
}

export function housesClaimed(text: string): HouseClaim[] {
  return HOUSES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, sign, house]) => ({
      sign: sign as Sign,
      house: (ORDINALS as readonly string[]).indexOf(house as string) + 1,
    })),
  );
}

export function turnsClaimed(text: string): TurnClaim[] {
  return TURNS.flatMap(({ turns, pattern }) =>
    [...text.matchAll(pattern)].map(([, day, planet]) => ({
      planet: planet as Planet,
      turns,
      day: day as string,
    })),
  );
}
