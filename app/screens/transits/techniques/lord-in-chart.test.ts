import { describe, expect, it, test } from "vitest";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { SIGNS } from "~/astrology/signs";
import { ageAt, houseOfSign, lordInChart } from "./lord-in-chart";

/** Libra rises, and so the houses follow each other from there. */
const chart = {
  planets: [
    { planet: "Venus", sign: "Leo", house: 10 },
    { planet: "Sun", sign: "Gemini", house: 8 },
  ],
  points: [{ planet: "North Node", sign: "Aquarius", house: 4 }],
  houses: SIGNS.map((_, index) => ({ house: index + 1, sign: SIGNS[(index + 6) % 12] })),
  rising: { sign: "Libra" },
  resolved: { utc: "1990-06-15T18:30:00.000Z" },
} as unknown as BirthChartAnswer;

describe("The lord of a time in a chart", () => {
  it("has its sign, its house and the houses that it rules", () => {
    expect(lordInChart("Venus", chart)).toBe("Venus in Leo, in your 10th house, ruler of your 1st and 8th");
    expect(lordInChart("Sun", chart)).toBe("Sun in Gemini, in your 8th house, ruler of your 11th");
  });

  it("is a node where Rahu and Ketu are", () => {
    expect(lordInChart("Rahu", chart)).toBe("North Node in Aquarius, in your 4th house");
    expect(lordInChart("Ketu", chart)).toBe("South Node");
  });

  it("has its sign alone without a birth time", () => {
    const planets = [{ planet: "Venus", sign: "Leo", house: null }];
    const untimed = { ...chart, planets, houses: [], rising: null } as unknown as BirthChartAnswer;
    expect(lordInChart("Venus", untimed)).toBe("Venus in Leo");
    expect(houseOfSign("Leo", untimed)).toBeNull();
  });

  it("counts houses of signs from the rising one", () => {
    expect(houseOfSign("Libra", chart)).toBe(1);
    expect(houseOfSign("Virgo", chart)).toBe(12);
  });
});

test("an age is reached on the birthday, however many leap days lie between, and nobody is younger than 0", () => {
  for (let age = 1; age < 100; age++) expect(ageAt(`${1990 + age}-06-15T18:30:00.000Z`, chart)).toBe(age);
  expect(ageAt("2026-06-14T18:30:00.000Z", chart)).toBe(35);
  expect(ageAt("1985-01-01T00:00:00.000Z", chart)).toBe(0);
});
