import { describe, expect, test } from "vitest";
import type { ElectionsAnswer } from "../../app/answers/elections";
import { PLANETS } from "../../app/astrology/bodies";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const YEAR = { place: { location: "Berlin" }, from: "2026-11-22", to: "2027-11-22" };
const WAXING = { kind: "Moon", state: "Waxing" };

async function asked(input: Record<string, unknown>): Promise<ElectionsAnswer> {
  const response = await worker.post("/api/elections", { ...YEAR, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ElectionsAnswer;
}

async function refused(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/elections", { ...YEAR, ...input });
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("elections", () => {
  test("answer windows in order with reasons for and against, and no score", async () => {
    const { windows, truncated, place } = await asked({
      all: [WAXING, { kind: "Direct", body: "Mercury" }],
      any: [
        { kind: "Aspect", body: "Moon", with: "Venus", aspect: "Trine", orb: 6 },
        { kind: "Hour", ruler: "Venus" },
      ],
    });
    expect(place.name).toBe("Berlin");
    expect(truncated).toBe(true);
    expect(windows).toHaveLength(300);
    windows.forEach((window, index) => {
      expect(Object.keys(window)).toEqual(["from", "to", "for", "against", "best"]);
      expect(window.from < window.best && window.best < window.to).toBe(true);
      expect(window.from > (windows[index - 1]?.to ?? "")).toBe(true);
      expect(window.for.slice(0, 2)).toEqual(["The Moon is waxing", "Mercury goes forward"]);
      expect(window.for.length).toBeGreaterThan(2);
    });
    expect(windows.some(({ against }) => against.length > 0)).toBe(true);
  });

  test("are all of a year where nothing speaks against it, and none where nothing can be", async () => {
    const pluto = { kind: "Sign", body: "Pluto", sign: "Aquarius" };
    expect((await asked({ all: [pluto] })).windows).toMatchObject([
      { from: "2026-11-22T00:00:00.000Z", to: "2027-11-22T00:00:00.000Z" },
    ]);
    expect((await asked({ not: [pluto] })).windows).toEqual([]);
  });

  test.each([
    ["1800-01-01", "1800-01-20"],
    ["2100-12-12", "2100-12-31"],
  ])(
    "are answered at the end of the calendar from %s to %s, whatever is asked of whomever",
    async (from, to) => {
      const rulers = PLANETS.slice(0, 7);
      const conditions = PLANETS.flatMap((body) => [
        { kind: "Sign", body, sign: "Aries" },
        { kind: "House", body, house: 3 },
        { kind: "Direct", body },
        { kind: "Contact", body, aspect: "Trine", longitude: 10, orb: 1 },
        ...(body === "Sun"
          ? []
          : [
              { kind: "Combust", body },
              { kind: "Cazimi", body },
            ]),
        ...(body === "Jupiter" ? [] : [{ kind: "Aspect", body, with: "Jupiter", aspect: "Square", orb: 3 }]),
        ...(rulers.includes(body)
          ? [
              { kind: "Dignity", body, points: 1 },
              { kind: "Hour", ruler: body },
            ]
          : []),
      ]);
      const others = [
        { kind: "Ascendant", sign: "Leo" },
        ...["Void", "Waxing", "Burned way"].map((state) => ({ kind: "Moon", state })),
      ];
      for (const condition of [...conditions, ...others]) {
        const response = await worker.post("/api/elections", { ...YEAR, from, to, all: [condition] });
        expect(response.status, JSON.stringify(condition)).toBe(200);
        await response.text();
      }
      const asked = `location=Berlin&from=${from}&to=${to}`;
      for (const path of [
        `/sky-search/elections?${asked}&all.0.kind=Direct&all.0.body=Pluto`,
        `/api/elections.csv?${asked}&all=Direct+Saturn`,
        `/api/elections.ics?${asked}&all=Direct+Jupiter`,
      ]) {
        expect((await worker.fetch(path)).status, path).toBe(200);
      }
    },
  );

  test("beyond the polar circles have what does not ask which sign rises", async () => {
    const place = { latitude: 69.65, longitude: 18.96 };
    expect((await asked({ place, all: [{ kind: "Hour", ruler: "Sun" }] })).windows.length).toBeGreaterThan(
      100,
    );
    expect(
      (await asked({ place, all: [{ kind: "Dignity", body: "Moon", points: 3 }] })).windows.length,
    ).toBeGreaterThan(10);
    expect(Object.keys(await refused({ place, any: [{ kind: "House", body: "Sun", house: 1 }] }))).toEqual([
      "place",
    ]);
  });

  test("know no planetary hours where the Sun does not set", async () => {
    const place = { latitude: 78, longitude: 15 };
    const all = [{ kind: "Hour", ruler: "Sun" }];
    expect((await asked({ place, from: "2027-06-01", to: "2027-07-01", all })).windows).toEqual([]);
  });

  test("refuse all that is wrong at once, each condition by its place", async () => {
    const fields = await refused({
      place: {},
      from: "2026-02-30",
      all: [{ kind: "Sign", body: "Vulcan", sign: "Ophiuchus" }, { kind: "Weather" }],
      any: [WAXING, "soon"],
      not: [{ kind: "Aspect", body: "Moon", with: "Moon", aspect: "Trine", orb: 3 }],
    });
    expect(Object.keys(fields).sort()).toEqual([
      "all.0.body",
      "all.0.sign",
      "all.1.kind",
      "any.1",
      "from",
      "not.0.with",
      "place.location",
    ]);
  });

  test.each([
    ["no condition", { all: [] }, "all"],
    [
      "seven conditions",
      { all: Array.from({ length: 4 }, () => WAXING), any: Array.from({ length: 3 }, () => WAXING) },
      "all",
    ],
    ["no list", { all: WAXING }, "all"],
    ["no place", { place: undefined, all: [WAXING] }, "place"],
    ["more than a year", { to: "2027-11-23", all: [WAXING] }, "to"],
    ["an end before the beginning", { to: "2026-11-22", all: [WAXING] }, "to"],
    [
      "an orb in which aspects would blur",
      { all: [{ kind: "Contact", body: "Sun", aspect: "Trine", longitude: 10, orb: 11 }] },
      "all.0.orb",
    ],
  ])("refuse %s by its field", async (_, input, field) => {
    expect(Object.keys(await refused(input))).toEqual([field]);
  });
});
