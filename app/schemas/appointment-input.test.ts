import { expect, test } from "vitest";
import { messageOf } from "~/refusals";
import { readAppointment } from "./appointment-input";

const NOW = Date.UTC(2026, 11, 28, 15);
const WHEN = { time: "18:30", timezone: "Europe/Berlin" };
const refusalsOf = (date: string) => {
  const read = readAppointment({ ...WHEN, date }, NOW);
  return read.ok ? [] : (read.fields.date ?? []);
};

test.each(["soon", "2026-13", "Tuesday"])(
  "of a day that cannot be read, as %s, the example lies ahead, in each order",
  (date) => {
    const [why, ...others] = refusalsOf(date);
    expect(others).toEqual([]);
    expect(why?.code).toBe("appointment.day-unreadable");
    const message = why ? messageOf(why) : "";
    expect(message).toContain("2027-01-04, 04.01.2027 or 01/04/2027");
    expect(message).not.toContain("1990");
  },
);

test.each(["2027-01-04", "04.01.2027", "01/04/2027"])("what the example shows is understood: %s", (date) => {
  expect(readAppointment({ ...WHEN, date }, NOW)).toMatchObject({
    ok: true,
    value: { instant: Date.UTC(2027, 0, 4, 17, 30) },
  });
});

test("a day that is read and is none keeps its own reason", () => {
  expect(refusalsOf("2027-02-30").map(({ code }) => code)).toEqual(["date.impossible"]);
});
