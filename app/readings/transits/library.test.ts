import { expect, test } from "vitest";
import { ENGLISH } from "../../../tests/support/texts";
import { MAJOR_ASPECTS } from "../../astrology/aspects";
import { PLANETS } from "../../astrology/bodies";
import { transitWords } from "./library";

const POINTS = [...PLANETS, "Ascendant", "Midheaven"] as const;

test("every contact has words: a slow planet's with a practice, a fast one's with how long it lasts", async () => {
  for (const planet of PLANETS) {
    for (const type of MAJOR_ASPECTS) {
      for (const point of POINTS) {
        const { text, practice, lasts } = await transitWords(planet, type, point, ENGLISH);
        expect(text.length, `${planet} ${type} ${point}`).toBeGreaterThan(30);
        const isSlow = PLANETS.indexOf(planet) >= PLANETS.indexOf("Jupiter");
        expect([practice !== null, lasts !== null]).toEqual([isSlow, !isSlow]);
      }
    }
  }
});

test("a slow planet says three things: for a conjunction, a flowing contact and a tense one", async () => {
  const words = await Promise.all(MAJOR_ASPECTS.map((type) => transitWords("Saturn", type, "Moon", ENGLISH)));
  const [conjunction, sextile, square, trine, opposition] = words.map(({ text }) => text);
  expect(trine).toBe(sextile);
  expect(opposition).toBe(square);
  expect(new Set([conjunction, sextile, square]).size).toBe(3);
});
