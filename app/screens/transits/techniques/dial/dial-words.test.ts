import { describe, expect, it } from "vitest";
import type { Axis } from "~/astrology/midpoint-dial";
import { axisText, placeText, pointerText } from "./dial-words";

const NOTHING: Axis = { near: { points: [], midpoints: [] }, far: { points: [], midpoints: [] } };
const AXIS: Axis = {
  near: {
    points: [
      { ring: "Natal", point: "Sun", orb: 0 },
      { ring: "Directed", point: "Mars", orb: 0.3 },
    ],
    midpoints: [{ ring: "Natal", a: "Moon", b: "Venus", orb: 0.5 }],
  },
  far: {
    points: [],
    midpoints: [
      { ring: "Transiting", a: "Mars", b: "Saturn", orb: 0.1 },
      { ring: "Natal", a: "Sun", b: "Pluto", orb: 0.8 },
    ],
  },
};

describe("a pointer in words", () => {
  it("says its place to the nearest minute, which is never the dial itself", () => {
    expect(placeText(38.2, 90)).toBe("38°12′");
    expect(placeText(89.995, 90)).toBe("0°00′");
    expect(placeText(44.995, 45)).toBe("0°00′");
    expect(placeText(44.995, 90)).toBe("45°00′");
  });

  it("says what is on it", () => {
    expect(pointerText(AXIS, 38.2, 90)).toBe("38°12′, on it Sun, directed Mars and one midpoint");
    expect(pointerText({ near: AXIS.far, far: AXIS.near }, 0, 45)).toBe("0°00′, on it 2 midpoints");
    expect(pointerText(NOTHING, 1, 90)).toBe("1°00′, nothing on it");
  });

  it("names both ends where it rests", () => {
    expect(axisText(AXIS, 38.2, 90)).toBe(
      "At 38°12′: Sun, directed Mars and Moon / Venus. Opposite, 45° on: transiting Mars / Saturn and Sun / Pluto.",
    );
    expect(axisText(NOTHING, 0, 45)).toBe("At 0°00′: nothing. Opposite, 22°30′ on: nothing.");
  });
});
