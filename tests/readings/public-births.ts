import { type BornChart, bornChart } from "../../app/astrology/born-chart";
import type { NatalChartInput } from "../../app/astrology/chart";
import { natalChart } from "../../app/astrology/natal-chart";

/**
 * Births of public people with the times that are commonly published for them (Astro-Databank, astro.com/astro-databank),
 * turned into universal time by the zone that the place then had. They were not checked against the records: what
 * matters here is that they are twenty real charts, whether or not a minute is right.
 */
const BIRTHS: readonly (readonly [name: string, utc: string, latitude: number, longitude: number])[] = [
  ["Vincent van Gogh", "1853-03-30T10:41Z", 51.47, 4.66],
  ["Sigmund Freud", "1856-05-06T17:17Z", 49.64, 18.14],
  ["Marie Curie", "1867-11-07T10:36Z", 52.23, 21.01],
  ["Mohandas Gandhi", "1869-10-02T02:33Z", 21.64, 69.61],
  ["Carl Gustav Jung", "1875-07-26T19:02Z", 47.6, 9.32],
  ["Albert Einstein", "1879-03-14T10:50Z", 48.4, 9.99],
  ["Pablo Picasso", "1881-10-25T23:33Z", 36.72, -4.42],
  ["Frida Kahlo", "1907-07-06T15:07Z", 19.35, -99.16],
  ["John F. Kennedy", "1917-05-29T20:00Z", 42.33, -71.12],
  ["Indira Gandhi", "1917-11-19T17:41Z", 25.45, 81.85],
  ["Nelson Mandela", "1918-07-18T12:54Z", -31.59, 28.78],
  ["Queen Elizabeth II", "1926-04-21T01:40Z", 51.51, -0.15],
  ["Marilyn Monroe", "1926-06-01T17:30Z", 34.05, -118.24],
  ["Martin Luther King", "1929-01-15T18:00Z", 33.75, -84.39],
  ["Elvis Presley", "1935-01-08T10:35Z", 34.26, -88.7],
  ["John Lennon", "1940-10-09T17:30Z", 53.41, -2.99],
  ["Bob Dylan", "1941-05-25T03:05Z", 46.79, -92.1],
  ["Angela Merkel", "1954-07-17T17:00Z", 53.55, 9.99],
  ["Diana, Princess of Wales", "1961-07-01T18:45Z", 52.83, 0.5],
  ["Barack Obama", "1961-08-05T05:24Z", 21.31, -157.86],
];

export interface PublicBirth {
  readonly name: string;
  readonly chart: BornChart;
  /** The same day without its time: computed for noon at the place. */
  readonly untimed: BornChart;
}

export const PUBLIC_BIRTHS: readonly PublicBirth[] = BIRTHS.map(([name, utc, latitude, longitude]) => {
  const place = { latitude, longitude };
  const instant = Date.parse(utc);
  const localDay = 86_400_000;
  const offset = Math.round(longitude / 15) * 3_600_000;
  const dayStart = Math.floor((instant + offset) / localDay) * localDay - offset;
  return {
    name,
    chart: chartOf({ instant, place, houseSystem: "Whole Sign", timeUnknown: false }),
    untimed: chartOf({
      instant: dayStart + localDay / 2,
      place,
      houseSystem: "Whole Sign",
      timeUnknown: true,
      dayStart,
      dayEnd: dayStart + localDay,
    }),
  };
});

function chartOf(input: NatalChartInput): BornChart {
  const { chart } = bornChart(input, natalChart);
  if (!chart) throw new Error("Whole Sign houses exist everywhere");
  return chart;
}
