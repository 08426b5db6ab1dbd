import { describe, expect, it } from "vitest";
import { skyWindowAnswer } from "../../answers/sky-window";
import { instantOfDate } from "../../astrology/instant";
import { openWindow } from "../../astrology/sky-window";
import { layOut, panorama, pointOf } from "./layout";
import { directionOf, isUp, lightText, skyOver, standingText } from "./sky-over";

const window = openWindow(skyWindowAnswer(2026).sky);
const START = instantOfDate(2026, 1, 1);
const HOUR = 3_600_000;

describe.each([
  ["a small phone", 240],
  ["a phone", 320],
  ["a desk", 900],
])("on %s", (_, width) => {
  it.each([52.5, -33.9, 1, 78.2, -77.8])("glyphs are legible in every sky of a year at %s°", (latitude) => {
    const view = panorama(width, latitude);
    let told = 0;
    for (let i = 0; i < 250; i++) {
      const sky = skyOver(window, START + i * 35 * HOUR, { latitude, longitude: 15 });
      const { bodies, signs } = layOut(sky, view);
      expect(bodies).toHaveLength(sky.bodies.filter(isUp).length);
      told += signs.length;
      for (const [j, { body, glyph }] of bodies.entries()) {
        expect(glyph.x).toBeGreaterThanOrEqual(10);
        expect(glyph.x).toBeLessThanOrEqual(width - 10);
        expect(glyph.y).toBeLessThanOrEqual(view.height - 10);
        for (const other of bodies.slice(j + 1)) {
          const apart = Math.hypot(glyph.x - other.glyph.x, glyph.y - other.glyph.y);
          expect(apart, `${body} and ${other.body}, ${i}`).toBeGreaterThan(16);
        }
        for (const sign of signs) {
          const apart = Math.hypot(glyph.x - sign.x, glyph.y - sign.y);
          expect(apart, `${body} and ${sign.sign}, ${i}`).toBeGreaterThan(13);
        }
      }
    }
    expect(told).toBeGreaterThan(250);
  });
});

describe("the panorama", () => {
  it("has the east on the left of the south, and on the right of the north for southern visitors", () => {
    const east = { azimuth: 90, altitude: 0 };
    expect(pointOf(east, panorama(800, 50))).toEqual({ x: 200, y: panorama(800, 50).height });
    expect(pointOf(east, panorama(800, -50)).x).toBe(600);
  });

  it("has the rising degree on the horizon in the east and the setting one in the west", () => {
    for (let hour = 0; hour < 24; hour++) {
      const { rising, setting, ecliptic } = skyOver(window, START + hour * HOUR, {
        latitude: 50,
        longitude: 0,
      });
      expect(rising.azimuth).toBeGreaterThan(40);
      expect(rising.azimuth).toBeLessThan(140);
      expect(setting.azimuth).toBeGreaterThan(220);
      expect(setting.azimuth).toBeLessThan(320);
      const highest = Math.max(...ecliptic.map(({ altitude }) => altitude));
      expect(highest).toBeGreaterThan(15);
      expect(highest).toBeLessThan(65);
    }
  });

  it.each([89.9, 70, -70, -89.9])("draws the half of the ecliptic that is up at %s°", (latitude) => {
    for (let hour = 0; hour < 24; hour++) {
      const { ecliptic } = skyOver(window, START + hour * HOUR, { latitude, longitude: 0 });
      expect(ecliptic[Math.floor(ecliptic.length / 2)]?.altitude).toBeGreaterThan(-0.01);
    }
  });
});

it("says where something stands in words", () => {
  expect(standingText({ azimuth: 224, altitude: 31.7 })).toBe("32° up in the south-west");
  expect(standingText({ azimuth: 359, altitude: 0.3 })).toBe("on the horizon in the north");
  expect(standingText({ azimuth: 91, altitude: -12.2 })).toBe("12° down in the east");
  expect(standingText({ azimuth: 10, altitude: 88 })).toBe("88° up, nearly overhead");
  expect([0, 337.4, 337.6, 359.9].map(directionOf)).toEqual(["north", "north-west", "north", "north"]);
  expect([5, -0.9, -6.1, -12.1, -18.1].map(lightText)).toEqual([
    "day",
    "civil twilight",
    "nautical twilight",
    "astronomical twilight",
    "night",
  ]);
});
