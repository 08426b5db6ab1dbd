import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CivilDate, formatIsoDate } from "~/astrology/calendar";
import { refusalOf, messageOf as sentenceOf } from "~/refusals";
import {
  civilDateTimeOf,
  formatIsoTime,
  formatShortTime,
  MIDNIGHT,
  parseCivilDate,
  parseCivilTime,
  wallSeconds,
} from "./civil-date";

function dateOf(text: string): CivilDate {
  const reading = parseCivilDate(text);
  if (!reading.ok) throw new Error(`${text}: ${reading.why[0]}`);
  return reading.date;
}

function messageOf(text: string): string {
  const reading = parseCivilDate(text);
  return reading.ok ? "" : sentenceOf(refusalOf(reading.why));
}

function clockOf(text: string): string | null {
  const reading = parseCivilTime(text);
  return reading.ok ? formatIsoTime(reading.time) : null;
}

const anyDate = fc
  .integer({ min: Date.UTC(1800, 0, 1) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((day) => civilDateTimeOf(day * 86_400).date);

describe("a birth date", () => {
  test.each([
    ["1990-06-15", 1990, 6, 15],
    ["06/15/1990", 1990, 6, 15],
    ["6/5/1990", 1990, 6, 5],
    ["  03/04/1990 ", 1990, 3, 4],
    ["1800-01-01", 1800, 1, 1],
    ["2100-12-31", 2100, 12, 31],
    ["2000-02-29", 2000, 2, 29],
    ["1990-6-5", 1990, 6, 5],
    ["1990/06/15", 1990, 6, 15],
    ["1990.06.15", 1990, 6, 15],
    ["15.06.1990", 1990, 6, 15],
    ["5.6.1990", 1990, 6, 5],
    ["15. 6. 1990", 1990, 6, 15],
    ["15-06-1990", 1990, 6, 15],
    ["15 June 1990", 1990, 6, 15],
    ["15 jun 1990", 1990, 6, 15],
    ["15th June, 1990", 1990, 6, 15],
    ["15-Jun-1990", 1990, 6, 15],
    ["15 de junio de 1990", 1990, 6, 15],
    ["15 jun. 1990", 1990, 6, 15],
    ["1 ene 1990", 1990, 1, 1],
    ["3 de septiembre del 2001", 2001, 9, 3],
    ["1º de março de 1990", 1990, 3, 1],
    ["28 fev 1990", 1990, 2, 28],
    ["7 de dezembro de 1990", 1990, 12, 7],
    ["June 15, 1990", 1990, 6, 15],
    ["Sept. 1st 1990", 1990, 9, 1],
    ["may 3 1990", 1990, 5, 3],
    ["\u0660\u0666/\u0661\u0665/\u0661\u0669\u0669\u0660", 1990, 6, 15], // as an Arabic keyboard types 06/15/1990
    ["\u06f1\u06f9\u06f9\u06f0-\u06f0\u06f6-\u06f1\u06f5", 1990, 6, 15], // as a Persian one types 1990-06-15
    ["\u200f\u0661\u0665\u200f.\u0666\u200f.\u0661\u0669\u0669\u0660", 1990, 6, 15], // with marks of direction between
  ])("%s is read", (text, year, month, day) => {
    expect(dateOf(text)).toEqual({ year, month, day });
  });

  test.each([
    "",
    "06/15/90",
    "15 Juin 1990",
    "15 Ma 1990",
    "June 1990",
    "1990-06/15",
    "15 06 1990",
    "32131990",
    "19900615",
    "1506199",
    "06051990",
    "1990-06-15T00:00",
    "0x7c6-01-01",
  ])("%j is not readable, and the message shows how to write it", (text) => {
    expect(messageOf(text)).toMatch(/MM\/DD\/YYYY or YYYY-MM-DD/);
  });

  test("a day that does not exist is named, not moved to the next month", () => {
    expect(messageOf("1990-02-30")).toBe("February 1990 has no day 30");
    expect(messageOf("02/29/1900")).toBe("February 1900 has no day 29");
    expect(messageOf("1990-04-31")).toBe("April 1990 has no day 31");
    expect(messageOf("1990-06-00")).toBe("June 1990 has no day 0");
    expect(messageOf("31.04.1990")).toBe("April 1990 has no day 31");
    expect(messageOf("April 31, 1990")).toBe("April 1990 has no day 31");
    expect(messageOf("15/16/1990")).toMatch(/no month 15/);
    expect(messageOf("31/02/1990")).toMatch(/no month 31/);
    expect(messageOf("1990-00-10")).toMatch(/no month 0/);
  });

  test("a day before its month is offered for what it must mean, and not taken in silence", () => {
    expect(parseCivilDate("15/06/1990")).toEqual({
      ok: false,
      why: ["date.month-first", { year: 1990, month: 6, day: 15 }],
      meant: { year: 1990, month: 6, day: 15 },
    });
    expect(messageOf("15/06/1990")).toBe("Did you mean 15 June 1990? With slashes the month comes first");
    expect(messageOf("31/12/1990")).toMatch(/^Did you mean 31 December 1990\?/);
  });

  test.each([
    ["14051994", 1994, 5, 14],
    ["05141994", 1994, 5, 14],
    ["05051994", 1994, 5, 5],
  ])("%s is read, because it can mean only one day", (text, year, month, day) => {
    expect(dateOf(text)).toEqual({ year, month, day });
  });

  test("eight digits that can mean two days are asked about", () => {
    expect(messageOf("06051994")).toMatch(/can mean more than one day/);
  });

  test.each([
    ["14.5.94", 1994],
    ["25.11.26", 2026],
    ["26.11.26", 1926],
    ["1.1.27", 1927],
    ["29.2.24", 2024],
    ["29.2.28", 1928],
    ["14. 5. 94", 1994],
  ])("%s is of the last such year whose day has come, on 25 November 2026", (text, year) => {
    const reading = parseCivilDate(text, "Gregorian", { year: 2026, month: 11, day: 25 });
    expect(reading).toMatchObject({ ok: true, date: { year } });
  });

  test("a month that comes first is not guessed between hyphens", () => {
    expect(messageOf("05-06-1990")).toMatch(/^With hyphens, write the year first/);
    expect(parseCivilDate("06-15-1990")).toMatchObject({
      ok: false,
      meant: { year: 1990, month: 6, day: 15 },
    });
  });

  test("years before 1800 and after 2100 are out of range", () => {
    expect(messageOf("1799-12-31")).toMatch(/between 1 January 1800 and 31 December 2100/);
    expect(messageOf("01/01/2101")).toMatch(/between 1 January 1800 and 31 December 2100/);
    expect(messageOf("0000-01-01")).toMatch(/between/);
  });

  test("every date from 1800 to 2100 reads back from both formats", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dateOf(formatIsoDate(date))).toEqual(date);
        expect(dateOf(`${date.month}/${date.day}/${date.year}`)).toEqual(date);
      }),
    );
  });

  test("any text is either read or refused with a message", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,5}[-/][0-9]{1,3}[-/][0-9]{1,5}$/)),
        (text) => {
          const reading = parseCivilDate(text);
          if (reading.ok) {
            const { year, month, day } = reading.date;
            const back = new Date(Date.UTC(year, month - 1, day));
            expect([back.getUTCFullYear(), back.getUTCMonth() + 1, back.getUTCDate()]).toEqual([
              year,
              month,
              day,
            ]);
          } else expect(sentenceOf(refusalOf(reading.why))).not.toBe("");
        },
      ),
    );
  });
});

describe("what is too long for a date or a time", () => {
  test.each(["Jun 1", "15 Jun", "1990-06-15", "14:30", "2:30"])("%j with blanks is none", (text) => {
    const long = `${text}${" ".repeat(60)}1990 pm`;
    expect(parseCivilDate(long).ok).toBe(false);
    expect(parseCivilTime(long).ok).toBe(false);
  });
});

describe("a birth time", () => {
  test.each([
    ["14:30", "14:30:00"],
    ["14:30:15", "14:30:15"],
    ["00:00", "00:00:00"],
    ["9:05", "09:05:00"],
    [" 23:59:59 ", "23:59:59"],
    ["2:30 PM", "14:30:00"],
    ["2:30pm", "14:30:00"],
    ["02:30:15 pm", "14:30:15"],
    ["2:30\u202fPM", "14:30:00"],
    ["2:30 p.m.", "14:30:00"],
    ["2:30 p.\u00a0m.", "14:30:00"],
    ["2:30 a. m.", "02:30:00"],
    ["14:30 h", "14:30:00"],
    ["12 AM", "00:00:00"],
    ["12:30 am", "00:30:00"],
    ["12 PM", "12:00:00"],
    ["11:59 PM", "23:59:00"],
    ["2.30pm", "14:30:00"],
    ["2pm", "14:00:00"],
    ["14.30", "14:30:00"],
    ["14h30", "14:30:00"],
    ["14H30", "14:30:00"],
    ["14h", "14:00:00"],
    ["14 h", "14:00:00"],
    ["14 h 30", "14:30:00"],
    ["14 h 30 min", "14:30:00"],
    ["14h30min", "14:30:00"],
    ["2:30 da tarde", "14:30:00"],
    ["2:30 de la tarde", "14:30:00"],
    ["2h30 da tarde", "14:30:00"],
    ["2 de la tarde", "14:00:00"],
    ["12:30 da tarde", "12:30:00"],
    ["12:05 da madrugada", "00:05:00"],
    ["5:15 de la madrugada", "05:15:00"],
    ["7:05 da manhã", "07:05:00"],
    ["7:05 da manha\u0303", "07:05:00"],
    ["11 de la mañana", "11:00:00"],
    ["11 de la man\u0303ana", "11:00:00"],
    ["11:59 da noite", "23:59:00"],
    ["6 DE LA NOCHE", "18:00:00"],
    ["12 de la noche", "00:00:00"],
    ["0:30 da madrugada", "00:30:00"],
    ["6:59 de la madrugada", "06:59:00"],
    ["14h30 da tarde", "14:30:00"],
    ["22:15 DA NOITE", "22:15:00"],
    ["2 h de la tarde", "14:00:00"],
    ["2h da tarde", "14:00:00"],
    ["2h30min da tarde", "14:30:00"],
    ["2 h 30 min da tarde", "14:30:00"],
    ["9 DE LA MAÑANA", "09:00:00"],
    ["9 de la manana", "09:00:00"],
    ["7 da manha", "07:00:00"],
    ["1430", "14:30:00"],
    ["0005", "00:05:00"],
  ])("%j is read as %s", (text, clock) => {
    expect(clockOf(text)).toBe(clock);
  });

  test.each([
    "",
    "24:00",
    "24:00:00",
    "25:00",
    "12:60",
    "12:30:60",
    "14:30 PM",
    "0:30 AM",
    "noon",
    "2400",
    "2460",
    "14.3",
    "14h3",
    "h30",
    "930",
    "143015",
    "14",
    "-1:30",
    "14:3",
    "12:60 da tarde",
  ])("%j is refused", (text) => {
    const reading = parseCivilTime(text);
    expect(reading).toMatchObject({ ok: false, why: [expect.stringMatching(/^time\./)] });
  });

  test.each([
    "11 de la madrugada",
    "7 da madrugada",
    "13 de la madrugada",
    "12 de la mañana",
    "0:30 da manhã",
    "14:30 de la mañana",
    "0:30 da tarde",
    "11:30 da tardezinha",
    "3 de la noche",
    "0 da noite",
    "25 da tarde",
    "2 da tartaruga",
    "2 da mandioca",
    "8 da noiteira",
    "2min da tarde",
  ])("%j is no time, of which AM and PM say nothing", (text) => {
    expect(parseCivilTime(text)).toEqual({ ok: false, why: ["time.unreadable"] });
  });

  test("24:00 is refused with the way out", () => {
    for (const text of ["24:00", "24:00 da noite"]) {
      const reading = parseCivilTime(text);
      expect(!reading.ok && sentenceOf(refusalOf(reading.why))).toContain("00:00");
    }
  });
});

describe("written times", () => {
  test("seconds are shown only where there are any", () => {
    expect(formatShortTime({ hour: 9, minute: 5, second: 0 })).toBe("09:05");
    expect(formatShortTime({ hour: 9, minute: 5, second: 7 })).toBe("09:05:07");
  });

  test("counting seconds and reading them back gives the same date and time", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 86_399 }), (date, second) => {
        const { date: same, time } = civilDateTimeOf(wallSeconds(date, MIDNIGHT) + second);
        expect(same).toEqual(date);
        expect(wallSeconds(same, time)).toBe(wallSeconds(date, MIDNIGHT) + second);
      }),
    );
  });
});
