import { normalizeDegrees } from "../angles";
import { SIGNS, type Sign } from "../signs";

/**
 * Into how many parts a sign is divided, after Parashara (Brihat Parashara Hora Shastra 6); the ninth is the default. The
 * first is the undivided sign itself, the rashi.
 */
export const DIVISIONS = [9, 1, 2, 3, 10, 12, 30] as const;
export type Division = (typeof DIVISIONS)[number];

/** A part of a sign: in degrees within it from `from` up to `to`, and the sign that it stands for. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly sign: Sign;
}

/** Where the parts of the thirtieth end, which are unequal, and what they stand for: in odd signs and in even ones. */
const THIRTIETHS = {
  odd: [
    [5, "Aries"],
    [10, "Aquarius"],
    [18, "Sagittarius"],
    [25, "Gemini"],
    [30, "Libra"],
  ],
  even: [
    [5, "Taurus"],
    [12, "Virgo"],
    [20, "Pisces"],
    [25, "Capricorn"],
    [30, "Scorpio"],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, Sign])[]>>;

export interface VargaPlace {
  /** Degrees in [0, 360): the sign of the part, and within it how much of the part is gone. */
  readonly longitude: number;
  /** How many degrees of it a degree of the zodiac is. */
  readonly stretch: number;
}

/**
 * Where a *sidereal* longitude (degrees) falls in a divisional chart. Parts hold their beginning. The ninth counts on from
 * Aries without a break; the second has the signs of Sun and Moon alone; the thirtieth has five unequal parts.
 */
export function vargaPlace(longitude: number, division: Division): VargaPlace {
  const folded = normalizeDegrees(longitude);
  const index = Math.floor(folded / 30);
  const degree = folded - 30 * index;
  const { from, to, sign } = partOf(index, degree, division);
  const gone = Math.min((degree - from) / (to - from), 1 - Number.EPSILON);
  return { longitude: 30 * SIGNS.indexOf(sign) + 30 * Math.max(0, gone), stretch: 30 / (to - from) };
}

function partOf(sign: number, degree: number, division: Division): Part {
  const isOdd = sign % 2 === 0; // Aries is the first
  if (division === 30) {
    const parts = THIRTIETHS[isOdd ? "odd" : "even"];
    const place = parts.findIndex(([end]) => degree < end);
    const [to, of] = parts[place] as (typeof parts)[number];
    return { from: parts[place - 1]?.[0] ?? 0, to, sign: of };
  }
  // A hair is added, so that 3°20′ and its like, which are no exact binary numbers, begin a part.
  const place = Math.min(division - 1, Math.floor((degree * division) / 30 + 1e-10));
  return {
    from: (30 * place) / division,
    to: (30 * (place + 1)) / division,
    sign: SIGNS[signOfPart(sign, place, division) % 12] as Sign,
  };
}

/** Counted from Aries, 0, round and round. */
function signOfPart(sign: number, place: number, division: Exclude<Division, 30>): number {
  const isOdd = sign % 2 === 0;
  switch (division) {
    case 1:
      return sign;
    case 2:
      return isOdd === (place === 0) ? SIGNS.indexOf("Leo") : SIGNS.indexOf("Cancer");
    case 3:
      return sign + 4 * place;
    case 9:
      return 9 * sign + place;
    case 10:
      return sign + (isOdd ? 0 : 8) + place;
    case 12:
      return sign + place;
  }
}
