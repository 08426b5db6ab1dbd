import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { gregorianOf } from "~/astrology/calendar";
import { civilDateTimeOf, parseCivilDate, wallSeconds } from "~/time/civil-date";
import { times } from "../../tests/support/properties";
import { type AafChart, aafBytes, aafFile, readAaf } from "./aaf";

const one = (text: string) => {
  const { births, errors } = readAaf(text);
  return errors[0] ?? births[0];
};

describe("a record is read", () => {
  test("as the format's own description writes it", () => {
    expect(
      one("#A93:Ferber,Tobias,m,27.9.1970,11:04,Kandel/Pfalz,D\n#B93:*,49n05,8e11,1he,0\n#ZNAM:CET"),
    ).toEqual({
      name: "Tobias Ferber",
      date: "1970-09-27",
      time: "11:04",
      timeUnknown: false,
      isOldStyle: false,
      location: "Kandel/Pfalz, D",
      latitude: 49 + 5 / 60,
      longitude: 8 + 11 / 60,
      utcOffset: 1,
    });
  });

  test("with a Julian day and local mean time: the day wins, in Universal Time", () => {
    const cezanne = one(
      "#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F\n#B93:2392758.526528,43n31,5e27,*,L",
    );
    expect(cezanne).toMatchObject({ date: "1839-01-19", time: "00:38:12", utcOffset: 0, timeUnknown: false });
  });

  test("with a Julian day that some zone's clock agrees with: the clock is kept, and the zone is found", () => {
    const summer = one("#A93:Kind,Ein,*,25.4.1983,17:09:57,Muenchen,D\n#B93:2445450.131910,48n24,11e45,*,*");
    expect(summer).toMatchObject({ date: "1983-04-25", time: "17:09:57", utcOffset: 2 });
  });

  test("with a Julian day that contradicts the clock: the day wins", () => {
    const other = one("#A93:A,B,*,25.4.1983,17:10:07,X,D\n#B93:2445450.0,48n24,11e45,1he00,1");
    expect(other).toMatchObject({ date: "1983-04-25", time: "12:00", utcOffset: 0 });
  });

  test("summer time is added to the zone, quarters of an hour and the west are read", () => {
    expect(one("#A93:A,B,m,5.1.1990,4:05,Mumbai,IND\n#B93:*,19n04:34,72e52:40,5he30,0")).toMatchObject({
      utcOffset: 5.5,
    });
    expect(
      one("#A93:A,B,f,15.6.1990,14.30,New York,USA\n#B93:*,40N42:51,074W00:23,5hW00:00,1"),
    ).toMatchObject({
      time: "14:30",
      utcOffset: -4,
      longitude: -(74 + 23 / 3600),
    });
  });

  test.each([
    ["an unknown time", "#A93:Lee,Ann,f,15.6.1990,*,Ulm,D", { timeUnknown: true, time: "", utcOffset: null }],
    ["no coordinates", "#A93:Lee,Ann,f,15.6.1990,14:30,Ulm,D", { latitude: null, longitude: null }],
    [
      "half of them",
      "#A93:Lee,Ann,f,15.6.1990,14:30,Ulm,D\n#B93:*,48n24,*,*,*",
      { latitude: null, longitude: null },
    ],
    ["an event without a first name", "#A93:Eclipse,*,e,11.8.1999,12:30,Ulm,D", { name: "Eclipse" }],
    ["an empty first name", "#A93:Eclipse,,e,11.8.1999,12:30,Ulm,D", { name: "Eclipse" }],
    [
      "the kind left out",
      "#A93:Garms,Martin,11.10.1958,1.10,Brilon-Wald, D",
      { date: "1958-10-11", time: "01:10" },
    ],
    ["the place unknown", "#A93:Lee,Ann,f,15.6.1990,14:30,*,*", { location: "" }],
    [
      "an Old Style date",
      "#A93:Lev,*,m,29.2.1900J,14:30,Moskau,RUS",
      { date: "1900-02-29", isOldStyle: true },
    ],
    [
      "a Gregorian one that says so",
      "#A93:Lee,Ann,f,15.12.1980G,13:45,Ulm,D",
      { date: "1980-12-15", isOldStyle: false },
    ],
    [
      "blanks around fields",
      "#A93: Lee , Ann , f , 15.6.1990 , 14:30 , Ulm , D ",
      { name: "Ann Lee", location: "Ulm, D" },
    ],
    ["small letters", "#a93:Lee,Ann,f,15.6.1990,14:30,Ulm,D\n#b93:*,48N24,9E59,1HE,0", { utcOffset: 1 }],
    [
      "unknown seconds",
      "#A93:Lee,Ann,f,15.6.1990,14:30,Ulm,D\n#B93:*,48n24:**,9e59:**,1he,0",
      { latitude: 48.4 },
    ],
    [
      "a line broken within",
      "#A93:Lee,Ann,f,\n  15.6.1990,14:30,\n  Ulm,D",
      { date: "1990-06-15", location: "Ulm, D" },
    ],
    [
      "a comment within",
      "#A93:Lee,Ann,f,15.6.1990,14:30,Ulm,D\n#: B follows\n#B93:*,48n24,9e59,1he,0",
      { utcOffset: 1 },
    ],
    ["a mark of UTF-8 before it", "\uFEFF#A93:Lee,Ann,f,15.6.1990,14:30,Ulm,D", { name: "Ann Lee" }],
    [
      "lines of an old Macintosh",
      "#A93:Lee,Ann,f,15.6.1990,14:30,Ulm,D\r#B93:*,48n24,9e59,1he,0\r",
      { utcOffset: 1 },
    ],
    [
      "a chart that hangs on it, whose place is another's",
      "#A93:Lee,Ann,f,15.6.1990,14:30,Ulm,D\n#SUB1_ALT:^,^,^,^,09:22,^,^\n#B93:*,1n00,1e00,1he,0",
      { latitude: null, time: "14:30" },
    ],
  ])("with %s", (_, text, expected) => {
    expect(one(text)).toMatchObject(expected);
  });

  test("several, of which one cannot be read: it is named with its line, the others are there", () => {
    const { births, errors } = readAaf(
      [
        "#: made by hand",
        "#A93:Lee,Ann,f,15.6.1990,14:30,Ulm,D",
        "",
        "#A93:Ray,Ben,m,31.2.1985,7:10,London,GB",
        "#A93:Fox,Eve,f,1.3.1985,7:10,London,GB",
        "#B93:*,51n30,0q07,0he,0",
        "#A93:Roe,Jo,f,1.3.1985,7:10,London,GB",
      ].join("\r\n"),
    );
    expect(births.map(({ name }) => name)).toEqual(["Ann Lee", "Jo Roe"]);
    expect(errors.map(({ line }) => line)).toEqual([4, 6]);
    expect(errors[0]?.message).toMatch(/^Ben Ray: “31\.2\.1985” is no date\./);
    expect(errors[1]?.message).toBe("Eve Fox: “0q07” is no longitude such as 8e11");
  });

  test.each([
    ["no AAF", "name;date;time", 1, "No line begins with #A93"],
    ["nobody", "\n#A93:*,*,m,1.1.2000,12:00,X,D", 2, "No name"],
    ["too few fields", "#A93:Lee,Ann", 1, "fewer than the seven"],
    ["neither date nor day", "#A93:Lee,Ann,f,*,12:00,X,D", 1, "no date, and no Julian day"],
    ["no time", "#A93:Lee,Ann,f,1.1.2000,25:00,X,D", 1, "is no time"],
    ["no Julian day", "#A93:Lee,Ann,f,1.1.2000,12:00,X,D\n#B93:soon,1n0,1e0,*,*", 2, "is no Julian day"],
    ["no latitude", "#A93:Lee,Ann,f,1.1.2000,12:00,X,D\n#B93:*,91n00,1e0,*,*", 2, "is no latitude"],
    ["no zone", "#A93:Lee,Ann,f,1.1.2000,12:00,X,D\n#B93:*,1n00,1e0,CET,*", 2, "is no zone"],
    ["a zone of days", "#A93:Lee,Ann,f,1.1.2000,12:00,X,D\n#B93:*,1n00,1e0,99he00,0", 2, "is no zone"],
    ["a zone of 15 h 1 min", "#A93:Lee,Ann,f,1.1.2000,12:00,X,D\n#B93:*,1n00,1e0,15hw01,0", 2, "is no zone"],
    ["a year before the tables", "#A93:Bach,J,m,21.3.1685,6:00,Eisenach,D", 1, "1685"],
    [
      "a Julian day before them",
      "#A93:Bach,J,m,*,*,Eisenach,D\n#B93:2336574.7,50n58,10e19,*,*",
      1,
      "J Bach: ",
    ],
  ])("%s is said", (_, text, line, message) => {
    const { births, errors } = readAaf(text);
    expect(births).toEqual([]);
    expect(errors[0]?.line).toBe(line);
    expect(errors[0]?.message).toContain(message);
  });

  const FIELDS = { date: "1.1.2000", time: "12:00", place: "X", latitude: "40n42", zone: "1he00" };
  const recordWith = (fields: Partial<typeof FIELDS>) => {
    const { date, time, place, latitude, zone } = { ...FIELDS, ...fields };
    return `#A93:Lee,Ann,f,${date},${time},${place},D\n#B93:*,${latitude},74w00,${zone},0`;
  };
  test.each(["date", "time", "place", "latitude", "zone"] as const)(
    "a record that is too long by its %s is left out with a short message",
    (field) => {
      const hostile = recordWith({ [field]: `1${" ".repeat(1_500)}x` });
      const { births, errors } = readAaf(`${hostile}\n${recordWith({})}`);
      expect(births).toHaveLength(1);
      expect(errors).toHaveLength(1);
      expect(errors[0]?.message).toContain("More than 1000 characters");
    },
  );

  test("a record that goes on for 600,000 lines is too long, and what follows it is read", () => {
    const { births, errors } = readAaf(`#A93:Lee,Ann,f,1${"\n ".repeat(600_000)}x,1\n${recordWith({})}`);
    expect(births).toHaveLength(1);
    expect(errors).toEqual([{ line: 1, message: "More than 1000 characters" }]);
  });

  test.each([
    ["chunks that nobody reads", "#a:\n".repeat(500_000), 0],
    ["records", "#A93:\n".repeat(330_000), 5_001],
  ])("of two megabytes of %s no more is taken apart than is read", (_, text, errors) => {
    const split = vi.spyOn(String.prototype, "split");
    try {
      expect(readAaf(text).errors).toHaveLength(errors || 1);
      expect(split.mock.calls.length).toBeLessThanOrEqual(errors + 1);
    } finally {
      split.mockRestore();
    }
  });

  test("two megabytes of hostile fields make messages of some letters each", () => {
    const hostile = recordWith({ zone: `1${" ".repeat(900)}x` });
    const { births, errors } = readAaf(`${hostile}\n`.repeat(2_000_000 / hostile.length));
    expect(births).toEqual([]);
    expect(errors.length).toBeLessThanOrEqual(5_001);
    expect(Math.max(...errors.map(({ message }) => message.length))).toBeLessThan(1_100);
  });

  test("whatever is given, nothing is thrown", () => {
    const piece = fc.constantFrom(
      "#A93:",
      "#B93:",
      "#SUB",
      "*",
      ",",
      "\n",
      "1.1.2000",
      "12:00",
      "49n05",
      "8e11",
      "1he",
      "é",
      ":",
      "NaN",
      "9e99",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 40 }), (pieces) => {
        for (const birth of readAaf(pieces.join("")).births) {
          expect(parseCivilDate(birth.date, birth.isOldStyle ? "Julian" : "Gregorian").ok).toBe(true);
          expect(Math.abs(birth.latitude ?? 0)).toBeLessThanOrEqual(90);
        }
      }),
      { numRuns: times(1000) },
    );
  });
});

describe("a record is written", () => {
  const ANN: AafChart = {
    name: "Ann Lee",
    date: { year: 1990, month: 6, day: 15 },
    calendar: "Gregorian",
    time: { hour: 14, minute: 30, second: 0 },
    place: { name: "New York City", country: "United States", latitude: 40.71427, longitude: -74.00597 },
    instant: Date.UTC(1990, 5, 15, 18, 30),
  };

  test("with the Julian day, to the second of arc, in lines that every program ends", () => {
    expect(aafFile([ANN])).toBe(
      "#A93:Lee,Ann,*,15.6.1990,14:30,New York City,United States\r\n#B93:2448058.270833,40n42:51,74w00:21,4hw00,0\r\n",
    );
  });

  test.each([
    ["John Smith, Jr.", "#A93:Smith Jr.,John,", "John Smith Jr."],
    ["Smith, Jr.", "#A93:Smith Jr.,*,", "Smith Jr."],
    ["Ludwig van Beethoven", "#A93:Beethoven,Ludwig van,", "Ludwig van Beethoven"],
    [",", "#A93:*,*,", undefined],
  ])("of %s", (name, begins, again) => {
    const text = aafFile([{ ...ANN, name }]);
    expect(text.startsWith(begins)).toBe(true);
    expect(readAaf(text).births[0]?.name).toBe(again);
  });

  test("in the letters of its time where they are enough, else in UTF-8 without a mark", () => {
    expect([...aafBytes("#A93:Müller")]).toEqual([...Buffer.from("#A93:Müller", "latin1")]);
    expect([...aafBytes("#A93:Łuk")]).toEqual([...Buffer.from("#A93:Łuk", "utf8")]);
  });

  test("without a time, without commas, with a name alone", () => {
    const text = aafFile([{ ...ANN, name: "Cher, #1", time: null, place: { ...ANN.place, country: "" } }]);
    expect(text).toBe("#A93:Cher 1,*,*,15.6.1990,*,New York City,*\r\n#B93:*,40n42:51,74w00:21,*,*\r\n");
    expect(aafFile([{ ...ANN, name: "Cher" }])).toMatch(/^#A93:Cher,\*,/);
  });

  test("and read again: the same moment, place and person", () => {
    const chart = fc.record({
      name: fc.stringMatching(/^[A-Z][a-zé]{0,9}( [A-Z][a-zé]{1,9}){0,2}$/),
      seconds: fc.integer({ min: Date.UTC(1800, 0, 2) / 1000, max: Date.UTC(2100, 11, 30) / 1000 }),
      quarters: fc.integer({ min: -48, max: 56 }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(chart, ({ name, seconds, quarters, latitude, longitude }) => {
        const { date, time } = civilDateTimeOf(seconds);
        const instant = (seconds - quarters * 900) * 1000;
        const place = { name: "Ulm", country: "Germany", latitude, longitude };
        const { births, errors } = readAaf(
          aafFile([{ name, date, calendar: "Gregorian", time, place, instant }]),
        );
        expect(errors).toEqual([]);
        const [birth] = births;
        expect(birth).toMatchObject({ name, location: "Ulm, Germany", utcOffset: quarters / 4 + 0 });
        expect(Math.abs((birth?.latitude ?? 99) - latitude)).toBeLessThan(0.51 / 3600);
        expect(Math.abs((birth?.longitude ?? 999) - longitude)).toBeLessThan(0.51 / 3600);
        const read = parseCivilDate(birth?.date ?? "");
        expect(read.ok && wallSeconds(read.date, time)).toBe(seconds);
      }),
    );
  });

  test("an Old Style date comes back as it was", () => {
    const date = { year: 1900, month: 2, day: 29 };
    const time = { hour: 12, minute: 0, second: 0 };
    const instant = (wallSeconds(gregorianOf(date), time) - 7200) * 1000;
    const { births } = readAaf(aafFile([{ ...ANN, date, time, calendar: "Julian", instant }]));
    expect(births[0]).toMatchObject({ date: "1900-02-29", isOldStyle: true, time: "12:00", utcOffset: 2 });
  });
});
