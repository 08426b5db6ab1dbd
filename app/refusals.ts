import type { Body } from "~/astrology/bodies";
import type { CivilDate } from "~/astrology/calendar";
import type { HouseSystem, Zodiac } from "~/astrology/chart-settings";
import type { ReturningBody } from "~/astrology/derived/returns";
import { longDate, monthIn } from "~/words/dates";
import * as names from "~/words/names";
import * as words from "~/words/refusals";
import type { DeskRefusalCode } from "./desk-refusals";
import { inLanguage, inUse } from "./page-language";

/**
 * Why input is refused at a field: each reason has a code that stays, and what its sentence speaks of. The sentence is
 * made where it is answered, in the language of whoever asked, of the catalogue and nowhere else, so that no message is
 * without a code. A code names what is at fault and what is wrong with it: `date.required`.
 */

type Listed = readonly (string | number)[];
const list = (choices: Listed) => choices.join(", ");

type Pole = "north" | "south";

/** Degrees with two decimals, apart, since what stands between them is a matter of the language. */
function inHundredths(degrees: number): { readonly whole: number; readonly hundredths: string } {
  const [whole = "", hundredths = ""] = degrees.toFixed(2).split(".");
  return { whole: Number(whole), hundredths };
}

const called = (body: ReturningBody) =>
  body === "Chiron" ? names.body(body) : names.planetWithArticle(body);

function longestSpan(months: number): string {
  if (months === 12) return words.spanTooLongYear();
  return months > 24 ? words.spanTooLongYears({ years: months / 12 }) : words.spanTooLongMonths({ months });
}

const A_CONDITION = '{"kind": "Moon", "state": "Waxing"}';

const MESSAGES = {
  "answers.required": words.answersRequired,
  "answers.too-deep": (levels: number) => words.answersTooDeep({ levels }),
  "answers.too-large": (bytes: number) => words.answersTooLarge({ bytes }),
  "body.not-an-object": words.bodyNotAnObject,
  "calendar.gone": words.calendarGone,
  "calendar.nothing-chosen": words.calendarNothingChosen,
  "chart.given-twice": words.chartGivenTwice,
  "choice.unknown": (choices: Listed) => words.choiceUnknown({ choices: list(choices) }),
  "condition.not-an-object": () => words.conditionNotAnObject({ example: A_CONDITION }),
  "condition.same-planet": words.conditionSamePlanet,
  "conditions.none": words.conditionsNone,
  "conditions.not-a-list": (most: number) => words.conditionsNotAList({ most, example: A_CONDITION }),
  "conditions.too-many": (most: number) => words.conditionsTooMany({ most }),
  "confirmation.missing": (word: string) => words.confirmationMissing({ word }),
  "coordinate.required": words.coordinateRequired,
  "coordinates.incomplete": words.coordinatesIncomplete,
  "coordinates.lat-lon-incomplete": words.coordinatesLatLonIncomplete,
  "date.ambiguous": (digits: string) => words.dateAmbiguous({ digits }),
  "date.blank": words.dateBlank,
  "date.impossible": (month: number, year: number, day: number) =>
    words.dateImpossible({ month: monthIn(month), year, day }),
  "date.month-first": (meant: CivilDate) => words.dateMonthFirst({ meant: longDate(meant) }),
  "date.no-month": (month: number) => words.dateNoMonth({ month }),
  "date.out-of-range": (first: number, last: number) => words.dateOutOfRange({ first, last }),
  "date.required": words.dateRequired,
  "date.skipped": (date: CivilDate, timeZone: string) =>
    words.dateSkipped({ date: longDate(date), timeZone }),
  "date.unreadable": words.dateUnreadable,
  "date.year-first": (meant: CivilDate | null) =>
    meant === null ? words.dateYearFirst() : words.dateYearFirstMeant({ meant: longDate(meant) }),
  "degree.unreadable": words.degreeUnreadable,
  "degrees.out-of-range": (least: number, most: number) => words.degreesOutOfRange({ least, most }),
  "dial.unknown": words.dialUnknown,
  "directions.beyond-polar-circle": (pole: Pole, circle: number) =>
    words.directionsBeyondPolarCircle({ pole, ...inHundredths(circle) }),
  "elections.beyond-polar-circle": words.electionsBeyondPolarCircle,
  "email.invalid": words.emailInvalid,
  "full-name.required": words.fullNameRequired,
  "houses.beyond-polar-circle": (houseSystem: HouseSystem, pole: Pole, circle: number) =>
    words.housesBeyondPolarCircle({
      houseSystem: names.houseSystem(houseSystem),
      pole,
      ...inHundredths(circle),
    }),
  "id.required": words.idRequired,
  "latitude.required": words.latitudeRequired,
  "list.unknown": (choices: Listed) => words.listUnknown({ choices: list(choices) }),
  "list.unknown-or-empty": (choices: Listed) => words.listUnknownOrEmpty({ choices: list(choices) }),
  "location.required": words.locationRequired,
  "longitude.out-of-range": words.longitudeOutOfRange,
  "longitude.required": words.longitudeRequired,
  "longitudes.none": (points: Listed) => words.longitudesNone({ points: list(points) }),
  "longitudes.required": words.longitudesRequired,
  "moment.out-of-range": words.momentOutOfRange,
  "moment.unreadable": words.momentUnreadable,
  "name.no-letters": words.nameNoLetters,
  "name.required": words.nameRequired,
  "number.out-of-range": (least: number, most: number) => words.numberOutOfRange({ least, most }),
  "object.expected": (example: string) => words.objectExpected({ example }),
  "orbs.unknown": (tables: Listed) => words.orbsUnknown({ tables: list(tables) }),
  "orbs.unknown-aspect": (aspects: Listed) => words.orbsUnknownAspect({ aspects: list(aspects) }),
  "other-body.opposite-node": words.otherBodyOppositeNode,
  "other-body.required": words.otherBodyRequired,
  "other-body.same": words.otherBodySame,
  "people.too-many": (most: number) => words.peopleTooMany({ most }),
  "person.gone": words.personGone,
  "person.taken": words.personTaken,
  "place.location-required": words.placeLocationRequired,
  "place.name-required": words.placeNameRequired,
  "place.no-middle": words.placeNoMiddle,
  "place.object-or-null": (example: string) => words.placeObjectOrNull({ example }),
  "place.required": () => words.placeRequired({ example: '{"location": "Lisbon"}' }),
  "place.unknown": (location: string) => words.placeUnknown({ location }),
  "return.later": (body: ReturningBody, first: CivilDate) =>
    words.returnLater({ body: called(body), first: longDate(first) }),
  "return.none": (body: ReturningBody) => words.returnNone({ body: called(body) }),
  "return.none-again": (body: ReturningBody) => words.returnNoneAgain({ body: called(body) }),
  "rising.required": words.risingRequired,
  "settings.required": words.settingsRequired,
  "solar-arc.angles-unknown": words.solarArcAnglesUnknown,
  "span.end-before-beginning": words.spanEndBeforeBeginning,
  "span.from-required": words.spanFromRequired,
  "span.not-after-birth": words.spanNotAfterBirth,
  "span.not-after-first": words.spanNotAfterFirst,
  "span.to-required": words.spanToRequired,
  "span.too-long": longestSpan,
  "station.never-turns": (bodies: readonly Body[]) =>
    words.stationNeverTurns({ bodies: list(bodies.map((body) => names.body(body))) }),
  "switch.unreadable": words.switchUnreadable,
  "table.unreadable": words.tableUnreadable,
  "techniques.need-birth": words.techniquesNeedBirth,
  "text.not-text": words.textNotText,
  "text.too-long": (longest: number) => words.textTooLong({ longest }),
  "text.unreadable": words.textUnreadable,
  "time.hour-of-half-out-of-range": words.timeHourOfHalfOutOfRange,
  "time.hour-out-of-range": words.timeHourOutOfRange,
  "time.minute-out-of-range": words.timeMinuteOutOfRange,
  "time.needed-for-directions": words.timeNeededForDirections,
  "time.needed-for-firdaria": words.timeNeededForFirdaria,
  "time.needed-for-forecast": words.timeNeededForForecast,
  "time.needed-for-lines": words.timeNeededForLines,
  "time.needed-for-lunar-return": words.timeNeededForLunarReturn,
  "time.needed-for-releasing": words.timeNeededForReleasing,
  "time.needed-for-relocation": words.timeNeededForRelocation,
  "time.needed-for-solar-return": words.timeNeededForSolarReturn,
  "time.needed-for-vimshottari": words.timeNeededForVimshottari,
  "time.required": words.timeRequired,
  "time.second-out-of-range": words.timeSecondOutOfRange,
  "time.twenty-four": words.timeTwentyFour,
  "time.unreadable": words.timeUnreadable,
  "timezone.not-in-quarters": words.timezoneNotInQuarters,
  "timezone.out-of-range": words.timezoneOutOfRange,
  "timezone.unknown": words.timezoneUnknown,
  "value.unreadable": words.valueUnreadable,
  "verifier.required": words.verifierRequired,
  "verifier.unreadable": words.verifierUnreadable,
  "whole-number.out-of-range": (least: number, most: number) => words.wholeNumberOutOfRange({ least, most }),
  "whose-return.required": (bodies: readonly ReturningBody[]) =>
    words.whoseReturnRequired({ bodies: list(bodies.map((body) => names.body(body))) }),
  "year.out-of-range": (first: number, last: number) => words.yearOutOfRange({ first, last }),
  "zodiac.differs": (zodiac: Zodiac) => words.zodiacDiffers({ zodiac }),
};

export type RefusalCode = keyof typeof MESSAGES;

/** All of them, in their order. */
export const REFUSAL_CODES = Object.keys(MESSAGES) as readonly RefusalCode[];

/** A code with what its message speaks of: whoever notices a fault says this, and whoever answers makes the message. */
export type Reason = { readonly [Code in RefusalCode]: readonly [Code, ...Values<Code>] }[RefusalCode];

type Values<Code extends RefusalCode> = Parameters<(typeof MESSAGES)[Code]>;

/** What is wrong with a field. The desk has sentences of its own, which no visitor's browser is sent the code of. */
export type Refusal =
  | { readonly code: RefusalCode; readonly values: readonly unknown[] }
  | { readonly code: DeskRefusalCode; readonly message: string };

/** What is wrong, by field; keys are dotted paths such as `person1.location`, and `""` for the input as a whole. */
export type Refusals = Readonly<Record<string, readonly Refusal[]>>;

/** Those whose messages speak of nothing but themselves. */
export type PlainCode = {
  readonly [Code in RefusalCode]: Values<Code> extends [] ? Code : never;
}[RefusalCode];

/** A code with what its message speaks of. */
export function refusal<Code extends RefusalCode>(code: Code, ...values: Values<Code>): Refusal {
  return { code, values };
}

/** The same of a reason. */
export function refusalOf([code, ...values]: Reason): Refusal {
  return { code, values };
}

/** What is wrong, for people: on the server in a language, English unless said, in the browser in that of the page. */
export function messageOf(why: Refusal, language = inUse()): string {
  return inLanguage(language, () => {
    if ("message" in why) return why.message;
    const say = MESSAGES[why.code] as (...values: readonly unknown[]) => string;
    return say(...why.values);
  });
}
