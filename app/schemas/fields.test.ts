import { describe, expect, it } from "vitest";
import { messagesOf } from "~/failure";
import { readAccountDeletion } from "./account-deletion";
import { readId } from "./birth-details";
import { birthInputOf, PlaceInput } from "./birth-input";
import { readChartTransits } from "./chart-transits-input";
import { readEphemeris } from "./ephemeris-input";
import { fieldErrors, type Parsed } from "./fields";
import { readDayHere, readEclipseHere } from "./here-query";
import { readMoment } from "./moment-query";
import { readNumerology } from "./numerology-input";
import { readPlacesQuery } from "./places-query";
import { readProfections } from "./profections-input";
import { readQuiz } from "./quiz-input";
import { readSignInClaim } from "./sign-in-claim";

const BirthInput = birthInputOf({});

const NOTHING_TYPED: readonly unknown[] = [undefined, null, "", " ", " \t\n\u00a0 "];

/** Something was sent, and nobody can see it: NUL, NEL, lone surrogates, zero-width and filling characters. */
const INVISIBLE: readonly string[] = [
  "\0",
  "\u0085",
  "\ud800 \udfff",
  "\u200b\u2060",
  "\u00ad\u3164",
  "\u2800",
];

type Raw = Readonly<Record<string, unknown>>;

const NUMEROLOGY = { fullName: "Ann Lee", birthDate: "1990-06-15" };
const QUIZ = { email: "ann@example.com", name: "Ann", responses: {} };
const BIRTH = { name: "Ann", date: "1990-06-15", time: "14:30" };

const readWith =
  (schema: typeof BirthInput | typeof PlaceInput) =>
  (raw: Raw): Parsed<unknown> => {
    const parsed = schema.safeParse(raw);
    return parsed.success
      ? { ok: true, value: parsed.data }
      : { ok: false, fields: fieldErrors(parsed.error) };
  };

function fieldsOf(parsed: Parsed<unknown>) {
  return parsed.ok ? {} : messagesOf(parsed.fields);
}

describe.each<[string, string, (raw: Raw) => Parsed<unknown>, Raw]>([
  ["a moment", "at", readMoment, {}],
  ["a place that is being typed", "q", readPlacesQuery, {}],
  ["a latitude to look near", "lat", readPlacesQuery, {}],
  ["a year", "year", readNumerology, NUMEROLOGY],
  ["a house system", "houseSystem", readWith(BirthInput), BIRTH],
  ["a timezone", "timezone", readWith(BirthInput), BIRTH],
  ["which of two hours", "timeReading", readWith(BirthInput), BIRTH],
  ["a longitude", "longitude", readWith(PlaceInput), { location: "Ulm" }],
  ["a quiz answer beside the others", "focus", readQuiz, QUIZ],
])("%s, which need not be given", (_, field, read, others) => {
  it.each(NOTHING_TYPED)("is not given by %j", (value) => {
    expect(read({ ...others, [field]: value }).ok).toBe(true);
  });

  it.each(INVISIBLE)("is refused at its field as %j", (value) => {
    const fields = fieldsOf(read({ ...others, [field]: value }));
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]?.join()).toMatch(/^(Must|Write|The timezone must)/);
  });
});

describe.each<[string, (raw: Raw) => Parsed<unknown>, Raw, string]>([
  ["name", readWith(BirthInput), BIRTH, "Name is required"],
  ["date", readWith(BirthInput), BIRTH, "Birth date is required"],
  ["time", readWith(BirthInput), BIRTH, "Birth time is required"],
  ["location", readWith(PlaceInput), {}, "Birth location is required"],
  ["fullName", readNumerology, NUMEROLOGY, "Full name is required"],
  ["birthDate", readNumerology, NUMEROLOGY, "Birth date is required"],
  ["name", readQuiz, QUIZ, "Name is required"],
  ["email", readQuiz, QUIZ, "Valid email is required"],
  ["id", readId, {}, "An id is required"],
  ["verifier", readSignInClaim, {}, "A verifier is required"],
  ["confirmation", readAccountDeletion, {}, "Type “delete” to confirm"],
])("%s, which must be given", (field, read, others, message) => {
  it.each([...NOTHING_TYPED, ...INVISIBLE])("is asked for when it is %j", (value) => {
    expect(fieldsOf(read({ ...others, [field]: value }))).toEqual({ [field]: [message] });
  });
});

describe("A text that is longer than its field", () => {
  const short = "Must be at most 64 characters";
  it.each<[string, (raw: Raw) => Parsed<unknown>, Raw, string, number, string]>([
    ["a name", readWith(BirthInput), BIRTH, "name", 201, "Must be at most 200 characters"],
    ["a place", readWith(PlaceInput), {}, "location", 201, "Must be at most 200 characters"],
    ["an answer", readQuiz, QUIZ, "focus", 201, "Must be at most 200 characters"],
    ["an e-mail", readQuiz, QUIZ, "email", 255, "Valid email is required"],
    ["a date", readWith(BirthInput), BIRTH, "date", 65, short],
    ["a time", readWith(BirthInput), BIRTH, "time", 65, short],
    ["a zone", readWith(BirthInput), BIRTH, "timezone", 65, short],
    ["a number", readPlacesQuery, {}, "lat", 65, short],
    ["a whole number", readEphemeris, { month: "1" }, "year", 65, short],
    ["a moment", readMoment, {}, "at", 65, short],
    ["a word of a list", readWith(BirthInput), BIRTH, "houseSystem", 65, short],
    ["an id", readId, {}, "id", 65, short],
  ])("is refused there, blanks counted: %s", (_, read, others, field, length, message) => {
    for (const letter of ["1", " ", "x", "\u{1f319}"]) {
      const fields = fieldsOf(read({ ...others, [field]: letter.repeat(length) }));
      expect(fields, letter).toEqual({ [field]: [message] });
    }
  });

  it("is a name of 201 letters, and none of 200 that come in two parts each", () => {
    const named = (name: string) => fieldsOf(readWith(BirthInput)({ ...BIRTH, name }));
    expect(named("e\u0301".repeat(200))).toEqual({});
    expect(named("e\u0301".repeat(201))).toEqual({ name: ["Must be at most 200 characters"] });
    expect(named(`Ann${" ".repeat(198)}`)).toEqual({ name: ["Must be at most 200 characters"] });
  });
});

describe("Numbers in a query", () => {
  it.each([
    ["-1e-7", -1e-7],
    [".5", 0.5],
    ["51.50735999999999", 51.50735999999999],
    ["5e1", 50],
  ])("%j is read as %d", (text, number) => {
    expect(readPlacesQuery({ lat: text, lon: text })).toMatchObject({
      value: { latitude: number, longitude: number },
    });
    expect(readDayHere({ lat: text, lon: text })).toMatchObject({ value: { point: { latitude: number } } });
    expect(readEclipseHere({ lat: text, lon: text })).toMatchObject({
      value: { point: { longitude: number } },
    });
  });

  it("a whole number may have a point or an exponent", () => {
    expect(readEphemeris({ year: "2026.0", month: "1e1" })).toMatchObject({
      value: { year: 2026, month: 10 },
    });
    expect(Object.keys(fieldsOf(readEphemeris({ year: "2026.5", month: "1e-1" })))).toEqual([
      "year",
      "month",
    ]);
  });
});

describe("Numbers and words of a list", () => {
  it.each(INVISIBLE)("are refused as %j", (value) => {
    const input = { birthDate: "1990-06-15", risingSign: value, currentAge: value, yearsToShow: 5 };
    expect(Object.keys(fieldsOf(readProfections(input)))).toEqual(["risingSign", "currentAge"]);
    const transits = fieldsOf(readChartTransits({ longitudes: { Sun: value } }));
    expect(Object.keys(transits)).toEqual(["longitudes.Sun"]);
  });
});

describe("Text with something to see in it", () => {
  it.each([
    ["Ann\0Lee", "Ann Lee"],
    ["\u200bAnn", "\u200bAnn"],
    ["  Zoe\u0308 ", "Zo\u00eb"],
    ["क्‍ष", "क्‍ष"], // held together by a zero-width joiner
  ])("%j is kept as %j", (typed, kept) => {
    expect(readWith(BirthInput)({ ...BIRTH, name: typed })).toMatchObject({
      ok: true,
      value: { name: kept },
    });
  });
});
