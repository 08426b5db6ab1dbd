import { expect, test } from "vitest";
import { birthChartAnswer } from "~/answers/birth-chart";
import { signedDifference } from "~/astrology/angles";
import { ZODIACS } from "~/astrology/ayanamsa";
import { readBirth } from "~/schemas/read-birth";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { longitudesOf } from "./longitudes-of";

async function longitudesIn(zodiac: string, date: string, time: string) {
  const birth = { name: "Ann", date, time, location: "New York", houseSystem: "Placidus" };
  const read = await readBirth(
    { ...birth, timeUnknown: time === "", ...(zodiac && { settings: { zodiac } }) },
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
    expect(Object.entries(drawn.standings).map(([body, at]) => [body, at?.sign])).toEqual(
      Object.entries(plain.standings).map(([body, at]) => [body, at?.sign]),
    );
    expect(drawn.cusps).toHaveLength(12);
    const cusps = plain.cusps.map((cusp, i) =>
      Math.abs(signedDifference(cusp, drawn.cusps[i] ?? Number.NaN)),
    );
    expect(Math.max(...cusps) * 3600).toBeLessThan(1e-6);
  }
});

test("without a time nobody says in which tropical sign the Moon of a sidereal chart was", async () => {
  expect((await longitudesIn("Lahiri", "1990-06-15", "")).standings.Moon).toBeUndefined();
});
