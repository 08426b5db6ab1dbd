import { describe, expect, it } from "vitest";
import { storedTable } from "../astrology/ephemeris/stored-sky";
import { instantOfDate, MILLISECONDS_PER_DAY } from "../astrology/instant";
import { positionsAt, skyFrameAt } from "../astrology/positions";
import { openWindow, SKY_TABLE } from "../astrology/sky-window";
import { skyWindowAnswer } from "./sky-window";

/** Fractions of a year, its first and last moments among them, and no day twice the same time. */
const momentsOf = (year: number) => {
  const start = instantOfDate(year, 1, 1);
  const end = instantOfDate(year + 1, 1, 1) - 1;
  return Array.from({ length: 101 }, (_, i) => start + Math.round(((end - start) * i) / 100));
};

it("a browser asks for windows by the name of the table of this build", () => {
  expect(SKY_TABLE).toBe(storedTable().checksum.toString(16).padStart(8, "0"));
});

describe.each([1800, 1801, 1876, 1969, 2000, 2026, 2027, 2099, 2100])("the window of %i", (year) => {
  const { sky } = skyWindowAnswer(year);
  const window = openWindow(sky);

  it("gives the positions of the whole table, to the last bit", () => {
    const moments = momentsOf(year);
    const whole = moments.map(positionsAt);
    const windowed = moments.map((instant) => window.positionsAt(instant));
    expect(windowed).toEqual(whole);
  });

  it("gives the Earth's orientation, too", () => {
    const moments = momentsOf(year);
    const whole = moments.map(skyFrameAt);
    expect(moments.map((instant) => window.frameAt(instant))).toEqual(whole);
  });

  it("reaches a little into the years beside it and says where it ends", () => {
    const start = instantOfDate(year, 1, 1);
    const beside = start - 5 * MILLISECONDS_PER_DAY;
    expect(window.positionsAt(beside)).toEqual(positionsAt(beside));
    for (const days of [-30, 400])
      expect(() => window.positionsAt(start + days * MILLISECONDS_PER_DAY)).toThrow(RangeError);
  });

  it("is a two-hundredth of the table", () => {
    expect(sky.length).toBeLessThan(storedTable().content.length / 200);
  });

  it("with a character less is refused", () => {
    expect(() => openWindow(sky.slice(0, -1))).toThrow("characters");
  });
});

it("a window and the whole table are asked in turn, and neither knows of the other", () => {
  const window = openWindow(skyWindowAnswer(2026).sky);
  const [within, outside] = [instantOfDate(2026, 6, 1), instantOfDate(1990, 6, 15)];
  const [first, second] = [window.positionsAt(within), positionsAt(outside)];
  expect(() => window.positionsAt(outside)).toThrow(RangeError);
  expect([window.positionsAt(within), positionsAt(outside)]).toEqual([first, second]);
});
