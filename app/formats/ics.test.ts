import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./ics";

const WRITTEN = Date.UTC(2026, 10, 22, 9, 30);

function file(events: readonly CalendarEvent[], name = "Transits"): string {
  return calendarFile({ name, written: WRITTEN }, events);
}

function eventsIn(text: string) {
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

const square: CalendarEvent = {
  uid: "Saturn square Sun 2027-03-01",
  start: Date.UTC(2027, 2, 1, 12, 30, 15, 999),
  summary: "Saturn square your Sun",
};

describe("a calendar file", () => {
  it("is, line for line, what RFC 5545 asks for", () => {
    const moon = { uid: "void 2027-03-02", start: Date.UTC(2027, 2, 2), end: Date.UTC(2027, 2, 2, 3) };
    const text = calendarFile({ name: "Ann; her, transits", written: WRITTEN, refreshHours: 12 }, [
      { ...square, description: "Second of three passes.\nA pause, then; on." },
      { ...moon, summary: "Moon void of course" },
    ]);
    expect(text.split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Realign//Calendar//EN",
      "CALSCALE:GREGORIAN",
      "NAME:Ann\\; her\\, transits",
      "X-WR-CALNAME:Ann\\; her\\, transits",
      "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
      "X-PUBLISHED-TTL:PT12H",
      "BEGIN:VEVENT",
      "UID:saturn-square-sun-2027-03-01@realign",
      "DTSTAMP:20261122T093000Z",
      "DTSTART:20270301T123015Z",
      "SUMMARY:Saturn square your Sun",
      "DESCRIPTION:Second of three passes.\\nA pause\\, then\\; on.",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:void-2027-03-02@realign",
      "DTSTAMP:20261122T093000Z",
      "DTSTART:20270302T000000Z",
      "DTEND:20270302T030000Z",
      "SUMMARY:Moon void of course",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("is read by another program: times in UTC, an event without an end as a moment", () => {
    const [event] = eventsIn(file([square]));
    expect(event?.startDate.toJSDate().toISOString()).toBe("2027-03-01T12:30:15.000Z");
    expect(event?.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event?.endDate.toJSDate().toISOString()).toBe("2027-03-01T12:30:15.000Z");
    expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  it("keeps 75 octets a line, and every character whole, whatever is written", () => {
    const words = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(words, words, (summary, name) => {
        const text = file([{ ...square, summary, description: name }], name);
        const lines = text.split("\r\n");
        expect(lines.pop()).toBe("");
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(Buffer.from(line).toString()).toBe(line); // no half of a pair at either end
          expect(line).not.toMatch(/[\r\n]/);
        }
        const events = eventsIn(text);
        const plain = (value: string) => value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
        expect(events.map((event) => event.summary)).toEqual([plain(summary)]);
        expect(events.map((event) => event.description)).toEqual([plain(name)]);
      }),
    );
  });

  it("folds plain letters into lines of 75", () => {
    const summary = "abcdefghij".repeat(20);
    const text = file([{ ...square, summary }]);
    const lines = text.split("\r\n");
    const at = lines.findIndex((line) => line.startsWith("SUMMARY"));
    expect(lines.slice(at, at + 3).map(({ length }) => length)).toEqual([75, 75, 60]);
    expect(eventsIn(text)[0]?.summary).toBe(summary);
  });

  it("folds as late as it may", () => {
    const lines = file([{ ...square, summary: "é".repeat(100) }]).split("\r\n");
    const [first = "", second = ""] = lines.slice(lines.findIndex((line) => line.startsWith("SUMMARY")));
    expect(Buffer.byteLength(first)).toBe(74); // one more é is two octets
    expect(second.startsWith(" é")).toBe(true);
    expect(Buffer.byteLength(second)).toBe(75);
  });

  it("no line of a stranger's becomes one of the file's", () => {
    const text = file([{ ...square, summary: "a\r\nEND:VEVENT\r\nBEGIN:VALARM\u2028X\u0000\u007f" }]);
    expect(text.match(/^(BEGIN|END):\w+/gm)).toEqual([
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT",
      "END:VEVENT",
      "END:VCALENDAR",
    ]);
    expect(eventsIn(text)[0]?.summary).toBe("a\nEND:VEVENT\nBEGIN:VALARM\u2028X");
  });

  it("gives no two events one UID, and the same file the same ones", () => {
    const uids = (text: string) => eventsIn(text).map(({ uid }) => uid);
    const text = file([square, square, { ...square, uid: "other" }]);
    expect(uids(text)).toEqual([
      "saturn-square-sun-2027-03-01@realign",
      "saturn-square-sun-2027-03-01-2@realign",
      "other@realign",
    ]);
    expect(file([square, square, { ...square, uid: "other" }])).toBe(text);
  });
});

it("a file that takes an event out says so of itself and of the event", () => {
  const event = { uid: "appointment 1", start: 0, summary: "A session", sequence: 2 };
  const file = calendarFile({ name: "A session", written: 0, isCancelling: true }, [
    { ...event, isOff: true },
  ]);
  expect(file).toContain("\r\nMETHOD:CANCEL\r\n");
  expect(file).toContain("\r\nSEQUENCE:2\r\nSTATUS:CANCELLED\r\n");
  expect(calendarFile({ name: "A session", written: 0 }, [event])).not.toMatch(/METHOD|STATUS/);
});
