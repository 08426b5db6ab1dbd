import { describe, expect, test } from "vitest";
import * as z from "zod";
import { messagesOf } from "~/failure";
import { refusal } from "~/refusals";
import { readAccountDeletion } from "./account-deletion";
import { readBirthDetails } from "./birth-details";
import { birthInputOf } from "./birth-input";
import { readChartCalendar, readFeedChange } from "./calendar-input";
import { readChartSettings } from "./chart-settings-input";
import { readDerivedChart } from "./derived-chart-input";
import { fieldErrors, type Parsed, readBy } from "./fields";
import { flag } from "./flag";
import { readNumerology } from "./numerology-input";
import { PlacesFields, readPlacesQuery } from "./places-query";
import { parametersOf } from "./search-parameters";
import { readSkySearch } from "./sky-search-input";

type Raw = Readonly<Record<string, unknown>>;

const read = readBy(z.object({ usual: flag("A switch"), on: flag("Another, on unless off", true) }));
const stateOf = (value: unknown) => {
  const parsed = read({ usual: value, on: value });
  return parsed.ok ? parsed.value : messagesOf(parsed.fields);
};

describe("A switch", () => {
  test.each([true, "true", "True", "TRUE", "on", "On", "1"])("is on with %j", (value) => {
    expect(stateOf(value)).toEqual({ usual: true, on: true });
  });

  test.each([false, "false", "False", "off", "OFF", "0"])("is off with %j", (value) => {
    expect(stateOf(value)).toEqual({ usual: false, on: false });
  });

  test.each([undefined, null, "", "  "])("is as usual with %j", (value) => {
    expect(stateOf(value)).toEqual({ usual: false, on: true });
  });

  test.each([
    "yes",
    "no",
    "banana",
    "truee",
    " true",
    "\0",
    2,
    1,
    0,
    Number.NaN,
    {},
    [],
    [true],
    "true".repeat(16),
  ])("is refused with %j", (value) => {
    const message = ["Must be true or false"];
    expect(stateOf(value)).toEqual({ usual: message, on: message });
  });
});

const BIRTH = { name: "Ann", date: "1990-06-15", time: "14:30", location: "Ulm" };
const SUN = { longitudes: { Sun: 84.4 } };
const noPlaces = async () => null;
const birth = (raw: Raw): Parsed<unknown> => {
  const parsed = birthInputOf(raw).safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, fields: fieldErrors(parsed.error) };
};
const details = (raw: Raw) =>
  readBirthDetails({ fullName: "Ann", birthDate: "1990-06-15", birthTime: "14:30", ...raw }, noPlaces);
const derived = (raw: Raw) => readDerivedChart({ kind: "Solar Return", ...raw }, noPlaces);

describe.each<[string, string, (value: unknown) => Parsed<unknown> | Promise<Parsed<unknown>>]>([
  ["a birth", "timeUnknown", (timeUnknown) => birth({ ...BIRTH, timeUnknown })],
  ["a birth that is kept", "timeUnknown", (timeUnknown) => details({ timeUnknown })],
  ["settings", "settings.minorAspects", (minorAspects) => readChartSettings({ settings: { minorAspects } })],
  ["settings", "settings.outOfSign", (outOfSign) => readChartSettings({ settings: { outOfSign } })],
  [
    "a form's box",
    "person1.settings.extras.Ceres",
    (box) => readChartSettings({ "settings.zodiac": "Lahiri", "settings.extras.Ceres": box }, "person1"),
  ],
  ["a return", "options.precessed", (precessed) => derived({ options: { precessed } })],
  ["a return", "options.next", (next) => derived({ options: { next } })],
  ["numbers", "cycles", (cycles) => readNumerology({ fullName: "Ann", birthDate: "1990-06-15", cycles })],
  ["numbers", "more", (more) => readNumerology({ fullName: "Ann", birthDate: "1990-06-15", more })],
  ["a search", "weekdays", (weekdays) => readSkySearch({ kind: "ingress", body: "Sun", weekdays })],
  ["places", "marked", (marked) => readPlacesQuery({ q: "Ulm", marked })],
  ["a calendar's file", "voidMoons", (voidMoons) => readChartCalendar({ ...SUN, voidMoons })],
  ["a calendar's address", "returns", (returns) => readFeedChange({ action: "save", returns })],
  [
    "an account's end",
    "quizSubmissions",
    (quizSubmissions) => readAccountDeletion({ confirmation: "delete", quizSubmissions }),
  ],
])("In %s", (_, field, readWith) => {
  test.each(["yes", "banana", 2, {}])(`${field} is refused as %j`, async (value) => {
    const parsed = await readWith(value);
    expect(parsed.ok ? {} : messagesOf(parsed.fields)).toHaveProperty([field], ["Must be true or false"]);
  });
});

test("An unknown time is unknown however it is said", () => {
  for (const timeUnknown of [true, "True", "on", "1"])
    expect(birth({ ...BIRTH, time: "", timeUnknown })).toMatchObject({ ok: true, value: { time: null } });
  expect(birth({ ...BIRTH, timeUnknown: "off" })).toMatchObject({ value: { time: { hour: 14 } } });
});

describe("What a calendar holds", () => {
  const partsOf = (raw: Raw) => {
    const parsed = readChartCalendar({ ...SUN, ...raw });
    return parsed.ok
      ? Object.entries(parsed.value.parts)
          .filter(([, isHeld]) => isHeld)
          .map(([part]) => part)
      : messagesOf(parsed.fields);
  };

  test("is the usual where nobody says it", () => {
    expect(partsOf({})).toEqual(["transits", "returns", "lunations"]);
  });

  test("is what is named, where no part is refused", () => {
    expect(partsOf({ voidMoons: true })).toEqual(["voidMoons"]);
    expect(partsOf({ transits: "on", returns: "" })).toEqual(["transits"]);
  });

  test("is the usual without what is false", () => {
    expect(partsOf({ transits: false })).toEqual(["returns", "lunations"]);
    expect(partsOf({ lunations: "0", voidMoons: true })).toEqual(["transits", "returns", "voidMoons"]);
  });

  test("must be something", () => {
    const none = { transits: false, returns: false, lunations: false };
    const refused = { transits: ["Choose what the calendar is to hold"] };
    expect(partsOf(none)).toEqual(refused);
    expect(partsOf({ ...none, voidMoons: false })).toEqual(refused);
    const fields = { transits: [refusal("calendar.nothing-chosen")] };
    expect(readFeedChange({ action: "save", ...none })).toEqual({ ok: false, fields });
    expect(readFeedChange({ action: "save" })).toEqual({ ok: false, fields });
  });

  test("is changed by the same words at its address", () => {
    expect(readFeedChange({ action: "save", transits: false })).toMatchObject({
      value: { parts: { transits: false, returns: true, lunations: true, voidMoons: false } },
    });
  });
});

describe("A switch in an address", () => {
  const isMarked = (search: string) =>
    readPlacesQuery(parametersOf(new URL(`https://stars.example/api/places${search}`), PlacesFields));

  test.each([
    ["?q=ulm&marked", true],
    ["?marked&q=ulm", true],
    ["?q=ulm&marked=true", true],
    ["?q=ulm&marked=false&marked", true],
    ["?q=ulm", false],
    ["?q=ulm&marked=", false],
    ["?q=ulm&marked=false", false],
    ["?q=ulm&marked=0", false],
    ["?q=ulm&marked&marked=", false],
  ])("%s is %j", (search, isOn) => {
    expect(isMarked(search)).toMatchObject({ value: { isMarked: isOn } });
  });

  test("is refused where it is neither", () => {
    expect(isMarked("?q=ulm&marked=no")).toMatchObject({
      fields: { marked: [refusal("switch.unreadable")] },
    });
  });

  test("does not make another field of one without a value", () => {
    expect(isMarked("?q&marked")).toMatchObject({ value: { text: "" } });
  });

  test("is refused for its length alone where it has one", () => {
    const message = ["Must be at most 64 characters"];
    expect(stateOf("true".repeat(1_000))).toEqual({ usual: message, on: message });
  });
});
