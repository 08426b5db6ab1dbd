import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ZODIACS } from "~/astrology/chart-settings";
import { FIRST_INSTANT } from "~/astrology/instant";
import { SIGNS } from "~/astrology/signs";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { times } from "../../../tests/support/properties";
import { type FormLink, formLink, readFormLink } from "./form-link";
import { readLink, readNumber, writeLink, writeNumber } from "./link-text";
import { readTransitsLink, transitsLink } from "./transits-link";

const SCREENS = ["birth-chart", "compatibility", "astrocartography", "human-design", "numerology"];

const ANN = {
  name: "Ann Lee",
  date: "1990-06-15",
  time: "14:30",
  location: "New York",
  latitude: "40.71427",
  longitude: "-74.00597",
};
const TROPICAL = {
  "settings.zodiac": "Tropical",
  "settings.node": "True",
  "settings.lilith": "Mean",
  "settings.orbs": "Standard",
  "settings.outOfSign": "true",
};

const fieldsOf = (screen: string, hash: string) => {
  const read = readFormLink(screen, hash);
  return read.ok ? read.link.fields : read.why;
};
const under = (prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));

/** Links as they were sent in November 2026: they are read for ever. */
describe("a link of version 1", () => {
  test("of a birth chart, as it was first written", () => {
    const hash = "#v1.bkFubiBMZWUKZDE5OTAtMDYtMTUKdDE0OjMwCmxOZXcgWW9yawp5NDAuNzE0MjcKeC03NC4wMDU5Nw.6c7R";
    expect(fieldsOf("birth-chart", hash)).toEqual({ ...ANN, ...TROPICAL });
  });
  test("of a derived chart with settings and a fixed zone", () => {
    const hash =
      "#v1.bkFubiBMZWUKZDE5OTAtMDYtMTUKdDE0OjMwCmxOZXcgWW9yawp5NDAuNzE0MjcKeC03NC4wMDU5NwpybGF0ZXIKei01CmhLb2NoCi56b2RpYWM9TGFoaXJpCi5taW5vckFzcGVjdHM9b24KLmV4dHJhcy5FYXN0IFBvaW50PW9uCkB2aWV3PVByb2dyZXNzZWQKQGRhdGU9MjAyNi0xMS0yMg.-3Jx";
    expect(readFormLink("birth-chart", hash)).toEqual({
      ok: true,
      link: {
        fields: {
          ...ANN,
          ...TROPICAL,
          timeReading: "later",
          timezone: "-5",
          houseSystem: "Koch",
          "settings.zodiac": "Lahiri",
          "settings.minorAspects": "on",
          "settings.extras.East Point": "on",
        },
        view: { view: "Progressed", date: "2026-11-22" },
      },
    });
  });
  test("of a map with a place on it", () => {
    const hash =
      "#v1.bkFubgpkMTk5MC0wNi0xNQp0MTQ6MzAKbE5ldyBZb3JrCnk0MC43MTQyNwp4LTc0LjAwNTk3CnNMZWUKIzQ4Ljg1NywyLjM1Mg.9ra5";
    expect(readFormLink("astrocartography", hash)).toEqual({
      ok: true,
      link: { fields: { ...ANN, name: "Ann", lastName: "Lee" }, hash: "48.857,2.352" },
    });
  });
  test("of two people", () => {
    const hash =
      "#v1.bkFubiBMZWUKZDE5OTAtMDYtMTUKdDE0OjMwCmxOZXcgWW9yawp5NDAuNzE0MjcKeC03NC4wMDU5NwpO0JvQtdCyCkQxOTAwLTAyLTI4CkNKdWxpYW4KVW9uCkzQnNC-0YHQutCy0LAKWTU1Ljc1MjIyClgzNy42MTU1Ng.XxSu";
    expect(fieldsOf("compatibility", hash)).toEqual({
      ...TROPICAL,
      ...under("person1.", ANN),
      ...under("person2.", {
        name: "Лев",
        date: "1900-02-28",
        calendar: "Julian",
        timeUnknown: "on",
        location: "Москва",
        latitude: "55.75222",
        longitude: "37.61556",
      }),
    });
  });
  test("of a human design with a fixed zone, and of one without a birth time", () => {
    const timed =
      "#v1.bkFubiBMZWUKZDE5OTAtMDYtMTUKdDE0OjMwCmxOZXcgWW9yawp5NDAuNzE0MjcKeC03NC4wMDU5Nwp6NS41._kYq";
    expect(fieldsOf("human-design", timed)).toEqual({ ...ANN, timezone: "5.5" });
    const untimed =
      "#v1.btCb0LXQsgpkMTkwMC0wMi0yOAp1b24KY0p1bGlhbgps0JzQvtGB0LrQstCwCnk1NS43NTIyMgp4MzcuNjE1NTY.tHri";
    expect(fieldsOf("human-design", untimed)).toEqual({
      name: "Лев",
      date: "1900-02-28",
      timeUnknown: "on",
      calendar: "Julian",
      location: "Москва",
      latitude: "55.75222",
      longitude: "37.61556",
    });
  });
  test("of numbers", () => {
    const hash = "#v1.bkFubiBMZWUKZDE5OTAtMDYtMTU.D9Yq";
    expect(fieldsOf("numerology", hash)).toEqual({ fullName: "Ann Lee", birthDate: "1990-06-15" });
  });
  test("of transits and the year ahead", () => {
    const hash =
      "#v1.bkFubgp6TGFoaXJpIEJhYUlnCnMyMDI2LTExLTIyO3R3byB5ZWFycztTdW4sTWFycw.aFA59AblnVdSn_--.AmJaACYloAELB2AF9eEAHv6SAJiWgALUyuANHO8AO5rKAQsHYASejmAUQ_0A.r-Lr";
    expect(readTransitsLink(hash)).toEqual({
      ok: true,
      link: {
        chart: {
          name: "Ann",
          zodiac: "Lahiri",
          fromTropical: 23.7,
          longitudes: { Sun: 84.123456, Ascendant: 359.999999 },
          standings: { Sun: { sign: "Taurus", house: 12 } },
          cusps: [10, 40, 70, 100, 130, 160, 190, 220, 250, 280, 310, 340],
        },
        span: { from: "2026-11-22", length: "two years", fast: ["Sun", "Mars"] },
      },
    });
  });
});

describe("what is written is read again", () => {
  const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).map((text) => `A${text}`);
  const birth = fc.record({
    name: word,
    date: fc
      .date({ min: new Date(FIRST_INSTANT), max: new Date("2099-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    time: fc.constantFrom("", "00:00", "23:59", "12:30:15"),
    location: word,
    latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((degrees) => degrees.toFixed(5)),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((degrees) => degrees.toFixed(5)),
  });
  const clean = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([name, value]) => [name, value.replace(/\p{Cc}+/gu, " ").trim()])
        .filter(([, value]) => value !== ""),
    );

  test("any birth", () => {
    fc.assert(
      fc.property(birth, (fields) => {
        for (const screen of ["birth-chart", "astrocartography", "human-design"]) {
          const settings = screen === "birth-chart" ? TROPICAL : {};
          expect(fieldsOf(screen, formLink(screen, { fields }))).toEqual({ ...settings, ...clean(fields) });
        }
      }),
    );
  });

  test("any two births, with a view", () => {
    fc.assert(
      fc.property(birth, birth, (one, other) => {
        const link: FormLink = {
          fields: { ...under("person1.", one), ...under("person2.", other), ...TROPICAL },
          view: { chart: "Davison" },
        };
        expect(readFormLink("compatibility", formLink("compatibility", link))).toEqual({
          ok: true,
          link: { fields: { ...TROPICAL, ...clean(link.fields) }, view: link.view, hash: undefined },
        });
      }),
    );
  });

  test("any chart's places, to the millionth of a degree", () => {
    const degrees = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1e6);
    const chart = fc.record({
      name: word.map((name) => name.replace(/\p{Cc}+/gu, " ").trim()),
      turned: fc.constantFrom(...ZODIACS).map((zodiac) => ({
        ...{ zodiac, fromTropical: zodiac === "Tropical" ? 0 : 23.853123 },
      })),
      longitudes: fc.dictionary(fc.constantFrom("Sun", "Moon", "Pluto", "Midheaven", "Spirit"), degrees, {
        minKeys: 1,
        noNullPrototype: true,
      }),
      standings: fc.constant({ Sun: { sign: SIGNS[11], house: null } }),
      cusps: fc.oneof(fc.constant([]), fc.array(degrees, { minLength: 12, maxLength: 12 })),
    });
    fc.assert(
      fc.property(chart, ({ turned, ...rest }) => {
        const chart = { ...rest, ...turned };
        const read = readTransitsLink(transitsLink({ chart: chart as ChartLongitudes }));
        const standings = "Sun" in chart.longitudes ? chart.standings : {};
        expect(read).toEqual({ ok: true, link: { chart: { ...chart, standings }, span: undefined } });
      }),
    );
  });

  test("a longitude that rounds to the full circle is 0°", () => {
    const chart: ChartLongitudes = {
      ...{ name: "Ann", zodiac: "Tropical", fromTropical: 0, standings: {}, cusps: [] },
      longitudes: { Sun: 359.9999999 },
    };
    const read = readTransitsLink(transitsLink({ chart }));
    expect(read.ok && read.link.chart.longitudes).toEqual({ Sun: 0 });
  });

  test("numbers, as letters", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 64 ** 5 - 1 }), (value) => {
        expect(readNumber(writeNumber(value, 5))).toBe(value);
      }),
    );
    expect(readNumber("a+b")).toBeNaN();
  });
});

describe("what no screen wrote", () => {
  const WHOLE = formLink("birth-chart", { fields: ANN });

  test("a link that lost its end, or of which a letter was changed", () => {
    for (let length = 4; length < WHOLE.length; length++)
      expect(fieldsOf("birth-chart", WHOLE.slice(0, length))).toBe("broken");
    for (let at = 4; at < WHOLE.length; at++) {
      const other = WHOLE[at] === "Q" ? "R" : "Q";
      expect(fieldsOf("birth-chart", WHOLE.slice(0, at) + other + WHOLE.slice(at + 1))).toBe("broken");
    }
  });

  test("a link without an end, and one with a value that no form takes", () => {
    expect(readLink(`#v1.${"A".repeat(4_000)}`)).toEqual({ ok: false, why: "broken" });
    expect(
      fieldsOf("birth-chart", formLink("birth-chart", { fields: { ...ANN, name: "A".repeat(300) } })),
    ).toBe("broken");
    expect(
      fieldsOf(
        "birth-chart",
        formLink("birth-chart", { fields: { ...ANN, date: `Jun 1${" ".repeat(80)}x` } }),
      ),
    ).toBe("broken");
  });

  test("a link of a later version", () => {
    expect(readLink("#v2.abc.defg")).toEqual({ ok: false, why: "newer" });
    expect(readLink("#v12.")).toEqual({ ok: false, why: "newer" });
  });

  test("one of another screen", () => {
    const numbers = formLink("numerology", { fields: { fullName: "Ann", birthDate: "1990-06-15" } });
    expect(readTransitsLink(numbers).ok).toBe(false);
    expect(fieldsOf("compatibility", numbers)).toMatchObject({ "person1.name": "Ann" }); // the form asks for the rest
    const chart: ChartLongitudes = {
      ...{ name: "Ann", zodiac: "Tropical", fromTropical: 0, standings: {}, cusps: [] },
      longitudes: { Sun: 1 },
    };
    expect(fieldsOf("birth-chart", transitsLink({ chart }))).toBe("broken");
  });

  test.each([
    ["no date", "nAnn\nd1990-02-30"],
    ["no time", "nAnn\nt25:00"],
    ["nobody", "d1990-06-15"],
    ["half a place", "nAnn\ny40.7"],
    ["a place off the Earth", "nAnn\ny91\nx0"],
    ["a place in words", "nAnn\nyhere\nxthere"],
    ["a field without a name", "nAnn\n==1"],
    ["a line of no kind", "nAnn\n~1"],
    ["an empty line", "nAnn\n\nt14:30"],
    ["a control character", "nAnn\u0000"],
    ["a long name", `n${"A".repeat(201)}`],
    ["a script for a place", "nAnn\n#javascript:1"],
    ["a zodiac that is none", "nAnn\n.zodiac=Martian"],
    ["a prototype's name as a zodiac", "nAnn\n.zodiac=constructor"],
    ["a prototype's name as a table of orbs", "nAnn\n.orbs=__proto__"],
    ["a thousand fields", `nAnn${"\n=a=1".repeat(1000)}`],
  ])("%s, although the sum is right", (_, text) => {
    expect(fieldsOf("birth-chart", writeLink(text))).toBe("broken");
  });

  test("names of objects are names like any other", () => {
    const read = fieldsOf("birth-chart", writeLink("nAnn\n=constructor=1\n.toString=2\n@valueOf=3"));
    expect(read).toMatchObject({ name: "Ann", "settings.toString": "2" });
    expect(Object.entries(read)).toContainEqual(["constructor", "1"]);
  });

  test("whatever stands in an address is read or refused, and nothing is thrown", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."v1.#%=+-_aAzZ09 \n\u0000é😀"), maxLength: 80 });
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      letters,
      letters.map((text) => `#v1.${text}`),
      fc.array(letters, { maxLength: 4 }).map(([text = "", ...others]) => writeLink(text, ...others)),
    );
    fc.assert(
      fc.property(hostile, (hash) => {
        for (const screen of SCREENS) {
          const read = readFormLink(screen, hash);
          if (!read.ok) continue;
          for (const value of Object.values(read.link.fields)) expect(value).not.toMatch(/\p{Cc}/u);
        }
        const transits = readTransitsLink(hash);
        if (transits.ok)
          for (const degrees of Object.values(transits.link.chart.longitudes))
            expect(degrees).toBeLessThan(360);
      }),
      { numRuns: times(2000) },
    );
  });
});

test("a typical link is short", () => {
  const lengthOf = (screen: string, fields: FormLink["fields"]) => formLink(screen, { fields }).length;
  expect(lengthOf("birth-chart", { ...ANN, ...TROPICAL, timezone: "auto" })).toBeLessThan(100);
  expect(lengthOf("compatibility", { ...under("person1.", ANN), ...under("person2.", ANN) })).toBeLessThan(
    190,
  );
});
