import { expect, test } from "vitest";
import { birthChartAnswer } from "~/answers/birth-chart";
import { signedDifference } from "~/astrology/angles";
import { BODIES } from "~/astrology/bodies";
import { ZODIACS } from "~/astrology/chart-settings";
import { readBirth } from "~/schemas/read-birth";
import { readPlaceAsset } from "../../../tests/support/place-assets";
import { longitudesOf } from "./longitudes-of";

async function longitudesIn(zodiac: string, date: string, time: string, extras: readonly string[] = []) {
  const birth = { name: "Ann", date, time, location: "New York", houseSystem: "Placidus" };
  const read = await readBirth(
    { ...birth, timeUnknown: time === "", ...(zodiac && { settings: { zodiac, extras } }) },
    readPlaceAsset,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  const chart = birthChartAnswer(read.value, { id: "one", createdAt: "2026-11-20T12:00:00.000Z" });
  if (!chart.ok) throw new Error(JSON.stringify(chart.fields));
  return longitudesOf(chart.value);
}

test.each(ZODIACS)("transits meet a chart of the %s zodiac where the sky has its planets", async (zodiac) => {
  for (const date of ["1825-03-02", "1905-10-30", "1990-06-15", "1997-01-03", "2090-08-08"]) {
    const plain = await longitudesIn("", date, "14:30");
    const drawn = await longitudesIn(zodiac, date, "14:30");
    const apart = Object.entries(plain.longitudes).map(([body, longitude]) =>
      Math.abs(signedDifference(longitude, drawn.longitudes[body] ?? Number.NaN)),
    );
    expect(Math.max(...apart) * 3600).toBeLessThan(1e-6);
    expect(Object.keys(drawn.longitudes)).toEqual([
      ...BODIES.filter((body) => body !== "South Node"),
      "Ascendant",
      "Midheaven",
    ]);
    expect(drawn.zodiac).toBe(zodiac);
    expect(drawn.fromTropical > 19).toBe(zodiac !== "Tropical");
    expect(drawn.cusps).toHaveLength(12);
    const cusps = plain.cusps.map((cusp, i) =>
      Math.abs(signedDifference(cusp, drawn.cusps[i] ?? Number.NaN)),
    );
    expect(Math.max(...cusps) * 3600).toBeLessThan(1e-6);
  }
});

test("signs are told as the chart has them, and the Moon's not where she changed it on a day of unknown time", async () => {
  const signsIn = async (zodiac: string, date: string) => (await longitudesIn(zodiac, date, "")).standings;
  expect((await signsIn("", "1990-06-10")).Sun?.sign).toBe("Gemini");
  expect((await signsIn("Lahiri", "1990-06-10")).Sun?.sign).toBe("Taurus");
  const moons = await Promise.all(
    ["1990-06-14", "1990-06-15", "1990-06-16", "1990-06-17"].flatMap((date) =>
      ["", "Lahiri"].map(async (zodiac) => (await signsIn(zodiac, date)).Moon?.sign),
    ),
  );
  // Tropically she goes from Aquarius into Pisces on the 14th and on into Aries on the 16th; sidereally later.
  expect(moons).toEqual([undefined, "Aquarius", "Pisces", undefined, undefined, "Pisces", "Aries", "Pisces"]);
});

test("what a chart shows beside its planets is brought along, but for the South Node, which says the same", async () => {
  const { longitudes, standings } = await longitudesIn("Lahiri", "1990-06-15", "14:30", ["Vesta", "Fortune"]);
  for (const name of ["Chiron", "North Node", "Vesta", "Fortune"]) {
    expect(longitudes[name]).toBeGreaterThanOrEqual(0);
    expect(standings[name]?.house).toBeGreaterThan(0);
  }
  expect(longitudes["South Node"]).toBeUndefined();
});
