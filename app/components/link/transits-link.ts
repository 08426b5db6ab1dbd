import { ZODIACS } from "~/astrology/chart-settings";
import { SIGNS } from "~/astrology/signs";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { type ReadLink, readLink, readNumber, writeLink, writeNumber } from "./link-text";

/** A chart's places, and the span of its time line where that is looked at. */
export interface TransitsLink {
  readonly chart: ChartLongitudes;
  readonly span?: { readonly from: string; readonly length: string; readonly fast: readonly string[] };
}

export type ReadTransitsLink =
  | { readonly ok: true; readonly link: TransitsLink }
  | Extract<ReadLink, { ok: false }>;

/*
 * Version 1: lines of text (name, zodiac with what it has less than the tropical one, span), the places, the cusps. A place is a letter of this table, its tropical
 * longitude in millionths of a degree, its sign and its house; nothing here may change or move.
 */
const PLACES: Readonly<Record<string, string>> = {
  a: "Sun",
  b: "Moon",
  c: "Mercury",
  d: "Venus",
  e: "Mars",
  f: "Jupiter",
  g: "Saturn",
  h: "Uranus",
  i: "Neptune",
  j: "Pluto",
  k: "Chiron",
  l: "North Node",
  m: "South Node",
  n: "Ascendant",
  o: "Midheaven",
  p: "Lilith",
  q: "Ceres",
  r: "Pallas",
  s: "Juno",
  t: "Vesta",
  u: "Vertex",
  v: "East Point",
  w: "Fortune",
  x: "Spirit",
};
const LETTERS = new Map(Object.entries(PLACES).map(([letter, name]) => [name, letter]));
/** Letters of a longitude: 64 to the power of 5 is three times 360 million. */
const WIDTH = 5;
const MILLION = 1_000_000;
const NONE = "-";
/** Signs and houses count from 0. */
const TWELVE = "abcdefghijkl";

const MOST_CHARACTERS = 200;

/** The end of an address that opens the transits of the same chart. Nothing in it says when or where somebody was born. */
export function transitsLink({ chart, span }: TransitsLink): string {
  const { name, zodiac, fromTropical, longitudes, standings, cusps } = chart;
  const text = [
    `n${name.replace(/\p{Cc}+/gu, " ").trim()}`,
    zodiac === "Tropical" ? "" : `z${zodiac} ${angle(fromTropical)}`,
    span ? `s${span.from};${span.length};${span.fast.join(",")}` : "",
  ];
  const places = Object.entries(longitudes).flatMap(([place, longitude]) => {
    const letter = LETTERS.get(place);
    if (!letter) return [];
    const { sign, house } = standings[place] ?? {};
    const signAndHouse =
      (sign ? TWELVE.charAt(SIGNS.indexOf(sign)) : NONE) + (house ? TWELVE.charAt(house - 1) : NONE);
    return letter + angle(longitude) + signAndHouse;
  });
  return writeLink(text.filter(Boolean).join("\n"), places.join(""), cusps.map(angle).join(""));
}

function angle(degrees: number): string {
  return writeNumber(Math.round(degrees * MILLION) % (360 * MILLION), WIDTH);
}

export function readTransitsLink(hash: string): ReadTransitsLink {
  const read = readLink(hash);
  if (!read.ok) return read;
  const [text = "", places = "", cusps = "", ...others] = read.parts;
  const link = others.length === 0 ? linkIn(text, places, cusps) : null;
  return link ? { ok: true, link } : { ok: false, why: "broken" };
}

function linkIn(text: string, placed: string, cuspsPlaced: string): TransitsLink | null {
  const lines = new Map(text.split("\n").map((line) => [line.slice(0, 1), line.slice(1)]));
  const name = lines.get("n") ?? "";
  const [zodiacName, turn] = (lines.get("z") ?? "Tropical").split(" ");
  const zodiac = ZODIACS.find((known) => known === zodiacName);
  const fromTropical = turn === undefined ? 0 : degreesIn(turn);
  const places = piecesOf(placed, WIDTH + 3).map(placeIn);
  const cusps = piecesOf(cuspsPlaced, WIDTH).map(degreesIn);
  const isWhole =
    name.length <= MOST_CHARACTERS &&
    !/[^\P{Cc}\n]/u.test(text) &&
    places.length > 0 &&
    fromTropical < 360 &&
    [0, 12].includes(cusps.length) &&
    cusps.every((cusp) => cusp < 360);
  const known = places.flatMap((place) => place ?? []);
  if (!zodiac || !isWhole || known.length < places.length) return null;
  return {
    chart: {
      name,
      zodiac,
      fromTropical,
      cusps,
      longitudes: Object.fromEntries(known.map(({ place, longitude }) => [place, longitude])),
      standings: Object.fromEntries(
        known.flatMap(({ place, sign, house }) => (sign ? [[place, { sign, house }]] : [])),
      ),
    },
    span: spanIn(lines.get("s")),
  };
}

/** Also a last one that is too short. */
function piecesOf(text: string, length: number): readonly string[] {
  const starts = Array.from({ length: Math.ceil(text.length / length) }, (_, index) => index * length);
  return starts.map((start) => text.slice(start, start + length));
}

function degreesIn(letters: string): number {
  return letters.length === WIDTH ? readNumber(letters) / MILLION : Number.NaN;
}

function placeIn(letters: string) {
  const place = PLACES[letters.charAt(0)];
  const longitude = degreesIn(letters.slice(1, WIDTH + 1));
  const [sign, house] = [...letters.slice(WIDTH + 1)].map((letter) => TWELVE.indexOf(letter));
  const isWhole = letters.length === WIDTH + 3 && place !== undefined && longitude < 360;
  if (!isWhole || sign === undefined || house === undefined) return null;
  return { place, longitude, sign: SIGNS[sign], house: house < 0 ? null : house + 1 };
}

/** As it was written; who shows the span judges its words. */
function spanIn(text: string | undefined): TransitsLink["span"] {
  const [from, length, fast = ""] = text?.split(";") ?? [];
  return from && length ? { from, length, fast: fast.split(",").filter(Boolean) } : undefined;
}
