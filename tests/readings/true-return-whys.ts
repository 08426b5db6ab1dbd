import type { NatalChart } from "../../app/astrology/chart";

/**
 * Whether a reason of a return's page is true, worked out from the longitudes and cusps of both charts alone: nothing of
 * the code that made the sentence is used here.
 */

type Chart = Pick<NatalChart, "rising" | "midheaven" | "planets" | "houses">;

const ZODIAC =
  "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");
const NTH = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const RULERS = "Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter".split(" ");

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;
const apart = (a: number, b: number) => Math.min(turned(a - b), turned(b - a));
const signOf = (longitude: number) => ZODIAC[Math.floor(turned(longitude) / 30)];

/** The house whose cusp is the last one passed. */
export function nthHouseOf(longitude: number, { houses }: Chart): string | undefined {
  const passed = houses.map((cusp) => turned(longitude - cusp.longitude));
  return NTH[passed.indexOf(Math.min(...passed))];
}

function longitudeOf({ rising, midheaven, planets }: Chart, name: string): number {
  const [ascendant, culminating] = [rising?.longitude ?? Number.NaN, midheaven?.longitude ?? Number.NaN];
  const angles: Readonly<Record<string, number>> = {
    Ascendant: ascendant,
    Midheaven: culminating,
    Descendant: ascendant + 180,
    "Imum Coeli": culminating + 180,
  };
  return angles[name] ?? planets.find(({ planet }) => planet === name)?.longitude ?? Number.NaN;
}

/** "about 3 degrees from", "almost exactly on" */
const NEAR = String.raw`(?:(almost exactly) on|about (\w+) degrees? from)`;
const HOUSE = String.raw`(\w+) house \([^)]*\)`;

function isNear(orb: number, exactly: string, about: string): boolean {
  if (exactly) return orb <= 0.5;
  return orb <= 5 && Math.abs(orb - (about === "one" ? 1 : Number(about))) <= 0.5;
}

type Check = (natal: Chart, returned: Chart, ...found: string[]) => boolean;

const CHECKS: readonly (readonly [string, Check])[] = [
  [
    "The Sun of the return stands at the same place of the zodiac as at your birth\\.",
    (natal, returned) => apart(longitudeOf(natal, "Sun"), longitudeOf(returned, "Sun")) < 0.001,
  ],
  [
    "The Sun of the return stands at the same place among the stars as at your birth\\.",
    // The equinox moves back by a degree in 72 years.
    (natal, returned) => apart(longitudeOf(natal, "Sun"), longitudeOf(returned, "Sun")) < 4.2,
  ],
  [
    `The Ascendant of the return is in (\\w+), in the ${HOUSE} of your birth chart\\.`,
    (natal, returned, sign, nth) => {
      const ascendant = longitudeOf(returned, "Ascendant");
      return signOf(ascendant) === sign && nthHouseOf(ascendant, natal) === nth;
    },
  ],
  [
    `The Ascendant of the return stands ${NEAR} that of your birth\\.`,
    (natal, returned, exactly = "", about = "") =>
      isNear(apart(longitudeOf(natal, "Ascendant"), longitudeOf(returned, "Ascendant")), exactly, about),
  ],
  [
    `The (Sun|Moon) of the return stands in its ${HOUSE}\\.`,
    (_, returned, light = "", nth = "") => nthHouseOf(longitudeOf(returned, light), returned) === nth,
  ],
  [
    `The return’s (\\w+) stands ${NEAR} its (\\w+(?: Coeli)?)\\.`,
    (_, returned, planet = "", exactly = "", about = "", angle = "") =>
      isNear(apart(longitudeOf(returned, planet), longitudeOf(returned, angle)), exactly, about),
  ],
  [
    `(\\w+) rises in the return, and its ruler, (?:the )?(\\w+), stands in the ${HOUSE} of the return\\.`,
    (_, returned, sign = "", ruler = "", nth = "") =>
      signOf(longitudeOf(returned, "Ascendant")) === sign &&
      RULERS[ZODIAC.indexOf(sign)] === ruler &&
      nthHouseOf(longitudeOf(returned, ruler), returned) === nth,
  ],
];

const PATTERNS = CHECKS.map(([pattern, check]) => [new RegExp(`^${pattern}$`), check] as const);

/** What is wrong with a reason; null where nothing is. */
export function faultOfReturn(why: string, natal: Chart, returned: Chart): string | null {
  for (const [pattern, check] of PATTERNS) {
    const found = pattern.exec(why);
    if (!found) continue;
    const groups = found.slice(1).map((group) => group ?? "");
    return check(natal, returned, ...groups) ? null : `${why} (is false)`;
  }
  return `${why} (cannot be checked)`;
}
