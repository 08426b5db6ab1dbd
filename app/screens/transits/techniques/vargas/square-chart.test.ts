import { describe, expect, it } from "vitest";
import { SIGNS, type Sign } from "~/astrology/signs";
import { type Place, packed } from "./packed";
import { type Box, type Cell, northCells, SIDE, type Spot, southCells } from "./square-cells";

const middleOf = ({ outline }: Cell): Spot => ({
  x: (Math.min(...outline.map(({ x }) => x)) + Math.max(...outline.map(({ x }) => x))) / 2,
  y: (Math.min(...outline.map(({ y }) => y)) + Math.max(...outline.map(({ y }) => y))) / 2,
});

/** Which house lies at a place, by a ray from it to the right. */
function cellAt(cells: readonly Cell[], { x, y }: Spot): Cell | undefined {
  return cells.find(({ outline }) => {
    let isInside = false;
    outline.forEach((a, index) => {
      const b = outline[(index + 1) % outline.length] as Spot;
      if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) isInside = !isInside;
    });
    return isInside;
  });
}

const boxOf = ({ x, y, size }: Place): Box => ({ x, y, width: size, height: size });
const cornersOf = ({ x, y, width, height }: Box): readonly Spot[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const FORMS: readonly (readonly [string, (rising: Sign) => readonly Cell[]])[] = [
  ["North Indian", (rising) => northCells(rising)],
  ["South Indian", (rising) => southCells(rising)],
];

describe("the North Indian form", () => {
  const cells = northCells("Leo");

  it("has the first house in the diamond above and goes round to the left", () => {
    // Above, upper left, left, lower left, below, lower right, right, upper right: in tenths of the edge.
    const seen = [
      [5, 2],
      [2.5, 1],
      [1, 2.5],
      [2, 5],
      [1, 7.5],
      [2.5, 9],
      [5, 8],
      [7.5, 9],
      [9, 7.5],
      [8, 5],
      [9, 2.5],
      [7.5, 1],
    ].map(([x = 0, y = 0]) => cellAt(cells, { x: (x * SIDE) / 10, y: (y * SIDE) / 10 })?.house);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("has the rising sign in the first house and the next ones after it", () => {
    expect(cells.map(({ sign }) => sign)).toEqual([...SIGNS.slice(4), ...SIGNS.slice(0, 4)]);
  });
});

describe("the South Indian form", () => {
  it("has Pisces in the upper left corner and goes round clockwise, whatever rises", () => {
    for (const rising of [...SIGNS, null]) {
      const cells = southCells(rising);
      const signAt = (column: number, row: number) =>
        cellAt(cells, { x: ((column + 0.5) * SIDE) / 4, y: ((row + 0.5) * SIDE) / 4 })?.sign;
      const grid = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => signAt(column, row)));
      expect(grid).toEqual([
        ["Pisces", "Aries", "Taurus", "Gemini"],
        ["Aquarius", undefined, undefined, "Cancer"],
        ["Capricorn", undefined, undefined, "Leo"],
        ["Sagittarius", "Scorpio", "Libra", "Virgo"],
      ]);
    }
  });

  it("counts houses from the rising sign, which alone is marked; without one there are none", () => {
    const cells = southCells("Leo");
    expect(cells.filter(({ mark }) => mark).map(({ sign }) => sign)).toEqual(["Leo"]);
    expect(cells.map(({ house }) => house)).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(southCells(null).every(({ house, mark }) => house === null && mark === null)).toBe(true);
  });
});

describe.each(FORMS)("a house of the %s form", (_, cellsOf) => {
  /** Each of another shape once. */
  const cells = [
    ...new Map(
      SIGNS.flatMap(cellsOf).map((cell) => [JSON.stringify([cell.outline, cell.mark]), cell] as const),
    ).values(),
  ];

  it("holds up to nine planets of 14 units or more, inside its lines and clear of each other and of its sign", () => {
    for (const cell of cells) {
      const { x, y } = middleOf(cell);
      for (let count = 0; count <= 9; count++) {
        const places = packed(cell, count);
        expect(places).toHaveLength(count);
        const boxes = places.map(boxOf);
        places.forEach(({ size }, index) => {
          expect(size).toBeGreaterThanOrEqual(14);
          const box = boxes[index] as Box;
          for (const corner of cornersOf(box)) {
            // A hair inwards, so that what ends on a line lies inside.
            const inwards = { x: corner.x + (x - corner.x) * 1e-6, y: corner.y + (y - corner.y) * 1e-6 };
            expect(cellAt([cell], inwards), `${cell.sign} of ${count}`).toBe(cell);
          }
          for (const other of [...boxes.slice(index + 1), cell.label, ...(cell.mark ? [cell.mark] : [])]) {
            expect(overlap(box, other), `${cell.sign} of ${count}`).toBe(false);
          }
        });
      }
    }
  });

  it("has its sign inside its lines", () => {
    for (const cell of cells) {
      const { x, y, width, height } = cell.label;
      expect(cellAt([cell], { x: x + width / 2, y: y + height / 2 })).toBe(cell);
    }
  });
});
