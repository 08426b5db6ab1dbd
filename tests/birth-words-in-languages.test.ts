import { beforeAll, describe, expect, test, vi } from "vitest";
import { CLOCK_NOTE_VALUES } from "~/clock-note-codes";
import { LANGUAGES } from "~/languages";
import type { Refusal } from "~/refusals";
import type { BirthClock } from "~/time/birth-moment";
import { parseCivilTime } from "~/time/civil-date";
import { spokenInAll } from "./support/spoken-in-all";

type Spoken = typeof import("~/clock-notes") &
  typeof import("~/time/birth-moment") &
  typeof import("~/components/births/stored-birth") &
  typeof import("~/components/forms/both-clocks") &
  typeof import("~/components/forms/date-order") &
  typeof import("~/components/here/clock-in") &
  typeof import("~/refusals") &
  typeof import("~/words/positions") &
  typeof import("~/places/coordinates") &
  typeof import("~/page-language") &
  typeof import("~/words/dates") &
  typeof import("~/words/day-and-clock") &
  Pick<typeof import("~/words/birth-chart"), "ageAndHouse">;
const SPOKEN = [
  "clock-notes",
  "time/birth-moment",
  "components/births/stored-birth",
  "components/forms/both-clocks",
  "components/forms/date-order",
  "components/here/clock-in",
  "refusals",
  "words/positions",
  "places/coordinates",
  "page-language",
  "words/dates",
  "words/day-and-clock",
  "words/birth-chart",
];

let spoken: Spoken;
beforeAll(async () => {
  spoken = await spokenInAll<Spoken>(SPOKEN);
}, 120_000);

const BOSTON = { latitude: 42.36, longitude: -71.06, timeZone: "America/New_York" };
const ULM = { latitude: 48.4, longitude: 9.99, timeZone: "Europe/Berlin" };
const MANILA = { latitude: 14.6042, longitude: 120.9822, timeZone: "Asia/Manila" };

function clock(day: string, time: string, place: BirthClock["place"], more: Partial<BirthClock> = {}) {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  const given = { date: { year, month, day: date }, time: { hour, minute, second: 0 }, place };
  return { ...given, timezone: "auto", timeReading: "earlier", ...more } satisfies BirthClock;
}

const SKIPPED = clock("2023-03-12", "02:30", BOSTON);
const TWICE = clock("2023-11-05", "01:30", BOSTON);
const LATER = { ...TWICE, timeReading: "later" } as const;
const BEFORE_STANDARD = clock("1879-03-14", "11:30", ULM);
const SKIPPED_DAY = clock("1844-12-31", "12:00", MANILA);
const STANDARD_CAME = clock("1883-11-18", "11:55", BOSTON);
const OLD_STYLE = clock("1879-03-02", "11:30", ULM, { calendar: "Julian" });

describe("how a birth's clock was read is said", () => {
  test.each([
    [
      "en",
      SKIPPED,
      "This clock time did not exist: clocks went forward from 02:00 to 03:00, so 02:30 was read as 03:30 (UTC-04:00).",
    ],
    [
      "es",
      SKIPPED,
      "Esta hora no existió: los relojes se adelantaron de 02:00 a 03:00, así que 02:30 se leyó como 03:30 (UTC-04:00).",
    ],
    [
      "pt-BR",
      SKIPPED,
      "Este horário não existiu: os relógios foram adiantados de 02:00 para 03:00, então 02:30 foi lido como 03:30 (UTC-04:00).",
    ],
    [
      "en",
      TWICE,
      "This clock time occurred twice: the earlier one (UTC-04:00) was taken, the later one (UTC-05:00) is possible too.",
    ],
    [
      "es",
      TWICE,
      "Esta hora se repitió: se tomó la primera vez (UTC-04:00); la segunda (UTC-05:00) también es posible.",
    ],
    [
      "pt-BR",
      TWICE,
      "Este horário se repetiu: foi usada a primeira vez (UTC-04:00); a segunda (UTC-05:00) também é possível.",
    ],
    [
      "en",
      LATER,
      "This clock time occurred twice: the later one (UTC-05:00) was taken, the earlier one (UTC-04:00) is possible too.",
    ],
    [
      "es",
      LATER,
      "Esta hora se repitió: se tomó la segunda vez (UTC-05:00); la primera (UTC-04:00) también es posible.",
    ],
    [
      "pt-BR",
      LATER,
      "Este horário se repetiu: foi usada a segunda vez (UTC-05:00); a primeira (UTC-04:00) também é possível.",
    ],
    [
      "en",
      BEFORE_STANDARD,
      "Standard time had not been introduced there yet: the clock was read as local mean time at longitude 9.99° E (UTC+00:39:58).",
    ],
    [
      "es",
      BEFORE_STANDARD,
      "Allí todavía no había una hora legal común: el reloj se leyó según la hora media local en la longitud 9,99° E (UTC+00:39:58).",
    ],
    [
      "pt-BR",
      BEFORE_STANDARD,
      "Ainda não havia hora legal nesse lugar: o relógio foi lido pela hora local média na longitude 9,99° L (UTC+00:39:58).",
    ],
  ])("in %s", (language, given, note) => {
    expect(spoken.clockNotesIn(spoken.resolveBirthMoment(given).notes, language)).toBe(note);
  });

  test.each([
    [
      "en",
      /^This clock time did not exist: clocks went forward from 31 December 1844, 00:00 to 1 January 1845, 00:00, so 31 December 1844, 12:00 was read as 1 January 1845, 12:00 /,
      /UTC-04:44:14 is local mean time at longitude 71\.06° W, kept there before standard time\.$/,
      /^The date is Old Style \(Julian\): 2 March 1879 is 14 March 1879 in the Gregorian calendar\. Standard time/,
    ],
    [
      "es",
      /^Esta hora no existió: los relojes se adelantaron del 31 de diciembre de 1844, 00:00, al 1 de enero de 1845, 00:00, así que el 31 de diciembre de 1844, 12:00, se leyó como el 1 de enero de 1845, 12:00 /,
      /UTC-04:44:14 es la hora media local en la longitud 71,06° O, que se usaba allí antes de la hora legal común\.$/,
      /^La fecha es de estilo antiguo \(juliana\): el 2 de marzo de 1879 es el 14 de marzo de 1879 en el calendario gregoriano\. Allí/,
    ],
    [
      "pt-BR",
      /^Este horário não existiu: os relógios foram adiantados de 31 de dezembro de 1844, 00:00, para 1º de janeiro de 1845, 00:00, então 31 de dezembro de 1844, 12:00 foi lido como 1º de janeiro de 1845, 12:00 /,
      /UTC-04:44:14 é a hora local média na longitude 71,06° O, usada ali antes da hora legal\.$/,
      /^A data é do calendário juliano \(estilo antigo\): 2 de março de 1879 é 14 de março de 1879 no calendário gregoriano\. Ainda/,
    ],
  ])("in %s of whole days, of local mean time and of the Old Style", (language, days, mean, oldStyle) => {
    const said = (given: BirthClock) => spoken.clockNotesIn(spoken.resolveBirthMoment(given).notes, language);
    expect(said(SKIPPED_DAY)).toMatch(days);
    expect(said(STANDARD_CAME)).toMatch(mean);
    expect(said(OLD_STYLE)).toMatch(oldStyle);
  });

  test("of every kind, each with values that a kept chart may have", () => {
    const given = [SKIPPED, TWICE, LATER, BEFORE_STANDARD, SKIPPED_DAY, STANDARD_CAME, OLD_STYLE];
    const notes = given.flatMap((each) => spoken.resolveBirthMoment(each).notes);
    expect(new Set(notes.map(({ code }) => code))).toEqual(new Set(Object.keys(CLOCK_NOTE_VALUES)));
    expect(spoken.isClockNotes(JSON.parse(JSON.stringify(notes)))).toBe(true);
    expect(spoken.isClockNotes([{ code: "time.unheard-of", values: [] }])).toBe(false);
    for (const language of LANGUAGES) expect(spoken.clockNotesIn([], language)).toBeNull();
  });
});

/** What is said in each language of the site. */
const inEach = (say: () => string) => LANGUAGES.map((language) => spoken.inLanguage(language, say));

test.each([
  [43.5, 7.1],
  [-33.868, -70.65],
])(
  "a page writes the position of %f, %f as the place is called that has no other name",
  (latitude, longitude) => {
    const point = { latitude, longitude };
    for (const language of LANGUAGES)
      expect(spoken.inLanguage(language, () => spoken.decimalPosition(point))).toBe(
        spoken.formatCoordinates(point, language),
      );
  },
);

describe("dates, clocks and ages", () => {
  test("of the first of a month Brazil writes 1º", () => {
    expect(inEach(() => spoken.longDate({ year: 2026, month: 12, day: 1 }))).toEqual([
      "1 December 2026",
      "1 de diciembre de 2026",
      "1º de dezembro de 2026",
    ]);
    expect(inEach(() => spoken.dayAndMonth({ month: 12, day: 1, year: 2026 }))).toEqual([
      "1 December",
      "1 de diciembre",
      "1º de dezembro",
    ]);
    expect(inEach(() => spoken.dayAndMonth({ month: 12, day: 21, year: 2026 }))).toEqual([
      "21 December",
      "21 de diciembre",
      "21 de dezembro",
    ]);
  });

  test("a date field asks for the year in the letters of the language", () => {
    expect(inEach(() => spoken.formatIn({ first: "day", format: "DD/MM/YYYY" }))).toEqual([
      "DD/MM/YYYY",
      "DD/MM/AAAA",
      "DD/MM/AAAA",
    ]);
  });

  test.each([
    [0, "00:30, or 12:30 AM", "00:30, es decir, 12:30 a.\u00a0m.", "00:30, ou 12:30 da madrugada"],
    [6, "06:30, or 6:30 AM", "06:30, es decir, 6:30 a.\u00a0m.", "06:30, ou 6:30 da manhã"],
    [14, "14:30, or 2:30 PM", "14:30, es decir, 2:30 p.\u00a0m.", "14:30, ou 2:30 da tarde"],
    [23, "23:30, or 11:30 PM", "23:30, es decir, 11:30 p.\u00a0m.", "23:30, ou 11:30 da noite"],
  ])("a time at %i is told by both clocks", (hour, ...said) => {
    expect(inEach(() => spoken.bothClocks({ hour, minute: 30, second: 0 }))).toEqual(said);
  });

  test("a time that is told by both clocks is read back by either", () => {
    for (let hour = 0; hour < 24; hour++) {
      const time = { hour, minute: 7, second: 0 };
      for (const said of inEach(() => spoken.bothClocks(time))) {
        const clocks = said.split(/, (?:or|es decir,|ou) /);
        expect(clocks).toHaveLength(2);
        for (const clock of clocks) expect(parseCivilTime(clock), clock).toEqual({ ok: true, time });
      }
    }
  });

  test.each([
    ["Europe/Madrid", "Europe/Madrid", "hora de Europa central", "Horário da Europa Central"],
    ["America/New_York", "America/New York", "hora oriental", "Horário do Leste"],
    ["Africa/Lagos", "Africa/Lagos", "hora de África occidental", "Horário da África Ocidental"],
  ])("whose clocks those of %s are", (timeZone, ...said) => {
    expect(inEach(() => spoken.zoneInWords(timeZone))).toEqual(said);
  });

  test("whose clocks a zone's are is found once a language", () => {
    const formats = vi.spyOn(Intl, "DateTimeFormat");
    const said = () => inEach(() => spoken.zoneInWords("Asia/Tokyo"));
    expect(said()).toEqual(said());
    expect(formats).toHaveBeenCalledTimes(2); // Spanish and Portuguese; English has the name as it is
    formats.mockRestore();
  });

  test("the bounds of what is refused have the decimal sign of the language", () => {
    const said = (why: Refusal) => inEach(() => spoken.messageOf(why));
    expect(said(spoken.refusal("degrees.out-of-range", 0.1, 10))).toEqual([
      "Must be a number of degrees from 0.1 to 10",
      "Debe ser un número de grados entre 0,1 y 10",
      "Precisa ser um número de graus de 0,1 a 10",
    ]);
    for (const text of said(spoken.refusal("timezone.not-in-quarters"))) {
      const [example = ""] = /\d[.,]\d+/.exec(text) ?? [];
      expect(spoken.parseTimezone(example)).toEqual({ ok: true, timezone: 5.75 });
    }
  });

  test("a question's moment is in words", () => {
    expect(inEach(() => spoken.minuteInUtc("2026-12-01T14:05:00Z"))).toEqual([
      "1 December 2026, 14:05 UTC",
      "1 de diciembre de 2026, 14:05 UTC",
      "1º de dezembro de 2026, 14:05 UTC",
    ]);
  });

  test.each([
    [0, 1, "Age 0: 1st house year", "A los 0 años: año de casa I", "Aos 0 anos: ano da casa 1"],
    [1, 2, "Age 1: 2nd house year", "Al año: año de casa II", "Com 1 ano: ano da casa 2"],
    [36, 1, "Age 36: 1st house year", "A los 36 años: año de casa I", "Aos 36 anos: ano da casa 1"],
  ])("the year of somebody of %i", (age, house, ...said) => {
    expect(inEach(() => spoken.ageAndHouse({ age, house }))).toEqual(said);
  });
});
