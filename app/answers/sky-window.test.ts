import { describe, expect, it } from "vitest";
import { openSky } from "../astrology/ephemeris/apparent";
import { storedSky } from "../astrology/ephemeris/stored-sky";
import { instantOfDate, MILLISECONDS_PER_DAY } from "../astrology/instant";
import { positionsAt, skyFrameAt } from "../astrology/positions";
import { frameIn, openWindow, positionsIn, SKY_TABLE } from "../astrology/sky-window";
import { skyWindowAnswer } from "./sky-window";

/** Fractions of a year, its first and last moments among them, and no day twice the same time. */
const momentsOf = (year: number) => {
  const start = instantOfDate(year, 1, 1);
  const end = instantOfDate(year + 1, 1, 1) - 1;
  return Array.from({ length: 101 }, (_, i) => start + Math.round(((end - start) * i) / 100));
};

/** By the whole table. */
const wholeSkyAt = (instants: readonly number[]) => {
  openSky(storedSky);
  return instants.map(positionsAt);
};

it("a browser asks for windows by the name of the table of this build", () => {
  expect(SKY_TABLE).toBe(storedSky.checksum.toString(16).padStart(8, "0"));
});

describe.each([1800, 1801, 1876, 1969, 2000, 2026, 2027, 2099, 2100])("the window of %i", (year) => {
  const { sky } = skyWindowAnswer(year);
  const window = openWindow(sky);

  it("gives the positions of the whole table, to the last bit", () => {
    const moments = momentsOf(year);
    const whole = wholeSkyAt(moments);
    const windowed = moments.map((instant) => positionsIn(window, instant));
    expect(windowed).toEqual(whole);
  });

  it("gives the Earth's orientation, too", () => {
    const moments = momentsOf(year);
    openSky(storedSky);
    const whole = moments.map(skyFrameAt);
    expect(moments.map((instant) => frameIn(window, instant))).toEqual(whole);
  });

  it("reaches a little into the years beside it and says where it ends", () => {
    const start = instantOfDate(year, 1, 1);
    const beside = start - 5 * MILLISECONDS_PER_DAY;
    const [whole] = wholeSkyAt([beside]);
    expect(positionsIn(window, beside)).toEqual(whole);
    for (const days of [-30, 400])
      expect(() => positionsIn(window, start + days * MILLISECONDS_PER_DAY)).toThrow(RangeError);
  });

  it("is a two-hundredth of the table", () => {
    expect(sky.length).toBeLessThan(storedSky.content.length / 200);
  });

  it("with a character less is refused", () => {
    expect(() => openWindow(sky.slice(0, -1))).toThrow("characters");
  });
});

it("what is open is what is read: after a window the whole table can be opened again", () => {
  positionsIn(openWindow(skyWindowAnswer(2026).sky), instantOfDate(2026, 6, 1));
  expect(() => positionsAt(instantOfDate(1990, 6, 15))).toThrow(RangeError);
  openSky(storedSky);
  expect(() => positionsAt(instantOfDate(1990, 6, 15))).not.toThrow();
});
