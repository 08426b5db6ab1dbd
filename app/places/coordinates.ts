import { angleBetween, EARTH_RADIUS, type GeoPoint, unitVector } from "~/astrology/sphere";
import { COMPLETE, type Language } from "~/languages";

/** Coordinates as people type and read them. Degrees throughout, north and east positive. */

const SPELLED_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    north: "n",
    south: "s",
    east: "e",
    west: "w",
    latitude: " ",
    longitude: " ",
    lat: " ",
    long: " ",
    lon: " ",
    lng: " ",
    deg: "°",
    degree: "°",
    degrees: "°",
    minutes: "'",
    min: "'",
    seconds: '"',
    sec: '"',
  }),
);

/** The words of Spanish and Portuguese, which both call the west "oeste". */
const IBERIAN = {
  norte: "n",
  este: "e",
  oeste: "w",
  latitud: " ",
  longitud: " ",
  minutos: "'",
  segundos: '"',
};

interface Written {
  readonly decimal: string;
  readonly east: string;
  readonly west: string;
  /** What is read beside English. */
  readonly spelledOut: ReadonlyMap<string, string>;
  /** Letters of the hemispheres that mean another one elsewhere, or none: "O" is the east in German. */
  readonly letters: ReadonlyMap<string, string>;
}

/** How a language writes coordinates; the words that pages put them in have the same letters. */
const WRITTEN: Readonly<Record<Language, Written>> = {
  en: { decimal: ".", east: "E", west: "W", spelledOut: new Map(), letters: new Map() },
  es: {
    decimal: ",",
    east: "E",
    west: "O",
    spelledOut: new Map(Object.entries({ ...IBERIAN, sur: "s", grado: "°", grados: "°" })),
    letters: new Map([["o", "w"]]),
  },
  "pt-BR": {
    decimal: ",",
    east: "L",
    west: "O",
    spelledOut: new Map(Object.entries({ ...IBERIAN, leste: "e", sul: "s", grau: "°", graus: "°" })),
    letters: new Map([
      ["l", "e"],
      ["o", "w"],
    ]),
  },
};

interface Token {
  /** A number, a hemisphere, a minus sign, a separator between two angles, or a mark after degrees or minutes. */
  readonly kind: "number" | "hemisphere" | "minus" | "separator" | "mark";
  readonly text: string;
}

function tokenize(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  const pattern = /(\d+(?:\.\d+)?)|([nsew])|(-)|([,;/])|([°'":])|\s+|(.)/gsu;
  for (const [whole, number, hemisphere, minus, separator, mark, other] of text.matchAll(pattern)) {
    if (other !== undefined || tokens.length > 24) return null;
    if (number !== undefined) tokens.push({ kind: "number", text: whole });
    else if (hemisphere !== undefined) tokens.push({ kind: "hemisphere", text: whole });
    else if (minus !== undefined) tokens.push({ kind: "minus", text: whole });
    else if (separator !== undefined) tokens.push({ kind: "separator", text: whole });
    else if (mark !== undefined) tokens.push({ kind: "mark", text: whole });
  }
  return tokens;
}

/** Where the second angle begins, or -1 when the tokens are not two angles. */
function secondAngleStart(tokens: readonly Token[]): number {
  const at = (kind: Token["kind"]) => tokens.flatMap((token, index) => (token.kind === kind ? [index] : []));
  const hemispheres = at("hemisphere");
  const [first, second] = hemispheres;
  if (hemispheres.length === 2 && first !== undefined && second !== undefined) {
    if (first === 0) return second;
    if (second === tokens.length - 1) return first + 1;
    // The astrologer's way, "43n30 7e06": the last number before the second letter begins the second angle.
    return at("number").findLast((index) => index < second) ?? -1;
  }
  if (hemispheres.length > 0) return -1;
  const numbers = at("number");
  const degreeMarks = tokens.flatMap((token, index) => (token.text === "°" ? [index] : []));
  const secondNumber =
    degreeMarks.length === 2 ? numbers.findLast((index) => index < (degreeMarks[1] ?? 0)) : numbers[1];
  // Two bare numbers need a decimal point each: "12 34" could be anything.
  const clear =
    degreeMarks.length === 2 ||
    (numbers.length === 2 && numbers.every((index) => tokens[index]?.text.includes(".")));
  if (!clear || secondNumber === undefined) return -1;
  return tokens[secondNumber - 1]?.kind === "minus" ? secondNumber - 1 : secondNumber;
}

function splitInTwo(tokens: readonly Token[]): readonly [readonly Token[], readonly Token[]] | null {
  const separators = tokens.flatMap((token, index) => (token.kind === "separator" ? [index] : []));
  const [separator] = separators;
  if (separators.length > 1) return null;
  if (separator !== undefined) {
    // A slash between two bare whole numbers is a date.
    if (
      tokens[separator]?.text === "/" &&
      !tokens.some(({ kind, text }) => kind !== "number" && text !== "/")
    ) {
      if (!tokens.every(({ kind, text }) => kind !== "number" || text.includes("."))) return null;
    }
    return [tokens.slice(0, separator), tokens.slice(separator + 1)];
  }
  const start = secondAngleStart(tokens);
  return start <= 0 ? null : [tokens.slice(0, start), tokens.slice(start)];
}

interface Angle {
  /** Degrees, signed. */
  readonly value: number;
  readonly axis: "latitude" | "longitude" | null;
}

function readAngle(tokens: readonly Token[]): Angle | null {
  const numbers = tokens.filter(({ kind }) => kind === "number").map(({ text }) => text);
  const hemispheres = tokens.filter(({ kind }) => kind === "hemisphere").map(({ text }) => text);
  const minuses = tokens.filter(({ kind }) => kind === "minus");
  const [degrees, minutes = "0", seconds = "0"] = numbers;
  if (degrees === undefined || numbers.length > 3 || hemispheres.length > 1 || minuses.length > 1)
    return null;
  // A sign and a hemisphere together ("-43 S") leave open what was meant; a sign elsewhere is a date's hyphen.
  if (minuses.length === 1 && (hemispheres.length === 1 || tokens[0]?.kind !== "minus")) return null;
  if (numbers.slice(0, -1).some((number) => number.includes("."))) return null;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  const [hemisphere] = hemispheres;
  const negative = minuses.length === 1 || hemisphere === "s" || hemisphere === "w";
  return {
    value: (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * (negative ? -1 : 1),
    axis:
      hemisphere === undefined ? null : hemisphere === "n" || hemisphere === "s" ? "latitude" : "longitude",
  };
}

/** Whether the two numbers are a point on the Earth: finite, -90 to 90 and -180 to 180. */
export function validCoordinates(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/**
 * Reads "43.5, 7.1", "43°30'N 7°06'E", "N43 30 15 E7 6 0", "43n30 7e06", "43,5 7,1" and their mixtures; latitude
 * first unless the hemispheres say otherwise. Null when the text is anything else or no point on the Earth.
 * @param language whose words and letters are read beside English ones: "43,50° N, 7,10° O" in Spanish
 */
export function parseCoordinates(text: string, language: Language = COMPLETE): GeoPoint | null {
  const { spelledOut, letters } = WRITTEN[language];
  if (text.length > 80 || !/\d/.test(text)) return null;
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[a-z]{3,}[.:]*/g, (word) => {
      const bare = word.replace(/[.:]/g, "");
      return SPELLED_OUT.get(bare) ?? spelledOut.get(bare) ?? word;
    })
    .replace(/(?<![a-z])[a-z](?![a-z])/g, (letter) => letters.get(letter) ?? letter)
    .replace(/[º˚∘]/g, "°")
    .replace(/[″”“]|''|′′/g, '"')
    .replace(/[′’‘ʹ´`]/g, "'")
    .replace(/[−–—]/g, "-")
    .replace(/^\s*[([]|[)\]]\s*$/g, "")
    .replaceAll("+", " ")
    .trim();
  // Decimal commas, where both numbers have one and something else parts them: "43,5 7,1".
  const decimalCommas = /^(?:[nsew] ?)?-?\d{1,3},\d+[^\d ;/]*[ ;/]\D*\d{1,3},\d+\D*$/.test(plain);
  const tokens = tokenize(decimalCommas ? plain.replace(/(?<=\d),(?=\d)/g, ".") : plain);
  const halves = tokens && splitInTwo(tokens);
  const first = halves && readAngle(halves[0]);
  const second = halves && readAngle(halves[1]);
  if (!first || !second || (first.axis !== null && first.axis === second.axis)) return null;
  const swapped = first.axis === "longitude" || second.axis === "latitude";
  const latitude = (swapped ? second : first).value;
  const longitude = (swapped ? first : second).value;
  return validCoordinates(latitude, longitude) ? { latitude, longitude } : null;
}

/** "43.50° N, 7.10° E", in a language as it writes them: "43,50° N, 7,10° L". */
export function formatCoordinates({ latitude, longitude }: GeoPoint, language: Language = COMPLETE): string {
  const { decimal, east, west } = WRITTEN[language];
  const angle = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(2).replace(".", decimal)}° ${value < 0 ? negative : positive}`;
  return `${angle(latitude, "N", "S")}, ${angle(longitude, east, west)}`;
}

/** Great-circle kilometres between two points. */
export function distanceInKm(a: GeoPoint, b: GeoPoint): number {
  return EARTH_RADIUS * angleBetween(unitVector(a), unitVector(b));
}
