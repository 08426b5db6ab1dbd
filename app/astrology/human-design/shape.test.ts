import { describe, expect, it } from "vitest";
import type { Gate } from "./gates";
import { designShape } from "./shape";
import { completedTogether } from "./together";

const shapeOf = (...gates: readonly Gate[]) => designShape(new Set(gates));

describe("type and authority follow from the defined centres", () => {
  it.each([
    ["no gate", [], "Reflector", "Lunar", "None"],
    ["half a channel", [5], "Reflector", "Lunar", "None"],
    ["sacral to the self", [5, 15], "Generator", "Sacral", "Single"],
    ["sacral to the throat", [20, 34], "Manifesting Generator", "Sacral", "Single"],
    ["sacral by way of the self to the throat", [5, 15, 1, 8], "Manifesting Generator", "Sacral", "Single"],
    ["sacral, and a throat apart from it", [5, 15, 23, 43], "Generator", "Sacral", "Split"],
    ["sacral, and a heart that speaks", [42, 53, 21, 45], "Manifesting Generator", "Sacral", "Split"],
    ["solar plexus to the throat", [35, 36], "Manifestor", "Emotional", "Single"],
    ["root by way of the spleen to the throat", [18, 58, 16, 48], "Manifestor", "Splenic", "Single"],
    ["heart to the throat", [21, 45], "Manifestor", "Ego Manifested", "Single"],
    ["heart to the self", [25, 51], "Projector", "Ego Projected", "Single"],
    ["self to the throat", [1, 8], "Projector", "Self-Projected", "Single"],
    ["mind to the throat", [17, 62], "Projector", "Mental", "Single"],
    ["head to mind", [24, 61], "Projector", "Mental", "Single"],
    ["spleen to the throat", [16, 48], "Projector", "Splenic", "Single"],
    ["a root that does not reach the throat", [18, 58, 23, 43], "Projector", "Splenic", "Split"],
    ["four groups", [24, 61, 1, 8, 42, 53, 37, 40], "Generator", "Emotional", "Quadruple Split"],
    ["three groups that a channel joins", [24, 61, 1, 8, 23, 43], "Projector", "Self-Projected", "Single"],
  ] as const)("%s", (_, gates, type, authority, definition) => {
    expect(shapeOf(...gates)).toMatchObject({ type, authority, definition });
  });
});

describe("two people complete a channel together", () => {
  const held = (gates: readonly Gate[], perhaps: readonly Gate[] = []) => ({
    sure: new Set(gates),
    possible: new Set([...gates, ...perhaps]),
  });
  const together = (first: readonly Gate[], second: readonly Gate[]) =>
    completedTogether(held(first), held(second));

  it("of which each has one gate, whichever", () => {
    expect(together([5], [15])).toEqual([{ channel: "5-15", gates: [5, 15] }]);
    expect(together([15], [5])).toEqual([{ channel: "5-15", gates: [15, 5] }]);
  });

  it("and none that one of them has alone, or of which both have the same gate", () => {
    expect(together([5, 15], [5])).toEqual([]);
    expect(together([5, 15], [15])).toEqual([]);
    expect(together([5], [5, 15])).toEqual([]);
    expect(together([5], [5])).toEqual([]);
    expect(together([], [])).toEqual([]);
  });

  it("and none that one of them may hold alone at some hour", () => {
    expect(completedTogether(held([5], [15]), held([15]))).toEqual([]);
    expect(completedTogether(held([5]), held([15], [5]))).toEqual([]);
    expect(completedTogether(held([5], [20]), held([15], [34]))).toHaveLength(1);
  });

  it("several at the gates that have three channels", () => {
    expect(together([10], [20, 34]).map(({ channel }) => channel)).toEqual(["10-20", "10-34"]);
  });
});
