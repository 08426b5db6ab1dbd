import { describe, expect, it } from "vitest";
import { TRADITIONAL_PLANETS, type TraditionalRuler } from "../bodies";
import { positionOf } from "../positions";
import { considerationsOf } from "./considerations";
import { hourAgreement } from "./hour-agreement";
import { horaryAspects, moonsWay } from "./perfection";
import { planetaryHourAt } from "./planetary-hour";
import { receptionsOf } from "./receptions";

const degree = (sign: number, degrees: number) => 30 * sign + degrees;
const [ARIES, TAURUS, GEMINI, CANCER, LEO, , LIBRA, SCORPIO, , CAPRICORN] = Array.from(
  { length: 12 },
  (_, i) => i,
) as [number, number, number, number, number, number, number, number, number, number];

/** Nobody in a dignity of another, but for what a test puts there. */
function longitudes(of: Partial<Record<TraditionalRuler, number>>): Record<TraditionalRuler, number> {
  return {
    Sun: degree(LEO, 5),
    Moon: degree(CANCER, 5),
    Mercury: degree(GEMINI, 5),
    Venus: degree(TAURUS, 5),
    Mars: degree(ARIES, 5),
    Jupiter: 245,
    Saturn: 305,
    ...of,
  };
}

const between = (
  a: TraditionalRuler,
  b: TraditionalRuler,
  of: Parameters<typeof longitudes>[0],
  isDay = true,
) =>
  receptionsOf(longitudes(of), isDay).filter(
    ({ guest, host }) => [guest, host].sort().join() === [a, b].sort().join(),
  );

describe("receptions", () => {
  it("of Mars in Libra and Venus in Aries are mutual by domicile, as Lilly's own example (p. 112) has it for Sun and Mars", () => {
    // "The Sun in Aries and Mars in Leo": mutual; the Sun is in Mars's house, and Mars in the Sun's.
    expect(between("Sun", "Mars", { Sun: degree(ARIES, 5), Mars: degree(LEO, 5) })).toEqual([
      { guest: "Sun", host: "Mars", by: ["Domicile", "Face"], isMutual: true },
      { guest: "Mars", host: "Sun", by: ["Domicile", "Triplicity"], isMutual: true },
    ]);
    expect(between("Mars", "Venus", { Mars: degree(LIBRA, 22), Venus: degree(ARIES, 28) })).toMatchObject([
      { guest: "Venus", host: "Mars", isMutual: true },
      { guest: "Mars", host: "Venus", by: ["Domicile", "Bounds"], isMutual: true },
    ]);
  });

  it("are one-sided where the host stands nowhere in the guest's dignities", () => {
    // The Moon in Capricorn: Saturn's house, Mars's exaltation; by night she rules its triplicity herself.
    const found = receptionsOf(longitudes({ Moon: degree(CAPRICORN, 5) }), true).filter(
      ({ guest }) => guest === "Moon",
    );
    expect(found).toEqual([
      { guest: "Moon", host: "Mars", by: ["Exaltation"], isMutual: false },
      { guest: "Moon", host: "Saturn", by: ["Domicile"], isMutual: false },
    ]);
  });

  it("count by house against exaltation too, and triplicity by the sect alone", () => {
    // Jupiter in Taurus is where the Moon is exalted, and she in Cancer where he is.
    expect(between("Moon", "Jupiter", { Jupiter: degree(TAURUS, 10) }, false)).toEqual([
      { guest: "Moon", host: "Jupiter", by: ["Exaltation"], isMutual: true },
      { guest: "Jupiter", host: "Moon", by: ["Exaltation", "Triplicity", "Face"], isMutual: true },
    ]);
    expect(between("Moon", "Jupiter", { Jupiter: degree(TAURUS, 10) }, true)[1]?.by).toEqual([
      "Exaltation",
      "Face",
    ]);
  });

  it("are none where only a lesser dignity is shared", () => {
    // 5° Leo are Saturn's face and Jupiter's bounds.
    expect(receptionsOf(longitudes({}), true)).toEqual([
      { guest: "Moon", host: "Jupiter", by: ["Exaltation"], isMutual: false },
      { guest: "Venus", host: "Moon", by: ["Exaltation"], isMutual: false },
      { guest: "Mars", host: "Sun", by: ["Exaltation", "Triplicity"], isMutual: false },
    ]);
  });
});

describe("the ruler of the hour", () => {
  it("agrees as the one ruler, of the triplicity, or of the same nature, as Mars does with a Sun that rules Leo (Lilly, p. 121)", () => {
    expect(hourAgreement("Sun", degree(LEO, 10))).toBe("same planet");
    expect(hourAgreement("Jupiter", degree(LEO, 10))).toBe("triplicity");
    expect(hourAgreement("Mars", degree(LEO, 10))).toBe("nature");
    expect(hourAgreement("Venus", degree(LEO, 10))).toBeNull();
    expect(hourAgreement("Mercury", degree(CAPRICORN, 10))).toBe("nature");
    expect(hourAgreement("Mars", degree(SCORPIO, 10))).toBe("same planet");
  });

  it("follows the Chaldean order from sunrise, and the night belongs to the day before", () => {
    const equator = { latitude: 0, longitude: 0 };
    // On the equator at the equinox the Sun rises near 06:04 UT; 20 March 2026 is a Friday, Venus's day.
    const weekday = (at: number) =>
      (["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const)[
        new Date(at).getUTCDay()
      ] ?? "Sunday";
    const hourAt = (iso: string) => planetaryHourAt(equator, Date.parse(iso), weekday);
    expect(hourAt("2026-03-20T06:30Z")).toEqual({ ruler: "Venus", dayRuler: "Venus", isDay: true });
    expect(hourAt("2026-03-20T07:30Z")).toMatchObject({ ruler: "Mercury" });
    expect(hourAt("2026-03-20T18:40Z")).toMatchObject({ ruler: "Mars", isDay: false });
    expect(hourAt("2026-03-21T05:30Z")).toMatchObject({ dayRuler: "Venus", isDay: false });
    expect(hourAt("2026-03-21T06:30Z")).toMatchObject({ ruler: "Saturn", dayRuler: "Saturn" });
    expect(
      planetaryHourAt({ latitude: 78, longitude: 15 }, Date.parse("2026-06-21T12:00Z"), weekday),
    ).toBeNull();
  });
});

describe("considerations", () => {
  const plain = {
    ascendant: degree(LEO, 15),
    moon: degree(CANCER, 10),
    isMoonVoid: false,
    saturnsHouse: 3,
    agreement: "nature",
    hasHour: true,
  } as const;

  it.each([
    [{}, []],
    [{ ascendant: degree(LEO, 2.999) }, ["first-degrees"]],
    [{ ascendant: degree(LEO, 3) }, []],
    [{ ascendant: degree(LEO, 26.999) }, []],
    [{ ascendant: degree(LEO, 27) }, ["last-degrees"]],
    [{ ascendant: 360 }, ["first-degrees"]],
    [{ moon: degree(LIBRA, 14.999) }, []],
    [{ moon: degree(LIBRA, 15) }, ["moon-burned-way"]],
    [{ moon: degree(SCORPIO, 15) }, []],
    [{ isMoonVoid: true, saturnsHouse: 7 }, ["moon-void", "saturn-in-seventh"]],
    [{ agreement: null }, ["hour-not-agreeing"]],
    [{ agreement: null, hasHour: false }, []],
  ] as const)("%j: %j", (facts, found) => {
    expect(considerationsOf({ ...plain, ...facts })).toEqual(found);
  });
});

describe("aspects of a moment", () => {
  const planetsAt = (at: number) =>
    TRADITIONAL_PLANETS.map((planet) => ({ planet, ...positionOf(planet, at) }));

  it("apply until the great conjunction of 2020, and part after it", () => {
    // 21 December 2020, 18:20 UT, at 0°29′ of Aquarius (as almanacs print it).
    const before = Date.parse("2020-12-20T00:00Z");
    const of = (at: number) =>
      horaryAspects(planetsAt(at), at).find(
        ({ planet1, planet2 }) => planet1 === "Jupiter" && planet2 === "Saturn",
      );
    const found = of(before);
    expect(found).toMatchObject({
      type: "Conjunction",
      isApplying: true,
      perfects: { isInSign: true, turnsBefore: false },
    });
    expect(Math.abs((found?.perfects?.at ?? 0) - Date.parse("2020-12-21T18:20Z"))).toBeLessThan(5 * 60_000);
    expect(of(Date.parse("2020-12-23T00:00Z"))).toMatchObject({ isApplying: false, perfects: null });
    // Five days earlier Saturn was in Capricorn still, and so was Jupiter until the 19th.
    expect(of(Date.parse("2020-12-15T00:00Z"))?.perfects).toMatchObject({ isInSign: false });
  });

  it("tell where the Moon comes from and goes to", () => {
    // Full Moon 14 March 2025, 06:55 UT (as almanacs print it), in Virgo.
    const at = Date.parse("2025-03-14T06:00Z");
    const way = moonsWay(horaryAspects(planetsAt(at), at), at);
    expect(way.isVoid).toBe(false);
    expect(way.next).toMatchObject({ planet: "Sun", type: "Opposition" });
    expect(Math.abs((way.next?.at ?? 0) - Date.parse("2025-03-14T06:55Z"))).toBeLessThan(2 * 60_000);
    expect((way.last?.at ?? at + 1) <= at && way.leaves > at).toBe(true);
  });
});
