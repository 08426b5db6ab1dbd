import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { times } from "../../../tests/support/properties";
import { normalizeDegrees, separation, signedDifference } from "../../astrology/angles";
import { BODIES, EXTRA_POINTS } from "../../astrology/bodies";
import { DEFAULT_SETTINGS, HOUSE_SYSTEMS, type HouseSystem } from "../../astrology/chart-settings";
import { chartAngles, houseCusps } from "../../astrology/houses";
import { instantOfDate, MILLISECONDS_PER_DAY } from "../../astrology/instant";
import { natalChart } from "../../astrology/natal-chart";
import { positionsAt, skyFrameAt } from "../../astrology/positions";
import { cellsOf } from "./cells";
import { AIR, type Box } from "./column";
import {
  CENTER,
  dialAngle,
  INNER_RADIUS,
  OUTER_RADIUS,
  pointAt,
  rimLabelAngle,
  SIGNS_RADIUS,
  SIZE,
} from "./dial";
import { FULL_WIDTHS, LEAST_LETTERS } from "./forms";
import { type FormLayout, layOut, type WheelLayout, type WheelSky } from "./layout";
import { CAP, type PlacedBody, type RingBody } from "./place";
import { settle } from "./settle";

const body = (longitude: number, isRetrograde = false): RingBody => {
  const folded = normalizeDegrees(longitude);
  return { longitude: folded, degree: Math.floor(folded % 30), isRetrograde };
};

const skyWith = (bodies: readonly RingBody[], rest: Partial<WheelSky> = {}): WheelSky => ({
  bodies,
  outer: null,
  ascendant: 0,
  angles: [],
  cusps: [],
  ...rest,
});

/** How far a body was moved, degrees; positive is counter-clockwise. */
const displacement = ({ angle, glyphAngle }: PlacedBody) => signedDifference(glyphAngle, angle);

/** Two glyphs are circles, all else is boxes; the air between two parts is not ink. */
function overlaps(bodies: readonly PlacedBody[]): string[] {
  const parts = bodies.flatMap(({ parts }, i) => parts.map((part) => ({ ...part, of: i })));
  return parts.flatMap((a, i) =>
    parts.slice(i + 1).flatMap((b) => {
      const areGlyphs = a.name === "glyph" && b.name === "glyph";
      const areDegrees = a.name === "degree" && b.name === "degree";
      // The ink of two numerals is a pixel apart at least on a phone, so that "4° 1°" are read as two.
      const free = areDegrees ? AIR - 1 / PHONE : AIR;
      const hit = areGlyphs ? circlesMeet(a.box, b.box) : boxesMeet(a.box, b.box, free);
      return hit ? [`${a.of} ${a.name} / ${b.of} ${b.name}`] : [];
    }),
  );
}

function boxesMeet(a: Box, b: Box, free = AIR): boolean {
  return (
    a.left + free < b.right && b.left + free < a.right && a.top + AIR < b.bottom && b.top + AIR < a.bottom
  );
}

function circlesMeet(a: Box, b: Box): boolean {
  const x = (a.left + a.right - b.left - b.right) / 2;
  const y = (a.top + a.bottom - b.top - b.bottom) / 2;
  return Math.hypot(x, y) < (a.right - a.left + b.right - b.left) / 2 - AIR;
}

type Point = { x: number; y: number };

function leaderPoints({ leader }: PlacedBody): readonly Point[] {
  return leader.map(({ radius, angle }) => pointAt(radius, angle));
}

/** Pairs of bodies whose leaders cross; those that begin at one degree share a point and do not. */
function leaderCrossings(bodies: readonly PlacedBody[]): string[] {
  const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const cross = (a: Point, b: Point, c: Point, d: Point) =>
    turn(a, b, c) * turn(a, b, d) < -1e-6 && turn(c, d, a) * turn(c, d, b) < -1e-6;
  return bodies.flatMap((first, i) =>
    bodies.slice(i + 1).flatMap((second, j) => {
      const [p, q] = [leaderPoints(first), leaderPoints(second)];
      const meet = p
        .slice(1)
        .some((b, m) => q.slice(1).some((d, n) => cross(p[m] as Point, b, q[n] as Point, d)));
      return meet ? [`${i} / ${i + 1 + j}`] : [];
    }),
  );
}

const ringsOf = ({ inner, outer, outermost }: FormLayout) =>
  [inner, outer, outermost].flatMap((ring) => ring ?? []);

/** Pixels a unit where a wheel is as wide as a phone of 390. */
const PHONE = 390 / SIZE;
/** Pixels: what glyphs there have at least, and the disc in which aspects could not be told apart. */
const GLYPH_ON_PHONE = 14;
const DISC_TOO_SMALL = 81;

/** What must hold in every wheel, counted. */
class Tally {
  charts = 0;
  overlaps = 0;
  crossings = 0;
  disorder = 0;
  foreign = 0;
  numbers = 0;
  strays = 0;
  largest = 0;
  cut = 0;
  /** Font size in pixels of the smallest numeral in a full form, in the least width in which that is shown. */
  letters = Number.POSITIVE_INFINITY;
  small = 0;
  marks = 0;

  /** Pixels in a phone's wheel: the smallest glyph, how many wheels have one that is too small, and the aspects' discs. */
  glyphs = Number.POSITIVE_INFINITY;
  tooSmall = 0;
  readonly discs: number[] = [];

  /** The disc than which so many of a hundred are smaller. */
  disc(percent: number): number {
    const sorted = [...this.discs].sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length * percent) / 100)] as number;
  }

  add({ forms, houses, fullFrom, aspects }: WheelLayout) {
    this.charts++;
    const numerals = ringsOf(forms.full)
      .flatMap(({ bodies }) => bodies.flatMap(({ parts }) => parts))
      .filter(({ name }) => name === "degree" || name === "minute");
    this.letters = Math.min(this.letters, ...numerals.map(({ size }) => (size * fullFrom) / SIZE));
    this.numbers += houses.flatMap((a, i) =>
      houses.slice(i + 1).filter((b) => boxesMeet(a.box, b.box)),
    ).length;
    for (const [name, form] of Object.entries(forms)) {
      const everybody = ringsOf(form).flatMap(({ bodies }) => bodies);
      this.overlaps += overlaps(everybody).length;
      this.crossings += leaderCrossings(everybody).length;
      if (name === "compact") {
        const glyphs = everybody.map(({ parts: [glyph] }) => (glyph?.size ?? 0) * PHONE);
        this.glyphs = Math.min(this.glyphs, ...glyphs);
        if (glyphs.some((size) => size < GLYPH_ON_PHONE)) this.tooSmall++;
        this.discs.push(aspects * 2 * PHONE);
      }
      for (const { bodies } of ringsOf(form)) {
        for (const one of bodies) {
          const moved = displacement(one);
          this.largest = Math.max(this.largest, Math.abs(moved));
          if (name === "full") {
            this.marks++;
            if (one.detail !== bodies[0]?.detail || one.parts.length < 2) this.cut++;
            if ((one.parts[0]?.size ?? 0) < 17) this.small++;
          }
          for (const other of bodies) {
            const ahead = signedDifference(other.angle, one.angle);
            const drawn = signedDifference(other.glyphAngle, one.glyphAngle);
            if (other.level === one.level && ahead > 0 && ahead < 90 && drawn <= 0) this.disorder++;
          }
        }
      }
    }
  }

  signs(sky: WheelSky, layout: WheelLayout) {
    const { forms } = layout;
    this.strays += strayNumbers(sky, layout).length;
    for (const form of Object.values(forms)) {
      const pairs = [
        [sky.bodies, form.inner],
        [sky.outer ?? [], form.outer],
        [sky.outermost ?? [], form.outermost],
      ] as const;
      for (const [bodies, ring] of pairs) {
        bodies.forEach(({ longitude }, i) => {
          const drawn = normalizeDegrees(longitude + displacement(ring?.bodies[i] as PlacedBody));
          if (Math.floor(drawn / 30) !== Math.floor(longitude / 30)) this.foreign++;
        });
      }
    }
  }

  get clean() {
    const { overlaps, crossings, disorder, foreign, numbers, strays } = this;
    return { overlaps, crossings, disorder, foreign, numbers, strays };
  }
}

const CLEAN = { overlaps: 0, crossings: 0, disorder: 0, foreign: 0, numbers: 0, strays: 0 };

/** The same numbers on every run: a linear congruence, as good as is needed here. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WHEELS = times(20_000);
const FULL_WHEELS = times(5_000);
const WHEELS_OF_RINGS = times(5_000);
const MOVING_SKIES = times(1_000);

const FROM = instantOfDate(1800, 1, 1);
const DAYS = 300 * 365.25;

/** A real sky of 1800–2100 over a place from 66° S to 66° N, in any house system. */
function realSky(random: () => number): WheelSky {
  const instant = FROM + random() * DAYS * MILLISECONDS_PER_DAY;
  const frame = skyFrameAt(instant);
  const place = { latitude: random() * 132 - 66, longitude: random() * 360 - 180 };
  const { ascendant, midheaven } = chartAngles(frame, place);
  const system = HOUSE_SYSTEMS[Math.floor(random() * HOUSE_SYSTEMS.length)] ?? "Equal";
  const bodies = Object.values(positionsAt(instant)).map(({ longitude, speed }) =>
    body(longitude, speed < 0),
  );
  return skyWith(bodies, {
    ascendant,
    angles: [ascendant, midheaven],
    cusps: houseCusps(system, frame, place).cusps ?? [],
  });
}

describe("wheels for a sky that moves", () => {
  test.each(["alone", "around a chart"])(
    `%s: in ${MOVING_SKIES} skies nothing overlaps`,
    (kind) => {
      const random = seeded(24);
      const tally = new Tally();
      for (let i = 0; i < MOVING_SKIES; i++) {
        const natal = realSky(random);
        const moving = realSky(random).bodies;
        const sky =
          kind === "alone"
            ? skyWith(moving, { isSteady: true })
            : { ...natal, bodies: natal.bodies.slice(0, 10), outer: moving, isSteady: true };
        const layout = layOut(sky);
        tally.add(layout);
        tally.signs(sky, layout);
      }
      console.info(`${kind}: told in part ${tally.cut} of ${tally.marks}, smaller ${tally.small}`);
      expect(tally.clean).toEqual(CLEAN);
      expect(tally.largest).toBeLessThanOrEqual(CAP + 1e-9);
    },
    240_000,
  );
});

describe(`${WHEELS} wheels of real skies from 1800 to 2100`, () => {
  const tally = new Tally();
  beforeAll(() => {
    const random = seeded(1);
    for (let i = 0; i < WHEELS; i++) {
      const sky = realSky(random);
      const layout = layOut(sky);
      tally.add(layout);
      tally.signs(sky, layout);
    }
    console.info(
      `${tally.charts} charts, ${tally.marks} bodies: largest displacement ${tally.largest.toFixed(2)}°, ` +
        `told in part ${tally.cut}, smaller ${tally.small}`,
    );
  }, 240_000);

  test("no two marks overlap, no leaders cross, the order is kept, no body is drawn in another sign and no number in another house", () => {
    expect(tally.clean).toEqual(CLEAN);
  });

  test("no glyph stands further than 6° from its place", () => {
    expect(tally.largest).toBeLessThanOrEqual(CAP + 1e-9);
  });

  test("in every width in which the full form is shown its letters are 11 px high or more", () => {
    expect(tally.letters).toBeGreaterThanOrEqual(LEAST_LETTERS);
    const sheet = readFileSync("app/components/zodiac-wheel/wheel.css", "utf8");
    const widths = [...sheet.matchAll(/@container \(min-width: (\d+)px\)/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toEqual(FULL_WIDTHS);
  });

  test("degree, sign and minute stand at more than 997 of 1,000 bodies", () => {
    expect(tally.cut / tally.marks).toBeLessThan(0.003);
  });
});

/** A real sky with the nine extras. */
function fullSky(random: () => number): WheelSky {
  for (;;) {
    const { chart } = natalChart(
      {
        instant: FROM + (40 + random() * (DAYS - 80)) * MILLISECONDS_PER_DAY,
        place: { latitude: random() * 132 - 66, longitude: random() * 360 - 180 },
        houseSystem: HOUSE_SYSTEMS[Math.floor(random() * HOUSE_SYSTEMS.length)] ?? "Equal",
        timeUnknown: false,
      },
      { ...DEFAULT_SETTINGS, extras: EXTRA_POINTS },
    );
    if (!chart?.rising || !chart.midheaven) continue;
    const { planets, points, extras, rising, midheaven, houses } = chart;
    return skyWith([...planets, ...points, ...extras.map((extra) => ({ ...extra, isExtra: true }))], {
      ascendant: rising.longitude,
      angles: [rising.longitude, midheaven.longitude],
      cusps: houses.map(({ longitude }) => longitude),
    });
  }
}

test(`${FULL_WHEELS} wheels of twenty-two bodies keep all of that, and planets are told in part less often than extras`, () => {
  const random = seeded(5);
  const tally = new Tally();
  const inPart = { planets: 0, extras: 0 };
  for (let i = 0; i < FULL_WHEELS; i++) {
    const sky = fullSky(random);
    expect(sky.bodies).toHaveLength(22);
    const layout = layOut(sky);
    tally.add(layout);
    tally.signs(sky, layout);
    layout.forms.compact.inner.bodies.forEach(({ detail }, index) => {
      if (detail === "glyph") inPart[sky.bodies[index]?.isExtra ? "extras" : "planets"]++;
    });
  }
  const share = (count: number, of: number) => `${((100 * count) / tally.charts / of).toFixed(1)} %`;
  console.info(
    `${tally.charts} wheels of twenty-two: largest displacement ${tally.largest.toFixed(2)}°; by glyph alone on a phone ` +
      `${share(inPart.planets, 13)} of the thirteen, ${share(inPart.extras, 9)} of the extras`,
  );
  expect(tally.clean).toEqual(CLEAN);
  expect(tally.largest).toBeLessThanOrEqual(CAP + 1e-9);
  expect(tally.letters).toBeGreaterThanOrEqual(LEAST_LETTERS);
  expect(inPart.planets / 13).toBeLessThan(inPart.extras / 9);
  expect(inPart.planets / tally.charts / 13).toBeLessThan(0.06);
}, 240_000);

/** Within 6° of one degree three stellia have no room for glyphs of 14 px: nine wheels of 5,000. */
describe.each([
  ["two", false, { mostTooSmall: 0, glyphs: 14 }],
  ["three", true, { mostTooSmall: 1 / 200, glyphs: 13 }],
] as const)(`${WHEELS_OF_RINGS} wheels of %s rings`, (_, areThree, least) => {
  const tally = new Tally();
  beforeAll(() => {
    const random = seeded(2);
    for (let i = 0; i < WHEELS_OF_RINGS; i++) {
      const outer = realSky(random).bodies;
      const outermost = areThree ? realSky(random).bodies : null;
      const sky = { ...realSky(random), outer, outermost };
      const layout = layOut(sky);
      tally.add(layout);
      tally.signs(sky, layout);
    }
    console.info(
      `${tally.charts} wheels ${areThree ? "of three rings" : "for two"}: largest displacement ` +
        `${tally.largest.toFixed(2)}°; at 390 px glyphs from ${tally.glyphs.toFixed(1)} px, aspects in ` +
        `${[0, 5, 50].map((percent) => tally.disc(percent).toFixed(0)).join(", ")} px (least, 5 %, half)`,
    );
  }, 240_000);

  test("keep all of that in every ring, and between the rings", () => {
    expect(tally.clean).toEqual(CLEAN);
    expect(tally.largest).toBeLessThanOrEqual(CAP + 1e-9);
    expect(tally.letters).toBeGreaterThanOrEqual(LEAST_LETTERS);
  });

  test("have glyphs of 14 px or more on a phone of 390, where there is room for them", () => {
    expect(tally.tooSmall).toBeLessThanOrEqual(least.mostTooSmall * tally.charts);
    expect(tally.glyphs).toBeGreaterThanOrEqual(least.glyphs);
  });

  test("leave aspects more than 81 px there in 95 of 100", () => {
    expect(tally.disc(5)).toBeGreaterThan(DISC_TOO_SMALL);
    expect(tally.disc(0)).toBeGreaterThan(0);
  });
});

describe("a crowd that no sky has", () => {
  test("seven within 5°, at the end of a sign and elsewhere, at any ascendant", () => {
    const random = seeded(3);
    const tally = new Tally();
    for (let i = 0; i < 600; i++) {
      const end = Math.floor(random() * 12) * 30 + ([29.99, 5.01, 17, 20][i % 4] ?? 0);
      const crowd = Array.from({ length: 7 }, () => body(end - random() * 5, random() < 0.5));
      const rest = [100, 160, 220].map((away) => body(end + away));
      const sky = skyWith([...crowd, ...rest], { ascendant: random() * 360 });
      const layout = layOut(sky);
      tally.add(layout);
      tally.signs(sky, layout);
    }
    expect(tally.clean).toEqual(CLEAN);
    expect(tally.largest).toBeLessThanOrEqual(CAP + 1e-9);
  });

  test("thirteen at one degree are drawn all the same, apart and in order", () => {
    const tally = new Tally();
    for (const middle of [0, 12.5, 29.9, 193.7, 359.9])
      tally.add(layOut(skyWith(Array.from({ length: 13 }, (_, i) => body(middle + i / 13)))));
    const { overlaps, disorder } = tally;
    expect({ overlaps, disorder }).toEqual({ overlaps: 0, disorder: 0 });
  });
});

/** A real sky over a place, with the cusps of a house system; UT, north and east positive. */
function skyOver(
  [year, month, day, hour]: readonly [number, number, number, number],
  place: { readonly latitude: number; readonly longitude: number } | null,
  system: HouseSystem = "Placidus",
): WheelSky {
  const instant = instantOfDate(year, month, day) + hour * 3_600_000;
  const bodies = Object.values(positionsAt(instant)).map(({ longitude, speed }) =>
    body(longitude, speed < 0),
  );
  if (!place) return skyWith(bodies);
  const { ascendant, midheaven } = chartAngles(skyFrameAt(instant), place);
  const cusps = houseCusps(system, skyFrameAt(instant), place).cusps ?? [];
  return skyWith(bodies, { ascendant, angles: [ascendant, midheaven], cusps });
}

/** The houses whose numbers stand outside of their own cusps. */
function strayNumbers(sky: WheelSky, { houses }: WheelLayout): number[] {
  const cusps = sky.cusps.map((longitude) => dialAngle(longitude, sky.ascendant));
  return houses.flatMap(({ at }, i) => {
    const start = cusps[i] as number;
    const span = signedDifference(cusps[(i + 1) % 12] as number, start);
    const into = signedDifference(dialAngleOf(at), start) * Math.sign(span);
    return into >= -1e-9 && into <= Math.abs(span) + 1e-9 ? [] : [i + 1];
  });
}

const dialAngleOf = ({ x, y }: Point) =>
  normalizeDegrees((Math.atan2(CENTER - y, x - CENTER) * 180) / Math.PI);

describe("hard charts", () => {
  const LONDON = { latitude: 51.5085, longitude: -0.1257 };
  const tromso = skyOver([1990, 6, 21, 21 + 2 / 3], { latitude: 69.6489, longitude: 18.9551 }, "Campanus");
  // A day of which the north node is at a known place; the angles are put on it.
  const nodes = skyOver([1990, 6, 15, 18.5], null);
  const node = nodes.bodies[BODIES.indexOf("North Node")]?.longitude ?? 0;
  const six = [98, 99.5, 101, 103, 105.5, 107.9].map((longitude) => body(longitude, true));
  const charts: readonly (readonly [string, WheelSky])[] = [
    [
      "Mumbai, 5 February 1962, 00:00: seven in Aquarius",
      skyOver([1962, 2, 4, 18.5], { latitude: 19.0728, longitude: 72.8826 }),
    ],
    ["London, 5 May 2000, 12:00: seven in Taurus", skyOver([2000, 5, 5, 11], LONDON)],
    ["Tromsø, 21 June 1990, 23:40, Campanus: cusps run backwards", tromso],
    [
      "six retrogrades within 10°",
      skyWith([...six, ...[160, 200, 245, 300, 340, 20, 60].map((longitude) => body(longitude))], {
        ascendant: 95,
        angles: [95, 5],
        cusps: Array.from({ length: 12 }, (_, i) => (95 + i * 30) % 360),
      }),
    ],
    [
      "both nodes on the angles",
      {
        ...nodes,
        ascendant: node,
        angles: [node, normalizeDegrees(node - 90)],
        cusps: Array.from({ length: 12 }, (_, i) => normalizeDegrees(node + i * 30)),
      },
    ],
    ["unknown birth time: London, 5 May 2000", skyOver([2000, 5, 5, 11], null)],
  ];
  for (const [name, sky] of charts) {
    test(name, () => {
      const layout = layOut(sky);
      const tally = new Tally();
      tally.add(layout);
      tally.signs(sky, layout);
      expect(tally.clean).toEqual(CLEAN);
      expect(tally.largest).toBeLessThanOrEqual(CAP + 1e-9);
      expect(layout.houses).toHaveLength(sky.cusps.length);
    });
  }
  const london = skyOver([2000, 5, 5, 11], LONDON);
  const mumbai = skyOver([1962, 2, 4, 18.5], { latitude: 19.0728, longitude: 72.8826 });
  /** Seven bodies over some degrees from a longitude on, and six far from them. */
  const stellium = (from: number, over: number) => [
    ...Array.from({ length: 7 }, (_, i) => body(from + (over * i) / 6, i % 2 > 0)),
    ...[70, 105, 140, 190, 235, 290].map((away) => body(from + away)),
  ];
  const equal = (ascendant: number) => ({
    ascendant,
    angles: [ascendant, normalizeDegrees(ascendant - 90)],
    cusps: Array.from({ length: 12 }, (_, i) => normalizeDegrees(ascendant + i * 30)),
  });
  type Case = readonly [
    name: string,
    least: readonly [number, number],
    WheelSky,
    outer: readonly RingBody[],
    outermost: readonly RingBody[],
  ];
  /**
   * With the least glyphs, in pixels of a phone's wheel, of two rings and of three. Within 6° of one degree 15 glyphs of
   * 14 px have room between the signs and the middle, and no 21: a stellium of seven in all three rings has smaller ones.
   */
  const rings: readonly Case[] = [
    ...charts.map(([name, sky]) => {
      const isCrowd = /Mumbai|retrogrades/.test(name);
      return [`${name}, thrice`, [14, isCrowd ? 12 : 14], sky, sky.bodies, sky.bodies] as const;
    }),
    ["Mumbai 1962 in London 2000", [14, 12], mumbai, london.bodies, mumbai.bodies],
    ["London 2000 in Mumbai 1962", [14, 12], london, mumbai.bodies, london.bodies],
    ["Mumbai 1962, a month later, and 2020", [14, 12], mumbai, ...later(1962, 2020)],
    ["London 2000, a month later, and 2030", [14, 14], london, ...later(2000, 2030)],
    ...[0, 7, 13, 22].map((from) => {
      const bodies = stellium(from, 7.5);
      return [
        `seven within 7.5° from ${from}° on, thrice`,
        [11, 8],
        skyWith(bodies, equal(200)),
        bodies,
        bodies,
      ] as const;
    }),
    ...[10, 100, 190, 280].map((ascendant) => {
      const bodies = stellium(10, 10);
      const sky = skyWith(bodies, equal(ascendant));
      return [
        `seven within 10°, thrice, the ascendant at ${ascendant}°`,
        [14, 11],
        sky,
        bodies,
        bodies,
      ] as const;
    }),
    ...[5, 29.9].map((at) => {
      const bodies = stellium(at - 0.01, 0.01);
      return [
        `seven at one degree, ${at}°, thrice`,
        [6, 5],
        skyWith(bodies, equal(200)),
        bodies,
        bodies,
      ] as const;
    }),
  ];
  test("twenty of several rings", () => expect(rings).toHaveLength(20));
  for (const [name, least, sky, outer, outermost] of rings) {
    test.each([
      ["two", { ...sky, outer }, least[0]],
      ["three", { ...sky, outer, outermost }, least[1]],
    ])(`${name}: %s rings`, (_, all: WheelSky, smallest) => {
      const layout = layOut(all);
      const tally = new Tally();
      tally.add(layout);
      tally.signs(all, layout);
      expect(tally.clean).toEqual(CLEAN);
      expect(tally.largest).toBeLessThanOrEqual(CAP + 1e-9);
      expect(tally.glyphs).toBeGreaterThanOrEqual(smallest);
      expect(tally.disc(0)).toBeGreaterThan(20);
    });
  }
  /** The sky a month after a day of those stelliums, as a progression has it, and that of a later year. */
  function later(year: 1962 | 2000, then: number): [readonly RingBody[], readonly RingBody[]] {
    const [month, day] = year === 1962 ? [3, 6] : [6, 4];
    return [skyOver([year, month, day, 12], null).bodies, skyOver([then, 1, 12, 12], null).bodies];
  }

  test("the chart of Tromsø is one whose cusps run backwards", () => {
    const [first = 0, second = 0] = tromso.cusps;
    expect(signedDifference(second, first)).toBeLessThan(0);
  });
});

describe("a body", () => {
  const alone = layOut(skyWith([0, 45, 130, 200, 300].map((at) => body(at + 10)))).forms.full.inner;

  test("stays where it is when nothing is near", () => {
    for (const one of alone.bodies) expect(displacement(one)).toBeCloseTo(0, 9);
  });

  test("tells glyph, degree, sign and minute inwards, and ℞ after them", () => {
    const [direct, retrograde] = layOut(skyWith([body(42), body(200, true)])).forms.full.inner.bodies;
    expect(direct?.parts.map(({ name }) => name)).toEqual(["glyph", "degree", "sign", "minute"]);
    expect(retrograde?.parts.map(({ name }) => name).at(-1)).toBe("retrograde");
    for (const { parts } of alone.bodies) {
      const radii = parts.map(({ radius }) => radius);
      expect(radii).toEqual([...radii].sort((a, b) => b - a));
    }
  });

  test("has its tick at its true degree, however crowded", () => {
    const longitudes = [10, 10.5, 11, 12, 13];
    const { bodies } = layOut(
      skyWith(
        longitudes.map((at) => body(at)),
        { ascendant: 300 },
      ),
    ).forms.full.inner;
    bodies.forEach(({ leader }, i) => {
      expect(leader[0]?.radius).toBe(SIGNS_RADIUS);
      expect(separation(leader[0]?.angle ?? 0, dialAngle(longitudes[i] as number, 300))).toBeCloseTo(0, 9);
    });
  });

  test("parts evenly from another at its degree", () => {
    const [a, b] = layOut(skyWith([body(50), body(50)])).forms.full.inner.bodies as [PlacedBody, PlacedBody];
    expect(displacement(a)).toBeCloseTo(-displacement(b), 6);
    expect(Math.abs(displacement(a))).toBeLessThan(4.5);
  });

  test("stays on its own side of the ascendant", () => {
    const at = [99.8, 99.9, 100.1, 100.2];
    const sky = skyWith(
      at.map((longitude) => body(longitude)),
      { ascendant: 100, angles: [100] },
    );
    const sides = layOut(sky).forms.full.inner.bodies.map(({ glyphAngle }) =>
      Math.sign(signedDifference(glyphAngle, 180)),
    );
    expect(sides).toEqual([-1, -1, 1, 1]);
  });
});

describe("house numbers", () => {
  const placeOf = ({ houses }: WheelLayout, house: number) =>
    dialAngleOf(houses[house - 1]?.at ?? { x: 0, y: 0 });

  test("stand in the middle of their houses", () => {
    const cusps = Array.from({ length: 12 }, (_, i) => i * 30);
    const layout = layOut(skyWith([], { cusps }));
    expect(placeOf(layout, 1)).toBeCloseTo(195, 6);
    expect(placeOf(layout, 12)).toBeCloseTo(165, 6);
  });

  test("follow cusps that run backwards", () => {
    // Campanus at Tromsø, 1990-06-21: from the first cusp to the second the zodiac runs the other way.
    const cusps = Array.from({ length: 12 }, (_, i) => normalizeDegrees(55 - i * 30));
    const layout = layOut(skyWith([], { ascendant: 55, cusps }));
    expect(placeOf(layout, 1)).toBeCloseTo(165, 6);
    expect(placeOf(layout, 7)).toBeCloseTo(345, 6);
  });

  test("stand one below another where houses are narrow", () => {
    const cusps = [0, 2, 4, 6, 8, 10, 180, 182, 184, 186, 188, 190];
    const { houses } = layOut(skyWith([], { cusps }));
    const met = houses.flatMap((a, i) => houses.slice(i + 1).filter((b) => boxesMeet(a.box, b.box)));
    expect(met).toEqual([]);
  });
});

test("cusps and axes leave out what is in their way", () => {
  const random = seeded(4);
  let hits = 0;
  for (let i = 0; i < 200; i++) {
    const { forms, houses } = layOut(realSky(random));
    for (const form of Object.values(forms)) {
      const boxes = [
        ...form.inner.bodies.flatMap(({ parts }) => parts.map(({ box }) => box)),
        ...houses.map(({ box }) => box),
      ];
      const path = form.cuspLines + form.axisLines.join("");
      for (const [, x1, y1, x2, y2] of path.matchAll(/M(\S+) (\S+)L(\S+) ([^M]+)/g)) {
        for (let part = 0; part <= 1; part += 0.02) {
          const x = Number(x1) + (Number(x2) - Number(x1)) * part;
          const y = Number(y1) + (Number(y2) - Number(y1)) * part;
          if (boxes.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom)) hits++;
        }
      }
    }
  }
  expect(hits).toBe(0);
});

test("places are the nearest that order, gaps and bounds allow", () => {
  const wish = (target: number, low = -99, high = 99) => ({ target, low, high });
  expect(settle([wish(0), wish(0)], [2])).toEqual({ places: [-1, 1], crowds: [] });
  expect(settle([wish(0, 0), wish(0)], [2])).toEqual({ places: [0, 2], crowds: [] });
  expect(settle([wish(5), wish(1), wish(9)], [0, 0])).toEqual({ places: [3, 3, 9], crowds: [] });
  expect(settle([wish(0, 0, 1), wish(0, 0, 1)], [2]).crowds).toEqual([[0, 1]]);
});

test("what can be touched at two neighbours meets half-way", () => {
  const [left = "", right = ""] = cellsOf(
    [
      { x: 100, y: 100 },
      { x: 120, y: 100 },
    ],
    25,
  );
  const xs = (path: string) => [...path.matchAll(/[ML](\S+) /g)].map(([, x]) => Number(x));
  expect(Math.max(...xs(left))).toBeCloseTo(110, 6);
  expect(Math.min(...xs(right))).toBeCloseTo(110, 6);
  expect(Math.min(...xs(left))).toBe(75);
});

describe("the dial", () => {
  test("has the specification's radii", () => {
    expect([OUTER_RADIUS, INNER_RADIUS]).toEqual([220, 150]);
  });

  test("has the ascendant at the left", () => {
    const { x, y } = pointAt(220, dialAngle(193.7, 193.7));
    expect(x).toBeCloseTo(30, 9);
    expect(y).toBeCloseTo(250, 9);
  });

  test("runs counter-clockwise: 90° after the ascendant is at the bottom, 90° before it at the top", () => {
    expect(pointAt(100, dialAngle(283.7, 193.7)).y).toBeCloseTo(350, 9);
    expect(pointAt(100, dialAngle(103.7, 193.7)).y).toBeCloseTo(150, 9);
  });

  test("gives a midheaven beside the ascendant room for its label, on its own side", () => {
    expect(rimLabelAngle(95, [36, 20])).toBe(95);
    expect(rimLabelAngle(178, [36, 20])).toBe(144);
    expect(rimLabelAngle(190, [36, 20])).toBe(216);
    expect(rimLabelAngle(3, [36, 20])).toBe(20);
    expect(rimLabelAngle(355, [36, 20])).toBe(340);
  });
});
