import { separation } from "../../../astrology/angles";
import type { Planet, TraditionalRuler } from "../../../astrology/bodies";
import { dateOfIso, utcDate, weekdayOf } from "../../../astrology/calendar";
import { DAY_RULERS, placesBetween } from "../../../astrology/chaldean-order";
import type { Instant } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import { SIGNS, type Sign, signAt, signIndex } from "../../../astrology/signs";
import { majorAspectAt } from "../../../astrology/sky-ahead";
import type { HoroscopeTelling } from "../../telling/shape";
import { houseFrom } from "../sentences";
import { rulerOf } from "./concerns";
import { fill } from "./fill";
import type { Lead } from "./lead-of-event";
import type { Family, Partner } from "./plan";
import type { LUCK_PLACEHOLDERS, LuckId } from "./sky-ids";
import type { SkyWords } from "./sky-sentence";
import { SWATCHES } from "./swatches";

/** The five lines beside a day. */
export interface LuckLines {
  readonly mood: string;
  readonly color: string;
  /** The colour to be looked at, `#rrggbb`. */
  readonly swatch: string;
  readonly luckyNumber: number;
  /** `HH:MM`, by the reader's own clock. */
  readonly luckyTime: string;
  readonly compatibility: Sign;
  /** From what in that day's sky each follows. */
  readonly from: Readonly<Record<"mood" | "color" | "luckyNumber" | "luckyTime" | "compatibility", string>>;
}

type LuckValues = Readonly<Partial<Record<(typeof LUCK_PLACEHOLDERS)[number], string>>>;

export interface LuckWords {
  mood(id: `${Partner} ${Family}` | "rest"): readonly string[];
  colours(sign: Sign): readonly string[];
  luck(id: LuckId): string;
  readonly sky: SkyWords;
  readonly telling: HoroscopeTelling;
}

/** How strong a house is: the corners most, the houses before them least. */
const STRENGTHS = ["corner", "middle", "end"] as const;
/** Which of three colours of a sign: plain, strongest, softest. */
const SHADES = { corner: 1, middle: 0, end: 2 } as const;

/** Mood, colour, number, hour and companion of a sign's day, each from its lead or from the places of that noon. */
export function luckOf(lead: Lead, sign: Sign, noon: Instant, words: LuckWords): LuckLines {
  const { telling } = words;
  const say = (id: LuckId, values: LuckValues) => fill(words.luck(id), values);
  const strength = STRENGTHS[(lead.house - 1) % 3] as (typeof STRENGTHS)[number];
  const moon = positionOf("Moon", noon).longitude;
  const moonsign = signAt(moon);
  const house = telling.house(lead.house);
  const body = bodyOf(lead);
  const bodySign = signAt(positionOf(body, lead.event?.at ?? noon).longitude);
  const moods = words.mood(lead.family === "rest" ? "rest" : `${lead.body as Partner} ${lead.family}`);
  const number = numberOf(sign, moon, noon);
  const hour = hourOf(lead, noon);
  const companion = companionOf(sign, moon);
  const apart = houseFrom(sign, companion.sign) - 1;
  const aspect = words.sky(`aspect ${majorAspectAt(apart) ?? "Trine"}`)[0] as string;
  return {
    mood: moods[STRENGTHS.indexOf(strength)] as string,
    color: words.colours(bodySign)[SHADES[strength]] as string,
    swatch: SWATCHES[bodySign][SHADES[strength]],
    luckyNumber: number.number,
    luckyTime: hour.time,
    compatibility: companion.sign,
    from: {
      mood: lead.event
        ? say("mood", { title: telling.title(lead.event), house })
        : say("mood rest", { moonsign: telling.sign(moonsign), house }),
      color: say("color", {
        sign: telling.sign(bodySign),
        planet: telling.planet(body),
        strength: words.luck(`strength ${strength}`),
        house,
      }),
      luckyNumber: say(number.digits ? "number" : "number one digit", {
        planet: telling.planet(number.planet),
        degrees: String(number.degrees),
        digits: number.digits,
        sum: String(number.sum),
        number: String(houseFrom(sign, moonsign)),
      }),
      luckyTime: say("time", {
        planet: telling.planet(hour.planet),
        weekday: telling.weekday(dateOfIso(utcDate(noon))),
        first: telling.planet(hour.first),
        hours: String(hour.count),
      }),
      compatibility: say(companion.isNext ? "companion next" : "companion", {
        moonsign: telling.sign(moonsign),
        sign: telling.sign(companion.sign),
        aspect,
      }),
    },
  };
}

/** Whose place in the zodiac colours the day: the lead's planet, at a new or full Moon and on quiet days the Moon. */
function bodyOf({ event, body }: Lead): Planet {
  return event?.kind === "lunation" || event?.kind === "eclipse" ? "Moon" : body;
}

/** Digits of the degrees between the sign's ruler (where that is the Moon, the Sun) and the Moon, and the Moon's house. */
function numberOf(sign: Sign, moon: number, noon: Instant) {
  const ruler = rulerOf(sign);
  const planet: Planet = ruler === "Moon" ? "Sun" : ruler;
  const degrees = Math.floor(separation(positionOf(planet, noon).longitude, moon));
  const digits = [...String(degrees)];
  const sum = digits.reduce((total, digit) => total + Number(digit), 0);
  return {
    planet,
    degrees,
    digits: digits.length > 1 ? digits.join(" + ") : "",
    sum,
    number: sum + houseFrom(sign, signAt(moon)),
  };
}

/**
 * The hour of the planet that leads, or where it has none, of the ruler of the sign in which it stands: in equal hours from
 * six in the morning, the first of the day where the day is told in the houses one to six, the second in the others.
 */
function hourOf(lead: Lead, noon: Instant) {
  const weekday = weekdayOf(dateOfIso(utcDate(noon)));
  const first = DAY_RULERS[weekday];
  const planet = hourRuler(bodyOf(lead), lead.event?.at ?? noon);
  const places = placesBetween(first, planet) + (lead.house > 6 ? 7 : 0);
  return { planet, first, count: places + 1, time: `${String(6 + places).padStart(2, "0")}:00` };
}

function hourRuler(planet: Planet, at: Instant): TraditionalRuler {
  if (planet === "Uranus" || planet === "Neptune" || planet === "Pluto")
    return rulerOf(signAt(positionOf(planet, at).longitude));
  return planet;
}

/** Of the four signs in trine or sextile with the reader's, the one in which the Moon is or which she reaches next. */
function companionOf(sign: Sign, moon: number): { readonly sign: Sign; readonly isNext: boolean } {
  const at = signIndex(moon);
  const own = SIGNS.indexOf(sign);
  const ahead = Math.min(...[2, 4, 8, 10].map((apart) => (own + apart - at + 24) % 12));
  return { sign: SIGNS[(at + ahead) % 12] as Sign, isNext: ahead > 0 };
}
