import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type BirthChartAnswer, birthChartAnswer } from "~/answers/birth-chart";
import { EXTRAS } from "~/astrology/chart-settings";
import { chartOf } from "~/components/births/chart-in-use";
import { chartNote, noteChart } from "~/components/births/chart-note";
import { longitudesOf } from "~/components/births/longitudes-of";
import { birthFormValues } from "~/components/forms/form-values";
import { type EnteredBirth, rememberBirths } from "~/notes/births";
import { readBirth } from "~/schemas/read-birth";
import { readPlaceAsset } from "../../../tests/support/place-assets";
import { isWhole, times } from "../../../tests/support/properties";
import { chartFormValues } from "./chart-form-values";
import { ChartResult } from "./chart-result";
import { openingChart } from "./opening-chart";
import { profectionsOf } from "./profections-of";

vi.mock("@remix-run/react", () => ({ Link: () => null })); // it needs a router

const KEY = "last-birth-chart";
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("document", { documentElement: { dataset: {} } }); // shown to a visitor
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.spyOn(console, "error").mockImplementation((...said) => {
    throw new Error(`React complains: ${said.join(" ")}`);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const births = {
  "with a time": { date: "1990-06-15", time: "14:30", location: "Springfield", houseSystem: "Placidus" },
  "without one, on a day when the Moon changed its sign": {
    date: "1990-06-16",
    timeUnknown: true,
    location: "New York",
    timezone: "5.75",
  },
  "under settings with everything on": {
    date: "1905-06-02",
    time: "14:30",
    location: "Moscow",
    calendar: "Julian",
    settings: {
      zodiac: "Lahiri",
      node: "Mean",
      lilith: "Osculating",
      orbs: { Conjunction: 12, Trine: 9 },
      minorAspects: true,
      outOfSign: false,
      extras: EXTRAS,
    },
  },
  "under settings, without a time": { date: "1990-06-15", timeUnknown: true, location: "Oslo", settings: {} },
  "at a clock time that occurred twice": { date: "1990-10-28", time: "01:30", location: "New York" },
};
const charts = new Map<string, BirthChartAnswer>();
beforeAll(async () => {
  for (const [name, birth] of Object.entries(births)) {
    const read = await readBirth({ name: "Ann", ...birth }, readPlaceAsset);
    if (!read.ok) throw new Error(JSON.stringify(read.fields));
    const chart = birthChartAnswer(read.value, { id: "one", createdAt: "2026-11-20T12:00:00.000Z" });
    if (!chart.ok) throw new Error(JSON.stringify(chart.fields));
    charts.set(name, chart.value);
  }
});

/** What the screens do with a chart that is restored. */
function use(chart: BirthChartAnswer) {
  const html = renderToString(<ChartResult chart={chart} view={undefined} onView={() => {}} given={null} />);
  expect(html.match(/.{20}(NaN|undefined|\[object|Infinity)/)).toBeNull();
  for (const value of Object.values(chartFormValues(chart.input)))
    expect(value).not.toMatch(/NaN|undefined|\[object|Infinity/);
  profectionsOf(chart, { year: 2026, month: 11, day: 20 });
  for (const longitude of Object.values(longitudesOf(chart).longitudes))
    expect(Number.isFinite(longitude)).toBe(true);
}

/** Restoring either shows a chart or removes what was stored. */
function isShownOrDropped(text: string): "shown" | "dropped" {
  stored.set(KEY, text);
  const chart = chartNote.read();
  if (chart) {
    use(chart);
    expect(stored.get(KEY)).toBe(text);
    return "shown";
  }
  expect(stored.has(KEY)).toBe(false);
  return "dropped";
}

type Path = readonly (string | number)[];

/** The way to every value in a value, itself left out. */
function pathsIn(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [
    [key],
    ...pathsIn((value as Record<string | number, unknown>)[key]).map((path) => [key, ...path]),
  ]);
}

const GONE = Symbol("gone");

/** A copy with another value at a path, or nothing there; as it was where the path leads nowhere. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (typeof value !== "object" || value === null || !(key in value)) return value;
  const inner = changed((value as Record<string | number, unknown>)[key], rest, to);
  if (Array.isArray(value))
    return inner === GONE ? value.toSpliced(Number(key), 1) : value.with(Number(key), inner);
  const { [key]: _, ...others } = value as Record<string | number, unknown>;
  return inner === GONE ? others : { ...others, [key]: inner };
}

/** JSON that may hold 1e999, which is read as infinity. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, inner) => (inner === Number.POSITIVE_INFINITY ? "1e999" : inner)).replaceAll(
    '"1e999"',
    "1e999",
  );

describe.each(Object.keys(births))("a stored chart of a birth %s", (name) => {
  const chart = () => charts.get(name) as BirthChartAnswer;

  test("is taken for one of this page in its own language, and in another where the server does not answer", async () => {
    const { input } = chart();
    const birth: EnteredBirth = {
      fullName: input.name,
      birthDate: input.date,
      birthTime: input.timeUnknown ? "" : input.time,
      birthLocation: input.location,
      ...{ latitude: input.latitude, longitude: input.longitude, timeUnknown: input.timeUnknown },
      isOldStyle: input.calendar === "Julian",
    };
    const another = { ...chart(), id: "another" };
    const server = vi.fn(async () => Response.json(another));
    const on = (lang: string, answer = async () => Response.json(another)) => {
      vi.stubGlobal("document", { documentElement: { dataset: {}, lang } });
      vi.stubGlobal("navigator", { onLine: true }); // there is a network, whatever answers
      vi.stubGlobal("dispatchEvent", () => true);
      vi.stubGlobal("fetch", server.mockClear().mockImplementation(answer));
      return chartOf(birth);
    };
    const isAsked = () => server.mock.calls.length > 0;
    const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
    const ill = async () => new Response("Bad gateway", { status: 502 });

    expect(await on("es", unreachable)).toBeNull();
    rememberBirths(birthFormValues(birth));
    noteChart(chart());
    expect(await on("es")).toMatchObject({ input, id: "one", language: "es" });
    expect(isAsked()).toBe(false);
    for (const away of [unreachable, ill]) {
      expect(await on("en", away)).toMatchObject({ input, id: "one" });
      expect(isAsked()).toBe(true);
      expect((await openingChart())?.answer).toMatchObject({ input, id: "one" });
    }
    expect(await on("en")).toEqual(another);
    expect(isAsked()).toBe(true);
    expect(await on("en")).toEqual(another);
    expect((await openingChart())?.answer).toEqual(another);
    expect(isAsked()).toBe(false);
    expect(await on("pt-BR", ill)).toEqual(another);
    expect(isAsked()).toBe(true);
  });

  test("is shown as it was", () => {
    chartNote.write(chart());
    const text = stored.get(KEY) ?? "";
    expect(chartNote.read()).toEqual(chart());
    expect(isShownOrDropped(text)).toBe("shown");
    expect(isShownOrDropped(written({ ...chart(), ofALaterVersion: [1] }))).toBe("shown");
  });

  test("with several values changed for any, or for each other, is shown or dropped", () => {
    const paths = pathsIn(chart());
    const path = fc.constantFrom(...paths);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constant(GONE),
      path.map((from) =>
        from.reduce((at, key) => (at as Record<string | number, unknown>)[key], chart() as unknown),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(path, value), { minLength: 1, maxLength: 4 }), (changes) => {
        const other = changes.reduce<unknown>((made, [at, to]) => changed(made, at, to), chart());
        isShownOrDropped(written(other));
      }),
      { numRuns: times(500) },
    );
  });

  test("cut off anywhere is dropped", () => {
    const text = JSON.stringify(chart());
    for (let end = 0; end < text.length; end += 97)
      expect(isShownOrDropped(text.slice(0, end))).toBe("dropped");
  });
});

test.each(["with a time", "under settings with everything on"])(
  "with any one value gone or another a stored chart of a birth %s is shown or dropped",
  (name) => {
    const chart = charts.get(name);
    const firstOfEachList = pathsIn(chart).filter((path) =>
      path.every((key) => typeof key === "string" || key === 0),
    );
    const outcomes = { shown: 0, dropped: 0 };
    const others = [GONE, null, true, "x", 0, -1, 1.5, Number.POSITIVE_INFINITY, [], [1], {}];
    for (const [at, path] of firstOfEachList.entries()) {
      // Each value gets its turn, and not every one at every place, unless all is tried.
      for (const other of others.filter((_, turn) => isWhole || (turn + at) % 6 === 0))
        outcomes[isShownOrDropped(written(changed(chart, path, other)))]++;
    }
    expect(outcomes.shown).toBeGreaterThan(0); // another name, another degree
    expect(outcomes.dropped).toBeGreaterThan(outcomes.shown);
  },
);

test.each(["null", "[]", "{}", "5", '"chart"', "true", '{"planets":[1],"sun":null}'])(
  "%s is dropped",
  (text) => {
    expect(isShownOrDropped(text)).toBe("dropped");
  },
);

test("a chart under settings has either all that they bring or is dropped", () => {
  const chart = charts.get("under settings with everything on") as BirthChartAnswer;
  const parts = ["isDay", "extras", "stars", "moreAspects", "dignities", "patterns", "settings"] as const;
  for (const part of parts) {
    const { [part]: _, ...others } = chart;
    expect(isShownOrDropped(written(others)), part).toBe("dropped");
    const plain = charts.get("with a time") as BirthChartAnswer;
    expect(isShownOrDropped(written({ ...plain, [part]: chart[part] })), part).toBe("dropped");
  }
});

test("blocked storage holds no chart", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, removeItem: blocked });
  expect(chartNote.read()).toBeNull();
});
