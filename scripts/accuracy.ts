/**
 * npm run accuracy: how far the sky engine is from the reference in app/astrology/truth, as Markdown tables. The largest
 * difference is what counts; tolerances stand in the tests.
 */
import { separation, signedDifference } from "../app/astrology/angles";
import { asteroidAtTerrestrial, asteroidPositionAt } from "../app/astrology/asteroid-positions";
import { ASTEROIDS, BODIES, type Body } from "../app/astrology/bodies";
import { eclipsesBetween } from "../app/astrology/eclipses";
import { chartAngles } from "../app/astrology/houses";
import { principalPhasesBetween } from "../app/astrology/lunar-phase";
import { positionOf, positionsAtTerrestrial, skyFrameAt } from "../app/astrology/positions";
import { signPosition } from "../app/astrology/signs";
import asteroids from "../app/astrology/truth/asteroids.json";
import houses from "../app/astrology/truth/houses.json";
import phases from "../app/astrology/truth/phases.json";
import positions from "../app/astrology/truth/positions.json";

const PERIODS = [1800, 1850, 1900, 1950, 2000, 2050] as const;
const COLUMNS = [...PERIODS.map((start) => `${start}–${start === 2050 ? 2100 : start + 49}`), "all"];

type Row = readonly [longitude: number, latitude: number, speed: number, distance: number];

const rows = positions.charts.map((chart) => ({
  year: Number(chart.utc.slice(0, 4)),
  instant: Date.parse(chart.utc),
  jd: chart.jd_tt,
  bodies: chart.b as unknown as Readonly<Record<string, Row>>,
}));

/** The South Node is the North Node's opposite and would only repeat it. */
const SHOWN = BODIES.filter((body) => body !== "South Node");
const referenceOf = (body: Body) => (body === "North Node" ? "TrueNode" : body);
const arcseconds = (degrees: number) => Math.abs(degrees) * 3600;

function largest<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((most, item) => Math.max(most, value(item)), 0);
}

/** A table with one line a name and one column a half-century, the largest value in each. */
function byPeriod<T extends { readonly year: number }>(
  title: string,
  lines: readonly {
    readonly name: string;
    readonly items: readonly T[];
    readonly value: (item: T) => number;
  }[],
  digits: number,
): void {
  console.log(`\n| ${title} | ${COLUMNS.join(" | ")} |\n|---|${COLUMNS.map(() => "--:|").join("")}`);
  for (const { name, items, value } of lines) {
    const cells = PERIODS.map((start) =>
      items.filter(({ year }) => year >= start && (year < start + 50 || start === 2050)),
    ).map((some) => (some.length > 0 ? largest(some, value).toFixed(digits) : ""));
    console.log(`| ${name} | ${cells.join(" | ")} | ${largest(items, value).toFixed(digits)} |`);
  }
}

byPeriod(
  "longitude, ″, same TT",
  SHOWN.map((body) => ({
    name: body,
    items: rows,
    value: ({ jd, bodies }: (typeof rows)[number]) =>
      arcseconds(
        signedDifference(positionsAtTerrestrial(jd)[body].longitude, (bodies[referenceOf(body)] as Row)[0]),
      ),
  })),
  3,
);

byPeriod(
  "Moon's longitude, ″, same UT",
  [
    {
      name: "Moon",
      items: rows,
      value: ({ instant, bodies }) =>
        arcseconds(signedDifference(positionOf("Moon", instant).longitude, (bodies.Moon as Row)[0])),
    },
  ],
  3,
);

console.log("\n| body | latitude, ″ | speed, ″ a day | same degree and minute |\n|---|--:|--:|--:|");
let equal = 0;
for (const body of SHOWN) {
  const of = (row: (typeof rows)[number]) => row.bodies[referenceOf(body)] as Row;
  const latitude = largest(rows, (row) =>
    arcseconds(positionsAtTerrestrial(row.jd)[body].latitude - of(row)[1]),
  );
  const speed = largest(rows, (row) => arcseconds(positionsAtTerrestrial(row.jd)[body].speed - of(row)[2]));
  const shown = (longitude: number) => JSON.stringify(signPosition(longitude));
  const same = rows.filter(
    (row) => shown(positionOf(body, row.instant).longitude) === shown(of(row)[0]),
  ).length;
  equal += same;
  console.log(`| ${body} | ${latitude.toFixed(3)} | ${speed.toFixed(3)} | ${same} of ${rows.length} |`);
}
const all = rows.length * SHOWN.length;
console.log(`| all | | | ${equal} of ${all} (${((100 * equal) / all).toFixed(2)} %) |`);

console.log(
  "\n| asteroid | longitude, ″, same TT | same UT | latitude, ″ | speed, ″ a day |\n|---|--:|--:|--:|--:|",
);
for (const name of ASTEROIDS) {
  const asteroidRows = asteroids.rows.map(({ utc, jd_tt, asteroids: places }) => {
    const [longitude, latitude, speed] = places[name] as [number, number, number];
    const place = asteroidAtTerrestrial(name, jd_tt);
    return [
      signedDifference(place.longitude, longitude),
      signedDifference(asteroidPositionAt(name, Date.parse(utc)).longitude, longitude),
      place.latitude - latitude,
      place.speed - speed,
    ];
  });
  const cells = [0, 1, 2, 3].map((column) =>
    largest(asteroidRows, (row) => arcseconds(row[column] as number)).toFixed(3),
  );
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

const below66 = houses.charts
  .filter(({ lat }) => Math.abs(lat) < 66)
  .map((chart) => {
    const place = { latitude: chart.lat, longitude: chart.lon };
    const { ascendant, midheaven } = chartAngles(skyFrameAt(Date.parse(chart.utc)), place);
    return {
      year: Number(chart.utc.slice(0, 4)),
      ascendant: arcseconds(separation(ascendant, chart.asc)),
      midheaven: arcseconds(separation(midheaven, chart.mc)),
    };
  });
byPeriod(
  "angles below 66°, ″",
  [
    { name: "Ascendant", items: below66, value: ({ ascendant }) => ascendant },
    { name: "Midheaven", items: below66, value: ({ midheaven }) => midheaven },
  ],
  2,
);

const events = phases.years.flatMap(({ year, phases: expected }) => {
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const found = principalPhasesBetween(from, to);
  const eclipses = eclipsesBetween(from, to);
  return [
    ...expected.map(([, utc], i) => ({
      year,
      name: "phase",
      seconds: Math.abs((found[i]?.instant ?? Number.NaN) - Date.parse(utc as string)) / 1000,
    })),
    ...eclipses.map(({ kind, greatest }) => ({
      year,
      name: `${kind} eclipse`,
      seconds: Math.min(
        ...phases.eclipses
          .filter(({ type }) => type === kind)
          .map(({ max_utc }) => Math.abs(greatest - Date.parse(max_utc)) / 1000),
      ),
    })),
  ];
});
byPeriod(
  "moments, s",
  ["phase", "solar eclipse", "lunar eclipse"].map((name) => ({
    name,
    items: events.filter((event) => event.name === name),
    value: ({ seconds }: (typeof events)[number]) => seconds,
  })),
  2,
);
