import { describe, expect, it } from "vitest";
import { CHANNELS, centreOf, DESIGN_CENTRES, gatesOfChannel } from "~/astrology/human-design/centres";
import { GATES_OF_THE_YEAR, type Gate } from "~/astrology/human-design/gates";
import { CHANNEL_PATHS, curveOf, DISCS, GATE_RADIUS, HEIGHT, type Spot, spotOfGate, WIDTH } from "./layout";

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** Points along a channel, both ends included. */
function alongChannel(channel: (typeof CHANNELS)[number]): readonly Spot[] {
  const [a, b, c, d] = curveOf(channel);
  return Array.from({ length: 101 }, (_, step) => {
    const t = step / 100;
    const [u, v] = [1 - t, t];
    const at = (axis: "x" | "y") =>
      u ** 3 * a[axis] + 3 * u * u * v * b[axis] + 3 * u * v * v * c[axis] + v ** 3 * d[axis];
    return { x: at("x"), y: at("y") };
  });
}

describe("the drawing of a design", () => {
  it("has every gate inside its own centre, and no two so near that they touch", () => {
    for (const gate of GATES_OF_THE_YEAR) {
      const disc = DISCS[centreOf(gate)];
      expect(distance(spotOfGate(gate), disc) + GATE_RADIUS, `gate ${gate}`).toBeLessThan(disc.radius);
      for (const other of GATES_OF_THE_YEAR) {
        if (other <= gate) continue;
        expect(distance(spotOfGate(gate), spotOfGate(other)), `${gate} and ${other}`).toBeGreaterThan(
          2 * (GATE_RADIUS - 0.6),
        );
      }
    }
  });

  it("has its nine centres apart from each other and on the sheet", () => {
    for (const centre of DESIGN_CENTRES) {
      const { x, y, radius } = DISCS[centre];
      expect(Math.min(x, y, WIDTH - x, HEIGHT - y)).toBeGreaterThan(radius + 1);
      for (const other of DESIGN_CENTRES) {
        if (other === centre) continue;
        expect(distance(DISCS[centre], DISCS[other])).toBeGreaterThan(radius + DISCS[other].radius);
      }
    }
  });

  it("leads every channel from gate to gate on the sheet, past all other centres", () => {
    expect(CHANNEL_PATHS.map(({ channel }) => channel)).toEqual(CHANNELS);
    for (const channel of CHANNELS) {
      const ends = gatesOfChannel(channel).map(centreOf);
      for (const spot of alongChannel(channel)) {
        expect(Math.min(spot.x, spot.y, WIDTH - spot.x, HEIGHT - spot.y), channel).toBeGreaterThan(3);
        for (const centre of DESIGN_CENTRES) {
          if (ends.includes(centre)) continue;
          expect(distance(spot, DISCS[centre]), `${channel} past ${centre}`).toBeGreaterThan(
            DISCS[centre].radius + 3,
          );
        }
      }
    }
  });

  it("cuts each channel in two halves that meet, each beginning at its own gate", () => {
    for (const { halves } of CHANNEL_PATHS) {
      const [first, second] = halves.map(({ path }) => path.match(/-?[\d.]+/g)?.map(Number) ?? []);
      expect(first?.slice(-2)).toEqual(second?.slice(-2));
      for (const { gate, path } of halves) {
        const [x = 0, y = 0] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
        expect(distance({ x, y }, spotOfGate(gate as Gate))).toBeLessThan(0.1);
      }
    }
  });
});
