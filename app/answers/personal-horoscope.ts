import type { MajorAspect } from "~/astrology/aspects";
import { isPlanet, type Planet } from "~/astrology/bodies";
import { type CivilDate, dateOfIso, formatIsoDate } from "~/astrology/calendar";
import { DEFAULT_SETTINGS } from "~/astrology/chart-settings";
import { transitsActiveAt } from "~/astrology/chart-transits";
import type { HouseNumber } from "~/astrology/houses";
import { type Instant, isoOf, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { natalPlaces } from "~/astrology/natal-points";
import { positionOf } from "~/astrology/positions";
import { profectionOn } from "~/astrology/profections";
import { type Sign, signAt } from "~/astrology/signs";
import { type RunningFirdar, runningFirdar } from "~/astrology/time-lords/running-firdar";
import { marksOf, type OwnLanguage } from "~/languages";
import { familyOf } from "~/readings/horoscope/second/concerns";
import type { Partner } from "~/readings/horoscope/second/plan";
import { houseName, planetName } from "~/readings/horoscope/second/sky-sentence";
import { type SpanWords, spanWords } from "~/readings/horoscope/second/span-words";
import { toldDay } from "~/readings/horoscope/second/tell-day";
import { SLOWNESS } from "~/readings/horoscope/second/weights";
import { type HoroscopeSentence, houseFrom } from "~/readings/horoscope/sentences";
import { standingSource } from "~/readings/horoscope/sky-source";
import type { HoroscopeTelling } from "~/readings/telling/shape";
import { tellingIn } from "~/readings/telling/telling";
import type { Texts } from "~/readings/texts";
import type { ChartPoint } from "~/schemas/chart-transits-input";
import type { ChartOfDay, PersonalHoroscopeRequest } from "~/schemas/personal-horoscope-input";
import { resolveBirthMoment } from "~/time/birth-moment";
import { NOON } from "~/time/civil-date";
import { chartInput } from "./birth-chart";

/** The planet whose year of life it is, by profection from the rising sign. */
export interface LordOfYear {
  readonly planet: Planet;
  readonly age: number;
  /** The house whose turn it is, and its sign. */
  readonly house: number;
  readonly sign: Sign;
  /** ISO dates: the birthday, and the day before the next one. */
  readonly startsOn: string;
  readonly endsOn: string;
}

/** A planet of the day that touches a place of the chart. */
export interface ContactOfDay {
  readonly planet: Planet;
  readonly point: ChartPoint;
  readonly type: MajorAspect;
  /** Degrees from exact at noon. */
  readonly orb: number;
  readonly isApplying: boolean;
  readonly isRetrograde: boolean;
  /** The planet's house, counted from the rising sign. */
  readonly house: number;
  /** ISO instants within a day of that noon. */
  readonly exact: readonly string[];
}

export interface PersonalHoroscope {
  readonly date: string;
  /** The lord of the year first, then the longer period that runs, the strongest contacts, and the day as its houses have it. */
  readonly sentences: readonly (HoroscopeSentence & OwnLanguage)[];
  /** Null where no birth was given, and before it. */
  readonly lord: LordOfYear | null;
  readonly contacts: readonly ContactOfDay[];
}

/** How many contacts are told in words. */
const TOLD = 3;

/** The day of one chart, told from its own houses. */
export async function personalHoroscope(
  { of, date, zone }: PersonalHoroscopeRequest,
  texts: Texts,
): Promise<PersonalHoroscope> {
  const { points, rising } = chartOf(of);
  const noon = noonIn(of, date, zone);
  const wordsIn = await spanWords(texts);
  const lord = lordOf(of, rising, date);
  const period = lord && periodOf(of, points, noon);
  const contacts = contactsOf(points, rising, noon);
  // The Moon changes within hours, and the day's own text tells of her.
  const strongest = [...contacts]
    .filter(({ planet }) => planet !== "Moon")
    .sort((a, b) => weightOf(b, lord) - weightOf(a, lord))
    .slice(0, TOLD);
  const day = await toldDay(rising, date, texts);
  const told = texts.tell((language) => {
    const words = wordsIn(tellingIn(language).horoscope);
    return {
      sentences: [
        ...(lord ? [lordSentence(lord, rising, noon, words)] : []),
        ...(period ? [periodSentence(period, lord.planet, rising, noon, words)] : []),
        ...strongest.map((contact, index) => contactSentence(contact, rising, noon, index, words)),
      ],
    };
  });
  const sentencesOf = ({ sentences, ...marks }: Pick<PersonalHoroscope, "sentences"> & OwnLanguage) =>
    sentences.map((sentence) => ({ ...sentence, ...marksOf(marks) }));
  return {
    date: formatIsoDate(date),
    sentences: [...sentencesOf(told), ...sentencesOf(day)],
    lord,
    contacts,
  };
}

/** A chart's places, and the sign that is its first house: with an unknown time the Sun's. */
function chartOf(of: ChartOfDay): { readonly points: Record<ChartPoint, number>; readonly rising: Sign } {
  if (!("birth" in of)) return { points: of.longitudes as Record<ChartPoint, number>, rising: of.rising };
  const { birth } = of;
  const places = natalPlaces(chartInput(birth), (birth.settings ?? DEFAULT_SETTINGS).node);
  const first = places.get("Ascendant") ?? (places.get("Sun") as number);
  return { points: Object.fromEntries(places) as Record<ChartPoint, number>, rising: signAt(first) };
}

/** Noon of the day where it is spent. */
function noonIn(of: ChartOfDay, date: CivilDate, zone: PersonalHoroscopeRequest["zone"]): Instant {
  const place = "birth" in of ? of.birth.place : { latitude: 0, longitude: 0, timeZone: "UTC" };
  return resolveBirthMoment({ date, time: NOON, timezone: zone, place, timeReading: "earlier" }).instant;
}

function lordOf(of: ChartOfDay, risingSign: Sign, date: CivilDate): LordOfYear | null {
  if (!("birth" in of)) return null;
  const birthDate = dateOfIso(of.birth.moment.localTime);
  const year = profectionOn(birthDate, risingSign, date);
  if (!year) return null;
  const { rulingPlanet: planet, age, house, sign, startsOn, endsOn } = year;
  return { planet, age, house, sign, startsOn: formatIsoDate(startsOn), endsOn: formatIsoDate(endsOn) };
}

/** A period that is in the hands of planets: a node's has no place in the sky of a day that could be told. */
interface PeriodOfPlanets {
  readonly planet: Planet;
  readonly part: Planet;
  /** The last moments of the period and of its part. */
  readonly until: Instant;
  readonly partUntil: Instant;
}

/** The firdar that runs and its part. Null where nobody knows whether it was day or night at the birth. */
function periodOf(of: ChartOfDay, points: Record<ChartPoint, number>, noon: Instant): PeriodOfPlanets | null {
  if (!("birth" in of) || !("Ascendant" in points)) return null;
  const { instant } = of.birth.moment;
  const running = runningFirdar({ instant, sun: points.Sun, rising: points.Ascendant }, noon);
  return running && ofPlanets(running);
}

function ofPlanets({ firdar, part }: RunningFirdar): PeriodOfPlanets | null {
  if (!part || !isPlanet(firdar.lord) || !isPlanet(part.lord)) return null;
  return { planet: firdar.lord, part: part.lord, until: firdar.to, partUntil: part.to };
}

function contactsOf(points: Record<ChartPoint, number>, rising: Sign, noon: Instant): ContactOfDay[] {
  const around = [noon - MILLISECONDS_PER_DAY, noon + MILLISECONDS_PER_DAY] as const;
  return transitsActiveAt(points, noon, around).map(({ longitude, exact, closest: _, ...contact }) => ({
    ...contact,
    house: houseFrom(rising, signAt(longitude)),
    exact: exact.map(({ instant }) => isoOf(instant)),
  }));
}

const SLOWEST_LAST: readonly Planet[] = ["Moon", ...SLOWNESS];
const PERSONAL: readonly string[] = ["Sun", "Moon", "Ascendant", "Midheaven", "Mercury", "Venus", "Mars"];

/** The lord of the year first, then slow planets on what is personal, then what is close. */
function weightOf({ planet, point, orb }: ContactOfDay, lord: LordOfYear | null): number {
  const ofLord = lord && (planet === lord.planet || point === lord.planet) ? 20 : 0;
  return ofLord + SLOWEST_LAST.indexOf(planet) + (PERSONAL.includes(point) ? 6 : 0) - 4 * orb;
}

function lordSentence(lord: LordOfYear, rising: Sign, noon: Instant, words: SpanWords): HoroscopeSentence {
  const sign = signAt(positionOf(lord.planet, noon).longitude);
  const { telling } = words;
  const values = { planet: telling.planet(lord.planet), age: String(lord.age) };
  const whose = words.fact("lord", 0, { ...values, house: houseName(rising, lord.sign, telling) });
  const where = words.fact("lord meets", 0, {
    planet: planetName(lord.planet, noon, telling),
    house: houseName(rising, sign, telling),
  });
  return { text: `${whose} ${where}`, source: standingSource(lord.planet, sign, noon, telling) };
}

function periodSentence(
  { planet, part, until, partUntil }: PeriodOfPlanets,
  lordOfYear: Planet,
  rising: Sign,
  noon: Instant,
  words: SpanWords,
): HoroscopeSentence {
  const { telling } = words;
  const sign = signAt(positionOf(part, noon).longitude);
  const whose = words.fact(part === planet ? "period own" : "period", 0, {
    planet: telling.planet(planet),
    other: telling.planet(part),
    until: monthOf(until, telling),
    day: monthOf(partUntil, telling),
  });
  // Where the lord of the year is has been told.
  const where =
    part === lordOfYear
      ? null
      : words.fact("period meets", 0, {
          planet: planetName(part, noon, telling),
          house: houseName(rising, sign, telling),
        });
  return { text: where ? `${whose} ${where}` : whose, source: standingSource(part, sign, noon, telling) };
}

/** `May 2031`. */
function monthOf(at: Instant, telling: HoroscopeTelling): string {
  return telling.monthOfYear(dateOfIso(isoOf(at)));
}

function contactSentence(
  { planet, point, type, house }: ContactOfDay,
  rising: Sign,
  noon: Instant,
  turn: number,
  words: SpanWords,
): HoroscopeSentence {
  const { telling } = words;
  const sign = signAt(positionOf(planet, noon).longitude);
  const fact = words.fact("contact", turn, {
    planet: planetName(planet, noon, telling),
    does: words.sky(`does ${type}`)[0] as string,
    other: telling.point(point),
    house: houseName(rising, sign, telling),
  });
  const family = familyOf(type, planet as Partner);
  const clause = words.house(house as HouseNumber, `clause ${planet as Partner} ${family}`);
  return { text: `${fact} ${clause}`, source: standingSource(planet, sign, noon, telling) };
}
