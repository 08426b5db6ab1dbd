import type { DeskRefusalCode } from "./desk-refusals";

/**
 * Why input is refused at a field: each reason has a code that stays, and its English is made here and nowhere else, so
 * that no message is without a code. A code names what is at fault and what is wrong with it: `date.required`.
 */

const list = (names: readonly (string | number)[]) => names.join(", ");

const POLAR = {
  north: ["Arctic", "N"],
  south: ["Antarctic", "S"],
} as const;
type Pole = keyof typeof POLAR;

const HOW_TO_WRITE_DATES = "MM/DD/YYYY or YYYY-MM-DD";
const YEAR_IS_FIRST = "With hyphens, write the year first, or use MM/DD/YYYY";
const A_CONDITION = 'such as {"kind": "Moon", "state": "Waxing"}';

const MESSAGES = {
  "answers.required": () => "Answers are required, as an object of texts by question",
  "answers.too-deep": (levels: number) => `Answers may be nested at most ${levels} levels deep`,
  "answers.too-large": (bytes: number) => `Answers may have at most ${bytes} bytes`,
  "body.not-an-object": () => "The body must be a JSON object",
  "calendar.gone": () => "You have no calendar address any more: make a new one",
  "calendar.nothing-chosen": () => "Choose what the calendar is to hold",
  "chart.given-twice": () => "Send a birth or longitudes, not both",
  "choice.unknown": (words: readonly (string | number)[]) => `Must be one of ${list(words)}`,
  "condition.not-an-object": () => `Must be a condition ${A_CONDITION}`,
  "condition.same-planet": () => "Must be another planet",
  "conditions.none": () => "Name one condition at least, in all, any or not",
  "conditions.not-a-list": (most: number) => `Must be a list of at most ${most} conditions ${A_CONDITION}`,
  "conditions.too-many": (most: number) => `Name at most ${most} conditions in the three lists together`,
  "confirmation.missing": (word: string) => `Type “${word}” to confirm`,
  "coordinate.required": () => "Required",
  "coordinates.incomplete": () => "Latitude and longitude go together",
  "coordinates.lat-lon-incomplete": () => "lat and lon go together",
  "date.ambiguous": (digits: string) => `${digits} can mean more than one day: write ${HOW_TO_WRITE_DATES}`,
  "date.blank": () => "Must be a date",
  "date.impossible": (month: string, day: number) => `${month} has no day ${day}`,
  "date.month-first": (meant: string) => `Did you mean ${meant}? With slashes the month comes first`,
  "date.no-month": (month: number) => `There is no month ${month}: write ${HOW_TO_WRITE_DATES}`,
  "date.out-of-range": (first: number, last: number) =>
    `The date must lie between 1 January ${first} and 31 December ${last}`,
  "date.required": () => "Birth date is required",
  "date.skipped": (date: string, timeZone: string) =>
    `There was no ${date} there: the clocks of ${timeZone} skipped that day.`,
  "date.unreadable": () => `Write the date as ${HOW_TO_WRITE_DATES}, for example 06/15/1990`,
  "date.year-first": (meant: string | null) =>
    meant === null ? YEAR_IS_FIRST : `Did you mean ${meant}? ${YEAR_IS_FIRST}`,
  "degree.unreadable": () => "Write the degree as 29°36′ Aquarius, or as a longitude from 0 up to 360",
  "degrees.out-of-range": (least: number, most: number) =>
    `Must be a number of degrees from ${least} to ${most}`,
  "dial.unknown": () => "Must be 45 or 90",
  "directions.beyond-polar-circle": (pole: Pole, circle: string) =>
    `Primary directions do not exist inside the ${POLAR[pole][0]} Circle (beyond ${circle}° ${POLAR[pole][1]}): ` +
    "they are measured by how long each point stands above the horizon, and some never rise or set there",
  "elections.beyond-polar-circle": () =>
    "Beyond the polar circles some signs never rise: ask for no house and no Ascendant there",
  "email.invalid": () => "Valid email is required",
  "full-name.required": () => "Full name is required",
  "houses.beyond-polar-circle": (houseSystem: string, pole: Pole, circle: string) =>
    `${houseSystem} houses do not exist inside the ${POLAR[pole][0]} Circle (beyond ${circle}° ${POLAR[pole][1]}): ` +
    "they are measured by how long each degree of the zodiac takes to rise, and some degrees never rise or set there. " +
    "Whole Sign houses work at every latitude.",
  "id.required": () => "An id is required",
  "latitude.required": () => "Latitude is required",
  "list.unknown": (names: readonly string[]) => `Must be a list of ${list(names)}`,
  "list.unknown-or-empty": (names: readonly string[]) => `Must be a list of some of ${list(names)}`,
  "location.required": () => "Birth location is required",
  "longitude.out-of-range": () => "Must be a longitude from 0 up to 360 degrees",
  "longitude.required": () => "Longitude is required",
  "longitudes.none": (points: readonly string[]) => `Name one of ${list(points)} at least`,
  "longitudes.required": () => "Send the longitudes of the chart by name",
  "moment.out-of-range": () => "The moment must lie between 1 January 1800 and 31 December 2100 (UTC)",
  "moment.unreadable": () => "Write the moment as 2026-11-20T09:30Z",
  "name.no-letters": () =>
    "Please write the romanised name, in the letters A to Z: those are what numerology counts.",
  "name.required": () => "Name is required",
  "number.out-of-range": (least: number, most: number) => `Must be a number from ${least} to ${most}`,
  "object.expected": (example: string) => `Must be an object such as ${example}`,
  "orbs.unknown": (tables: readonly string[]) => `Must be ${list(tables)} or degrees by aspect`,
  "orbs.unknown-aspect": (aspects: readonly string[]) => `Must name aspects: ${list(aspects)}`,
  "other-body.opposite-node": () => "The two Nodes are opposite each other at all times",
  "other-body.required": () => "Choose the other body",
  "other-body.same": () => "Choose another body than the first",
  "people.too-many": (most: number) => `${most} people are saved already: remove one first`,
  "person.gone": () => "This person is not among your saved people any more: add them anew",
  "person.taken": () =>
    "Somebody else of this name and birth date is saved already: change or remove that one",
  "place.location-required": () => "Name a place, or give its latitude and longitude",
  "place.name-required": () => "Required",
  "place.no-middle": () =>
    "These two places are opposite each other on the Earth and have no middle: ask for the Mean",
  "place.object-or-null": (example: string) => `Send null, or a place such as ${example}`,
  "place.required": () => 'Say where, such as {"location": "Lisbon"}',
  "place.unknown": (location: string) =>
    `We could not find “${location}”. Try the nearest larger town with its country, such as “Ulm, Germany”, or coordinates`,
  "return.later": (body: string, first: string) =>
    `By then there was no return of ${body}: the first is on ${first} (UTC). Ask for the next one, or for a later moment`,
  "return.none": (body: string) =>
    `From birth to the end of 2100, where our tables end, ${body} does not return`,
  "return.none-again": (body: string) =>
    `Until the end of 2100, where our tables end, ${body} does not return again`,
  "rising.required": () => "Send the rising sign with the longitudes",
  "settings.required": () => "Send the settings of a chart, or null for the defaults",
  "solar-arc.angles-unknown": () => "Solar arcs are carried on by the Solar Arc or by Naibod’s mean one",
  "span.end-before-beginning": () => "The end must come after the beginning",
  "span.from-required": () => "Say from which day, as 2026-11-22",
  "span.not-after-birth": () => "Must be a day after the birth, with which the span begins",
  "span.not-after-first": () => "Must be a day after the first",
  "span.to-required": () => "Say until which day, as 2027-11-22",
  "span.too-long": (most: string) => `Must be at most ${most} after the first day`,
  "station.never-turns": (turning: readonly string[]) => `Choose one that turns: ${list(turning)}`,
  "switch.unreadable": () => "Must be true or false",
  "table.unreadable": () => "Must be a table's name: eight digits from 0 to f",
  "techniques.need-birth": () => "Longitudes have transits alone: all else needs a birth",
  "text.not-text": () => "Must be text",
  "text.too-long": (longest: number) => `Must be at most ${longest} characters`,
  "text.unreadable": () => "Must be readable text",
  "time.hour-of-half-out-of-range": () => "With AM or PM the hour must be between 1 and 12",
  "time.hour-out-of-range": () => "The hour must be between 0 and 23",
  "time.minute-out-of-range": () => "The minutes must be between 0 and 59",
  "time.needed-for-directions": () =>
    "Primary directions need a birth time: four minutes of it are a year of life, and without it nothing stands anywhere",
  "time.needed-for-firdaria": () =>
    "Firdaria need a birth time: by day they begin with the Sun, by night with the Moon",
  "time.needed-for-forecast": () =>
    "Primary directions need a birth time: four minutes of it are a year of life",
  "time.needed-for-lines": () =>
    "The lines need a birth time: in four minutes each of them moves by a degree",
  "time.needed-for-lunar-return": () =>
    "A lunar return needs a birth time: in a day the Moon moves by half a sign",
  "time.needed-for-releasing": () =>
    "Zodiacal releasing needs a birth time: the lots go round the whole zodiac in a day, as the Ascendant does",
  "time.needed-for-relocation": () =>
    "A relocation needs a birth time: it changes nothing but what turns with the Earth",
  "time.needed-for-solar-return": () =>
    "A solar return needs a birth time: without it nobody knows its hour, nor what rises then",
  "time.needed-for-vimshottari": () =>
    "Vimshottari dashas need a birth time: in a day the Moon goes through a whole mansion, which moves all periods by years",
  "time.required": () => "Birth time is required",
  "time.second-out-of-range": () => "The seconds must be between 0 and 59",
  "time.twenty-four": () => "There is no 24:00: write 00:00 and the date of the day that begins",
  "time.unreadable": () => "Write the time as HH:MM, for example 14:30 or 2:30 PM",
  "timezone.not-in-quarters": () => "The timezone must be in whole quarters of an hour, such as 5.75",
  "timezone.out-of-range": () => "The timezone must be between -12 and 14 hours",
  "timezone.unknown": () =>
    "The timezone must be auto, hours from -12 to 14, or a name such as America/New_York",
  "value.unreadable": () => "Must be something that can be read",
  "verifier.required": () => "A verifier is required",
  "verifier.unreadable": () => "Must be 43 characters of base64url",
  "whole-number.out-of-range": (least: number, most: number) =>
    `Must be a whole number from ${least} to ${most}`,
  "whose-return.required": (bodies: readonly string[]) => `Say whose return it is: ${list(bodies)}`,
  "year.out-of-range": (first: number, last: number) => `The year must lie between ${first} and ${last}`,
  "zodiac.differs": (zodiac: string) =>
    `Must be ${zodiac}, as the first person’s: places of two zodiacs cannot be compared`,
};

export type RefusalCode = keyof typeof MESSAGES;

/** All of them, in their order. */
export const REFUSAL_CODES = Object.keys(MESSAGES) as readonly RefusalCode[];

/** A code with what its message speaks of: whoever notices a fault says this, and whoever answers makes the message. */
export type Reason = { readonly [Code in RefusalCode]: readonly [Code, ...Values<Code>] }[RefusalCode];

type Values<Code extends RefusalCode> = Parameters<(typeof MESSAGES)[Code]>;

/** What is wrong with a field. The desk has words of its own, which no visitor's page carries. */
export interface Refusal {
  readonly code: RefusalCode | DeskRefusalCode;
  /** In English, for people. */
  readonly message: string;
}

/** What is wrong, by field; keys are dotted paths such as `person1.location`, and `""` for the input as a whole. */
export type Refusals = Readonly<Record<string, readonly Refusal[]>>;

/** Those whose messages speak of nothing but themselves. */
export type PlainCode = {
  readonly [Code in RefusalCode]: Values<Code> extends [] ? Code : never;
}[RefusalCode];

/** A code with its message. */
export function refusal<Code extends RefusalCode>(code: Code, ...values: Values<Code>): Refusal {
  const say = MESSAGES[code] as (...values: readonly unknown[]) => string;
  return { code, message: say(...values) };
}

/** The same of a reason. */
export function refusalOf(why: Reason): Refusal {
  const [code, ...values] = why;
  return refusal(code, ...(values as never));
}
