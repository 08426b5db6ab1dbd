import { describe, expect, it } from "vitest";
import { separation } from "../angles";
import { ASPECT_RULES, type MajorAspect } from "../aspects";
import type { NatalChartInput } from "../chart";
import { instantOfArc } from "../directions/direction-keys";
import { primaryDirections } from "../directions/primary-directions";
import { terrestrialJulianDate } from "../ephemeris/delta-t";
import { END_INSTANT, type Instant } from "../instant";
import { natalPlaces } from "../natal-points";
import { positionOf } from "../positions";
import truth from "../truth/forecast-progressed.json";
import { directedContacts } from "./directed-contacts";
import { type MovedContact, progressedForecast, solarArcContacts } from "./progressed-forecast";
import type { Mover } from "./progressed-sky";
import { returnContacts } from "./return-contacts";

const DAY = 86_400_000;
const NAMES: Readonly<Record<string, string>> = { TrueNode: "North Node", ASC: "Ascendant", MC: "Midheaven" };
const named = (name: string) => NAMES[name] ?? name;
/** Days of life: 0.02, or as many as an arcsecond is worth. */
const toleranceOf = (perArcsecond: number) => Math.max(0.02, perArcsecond) * DAY;

type Secondary = readonly [string, number, string, string, string, number];
type Arc = readonly [string, number, string, string, number];

interface Moment {
  readonly key: string;
  readonly instant: Instant;
}

const passesOf = (contacts: readonly MovedContact<string>[]): Moment[] =>
  contacts.flatMap(({ transiting, natal, type, exact }) =>
    exact.map(({ instant }) => ({ key: `${transiting} ${ASPECT_RULES[type].angle} ${natal}`, instant })),
  );

/** Every expected moment is found once within its tolerance, and nothing besides but what lies at an end of the span. */
function expectSame(
  ours: readonly Moment[],
  theirs: readonly (Moment & { readonly tolerance: number })[],
  ends: readonly Instant[],
) {
  const left = [...ours];
  for (const { key, instant, tolerance } of theirs) {
    const index = left.findIndex((one) => one.key === key && Math.abs(one.instant - instant) < tolerance);
    expect(index, `${key} ${new Date(instant).toISOString()}`).toBeGreaterThanOrEqual(0);
    left.splice(index, 1);
  }
  const atEnd = left.filter(({ instant }) => ends.some((end) => Math.abs(instant - end) < 30 * DAY));
  expect(left.filter((one) => !atEnd.includes(one))).toEqual([]);
  expect(atEnd.length).toBeLessThan(2);
}

describe.each(truth.rows.map((row) => [row.utc, row] as const))("the progressed life of %s", (utc, row) => {
  const natal: NatalChartInput = {
    instant: Date.parse(utc),
    place: { latitude: row.lat, longitude: row.lon },
    houseSystem: "Whole Sign",
    timeUnknown: false,
  };
  const [from, to] = [Date.parse(row.from), Date.parse(row.to)];
  // From the reference's natal places: those have their own tests.
  const points = Object.fromEntries(
    Object.entries(row.natal).map(([name, longitude]) => [named(name), longitude]),
  );
  const asked = { natal, points, from, to, orb: 1, zodiac: "Tropical" } as const;
  const ill = row.ill as readonly string[];
  const isGrazing = (key: string) =>
    ill.some((name) => name.startsWith("grazing") && name.includes(key.split(" ")[0] as string));
  const polar = row.kind === "polar";
  const forecast = progressedForecast(asked);

  it("is told at the reference's Terrestrial Time within a minute", () => {
    expect(Math.abs(terrestrialJulianDate(natal.instant) - row.jd_tt) * 86_400).toBeLessThan(60);
  });

  it("has the passes of the progressed planets, direct and retrograde, and none more", () => {
    // The reference's places of birth are rounded: a planet that hardly moves seems to leave its own.
    const isCoincidence = ({ key, instant }: Moment) =>
      key.split(" 0 ")[0] === key.split(" 0 ")[1] && Math.abs(instant - natal.instant) < 90 * DAY;
    const ours = passesOf(
      forecast.contacts.filter(({ transiting }) => !["Ascendant", "Midheaven"].includes(transiting)),
    ).filter((moment) => !isCoincidence(moment));
    const theirs = (row.secondary as unknown as readonly Secondary[]).map(
      ([mover, aspect, point, at, , aDay]) => ({
        key: `${named(mover)} ${aspect} ${named(point)}`,
        instant: Date.parse(at),
        tolerance: toleranceOf(aDay),
      }),
    );
    expectSame(
      ours.filter(({ key }) => !isGrazing(key)),
      theirs.filter(({ key }) => !isGrazing(key)),
      [from, to],
    );
  });

  it("has the passes of the progressed angles", () => {
    const angles = polar ? ["Midheaven"] : ["Ascendant", "Midheaven"];
    const isOurs = ({ key }: Moment) => angles.includes(key.split(" ")[0] as string);
    const theirs = (row.angles as unknown as readonly Secondary[]).map(
      ([mover, aspect, point, at, , aDay]) => ({
        key: `${named(mover)} ${aspect} ${named(point)}`,
        instant: Date.parse(at),
        tolerance: 2 * toleranceOf(aDay), // an angle of 1″ and the Sun’s arc of another
      }),
    );
    expectSame(passesOf(forecast.contacts).filter(isOurs), theirs.filter(isOurs), [from, to]);
  });

  it("has the passes of solar arcs", () => {
    const places = new Map(Object.entries(points)) as ReadonlyMap<string, number> as ReadonlyMap<
      Mover,
      number
    >;
    const theirs = (row.solarArc as unknown as readonly Arc[]).map(([mover, aspect, point, at, aDay]) => ({
      key: `${named(mover)} ${aspect} ${named(point)}`,
      instant: Date.parse(at),
      tolerance: toleranceOf(aDay),
    }));
    expectSame(passesOf(solarArcContacts(asked, places)), theirs, [from, to]);
  });

  it("has the changes of sign, the stations and the eighths of the Moon's cycle", () => {
    const ingresses = (
      row.ingresses as unknown as readonly (readonly [string, string, string, string, number])[]
    )
      .map(([mover, sign, at, , aDay]) => ({
        key: `${named(mover)} ${sign}`,
        instant: Date.parse(at),
        tolerance: 2 * toleranceOf(aDay),
      }))
      .filter(({ key }) => !polar || !key.startsWith("Ascendant"));
    expectSame(
      forecast.ingresses.map(({ planet, sign, isRetrograde, instant }) => ({
        key: `${planet} ${sign}`,
        instant,
        isRetrograde,
      })),
      ingresses,
      [from, to],
    );
    const stations = row.stations as unknown as readonly (readonly [
      string,
      string,
      string,
      number,
      number,
    ])[];
    expectSame(
      forecast.stations.map(({ planet, turns, instant }) => ({
        key: `${planet} ${turns === "direct" ? "D" : "R"}`,
        instant,
      })),
      stations.map(([body, turns, at, , days]) => ({
        key: `${named(body)} ${turns}`,
        instant: Date.parse(at),
        tolerance: Math.max(days, 0.5) * DAY,
      })),
      [from, to],
    );
    const phases = row.phases as unknown as readonly (readonly [string, number, string, number, number])[];
    expectSame(
      forecast.lunations.map(({ phase, instant }) => ({ key: phase, instant })),
      phases.map(([name, , at, , aDay]) => ({
        key:
          {
            Crescent: "Waxing Crescent",
            Gibbous: "Waxing Gibbous",
            Disseminating: "Waning Gibbous",
            Balsamic: "Waning Crescent",
            New: "New Moon",
            Full: "Full Moon",
          }[name] ?? name,
        instant: Date.parse(at),
        tolerance: toleranceOf(2 * aDay),
      })),
      [from, to],
    );
  });
});

const ANN: NatalChartInput = {
  instant: Date.UTC(1990, 5, 15, 18, 30),
  place: { latitude: 40.71, longitude: -74.01 },
  houseSystem: "Placidus",
  timeUnknown: false,
};
const PLACES = natalPlaces(ANN, "True");
const points = Object.fromEntries(PLACES) as Readonly<Record<string, number>>;
const movers = new Map([...PLACES].filter(([name]) => name !== "North Node")) as ReadonlyMap<Mover, number>;
const asked = { natal: ANN, points, from: ANN.instant, to: END_INSTANT, orb: 1, zodiac: "Tropical" } as const;

describe("techniques over a life", () => {
  it("each contact begins before its passes and ends after them, within its orb", () => {
    const all = [
      ...progressedForecast(asked).contacts,
      ...solarArcContacts(asked, movers),
      ...(directedContacts({ ...ANN, ...asked, places: movers }) ?? []),
      ...returnContacts<string>(movers, {
        birth: ANN.instant,
        from: ANN.instant,
        to: Date.UTC(2020, 0, 1),
        orb: 1,
      }),
    ];
    expect(all.length).toBeGreaterThan(1000);
    for (const { enters, leaves, exact, closest } of all) {
      const times = [enters, ...exact.map(({ instant }) => instant), leaves].filter((time) => time !== null);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(closest.orb).toBeLessThanOrEqual(1 + 1e-9);
      if (exact[0]) expect(closest).toEqual({ instant: exact[0].instant, orb: 0 });
    }
  });

  it("directs as primary directions do, where both direct the same", () => {
    const result = primaryDirections({ ...ANN, converse: false, fromTropical: 0 });
    const contacts = directedContacts({ ...ANN, ...asked, places: movers }) ?? [];
    const due = passesOf(contacts).map(({ key, instant }) => `${key} ${Math.round(instant)}`);
    const wanted = (result.found?.directions ?? []).filter(
      ({ significator, sign, arc }) => significator !== "Fortune" && sign === null && arc < 100,
    );
    expect(wanted.length).toBeGreaterThan(40);
    for (const { significator, promissor, aspect, arc } of wanted) {
      const { angle } = ASPECT_RULES[aspect as MajorAspect];
      expect(due).toContain(
        `${promissor} ${angle} ${significator} ${Math.round(instantOfArc(ANN.instant, arc, "Naibod"))}`,
      );
    }
    const polar = { ...ANN, place: { latitude: 69.65, longitude: 18.96 } };
    expect(directedContacts({ ...polar, ...asked, places: movers })).toBeNull();
  });

  it("tells each return of a body once, when it stands on its place", () => {
    const span = { birth: ANN.instant, from: ANN.instant, to: Date.UTC(2050, 0, 1), orb: 1 };
    const found = returnContacts<string>(movers, span);
    // Within two years of birth a slow planet may turn and pass its place again.
    const settled = (body: string) => (body === "Sun" || body === "Moon" ? 0 : 700 * DAY);
    const count = (body: string) =>
      found.filter(
        ({ transiting, closest }) => transiting === body && closest.instant > ANN.instant + settled(body),
      ).length;
    expect(count("Sun")).toBe(59);
    expect(count("Moon")).toBe(Math.floor((span.to - span.from) / DAY / 27.3216));
    expect(count("Saturn")).toBe(2);
    expect(count("Jupiter")).toBe(5);
    expect(count("Pluto")).toBe(0);
    for (const { transiting, exact } of found)
      for (const { instant } of exact)
        expect(
          separation(positionOf(transiting as "Sun", instant).longitude, points[transiting] ?? 0),
        ).toBeLessThan(1e-5);
  });
});
