import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { HumanDesignAnswer } from "../../app/answers/human-design";
import truth from "../../app/astrology/truth/humandesign.json";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const BEN = { name: "Ben", date: "1985-11-02", time: "06:15", location: "London" };
const design = async (body: object) =>
  (await (await worker.post("/api/human-design", body)).json()) as HumanDesignAnswer;

/** A reference row's birth, which is in universal time, as somebody in Greenwich would give it. */
const inUniversalTime = (utc: string) => ({
  ...ANN,
  date: utc.slice(0, 10),
  time: utc.slice(11, 19),
  location: "Greenwich",
  latitude: 51.48,
  longitude: 0,
  timezone: 0,
});

test.each(truth.rows)("the call answers $id as the reference has it", async (row) => {
  const answer = await design(inUniversalTime(row.birth_utc));
  const { type, authority, profile, definition } = row;
  expect(answer).toMatchObject({ type, authority, profile, definition, timeUnknown: false });
  expect([...answer.channels].sort()).toEqual([...row.channels].sort());
  expect([...answer.centres].sort()).toEqual([...row.definedCentres].sort());
  const found = new Date(answer.designInstant ?? Number.NaN).getTime();
  expect(Math.abs(found - Date.parse(row.design_utc))).toBeLessThan(2000);
});

describe("the answer for a known time", () => {
  test("has both columns of thirteen, nine centres that are open or defined, and texts of what it names", async () => {
    const answer = await design(ANN);
    expect(answer.birth).toHaveLength(13);
    expect(answer.design).toHaveLength(13);
    expect([...answer.centres, ...answer.openCentres]).toHaveLength(9);
    expect(answer.resolved.utc).toBe("1990-06-15T18:30:00Z");
    const { interpretation, strategy, birth, design: earlier, channels } = answer;
    expect(strategy).toMatch(/\.$/);
    expect(interpretation.type?.practice.length).toBeGreaterThan(20);
    expect(interpretation.centres.map(({ centre }) => centre)).toHaveLength(9);
    expect(interpretation.channels.map(({ channel }) => channel)).toEqual(channels);
    const gates = new Set([...birth, ...earlier].map(({ gate }) => gate));
    expect(new Set(interpretation.gates.map(({ gate }) => gate))).toEqual(gates);
    expect(answer).not.toHaveProperty("together");
  });

  test("is the same whatever settings a birth carries: true nodes and the tropical zodiac", async () => {
    const [plain, settled] = await Promise.all([
      design(ANN),
      design({ ...ANN, settings: { zodiac: "Lahiri", node: "Mean" } }),
    ]);
    expect(settled.birth).toEqual(plain.birth);
    expect(settled.type).toBe(plain.type);
  });

  test("exists inside the polar circles under houses that do not", async () => {
    const answer = await design({ ...ANN, location: "Tromsø", houseSystem: "Koch" });
    expect(answer.type).not.toBeNull();
  });
});

describe("without a birth time", () => {
  test("nothing is said that some hour of the day would contradict", async () => {
    const untimed = await design({ ...ANN, time: "", timeUnknown: true });
    expect(untimed).toMatchObject({ timeUnknown: true, designInstant: null });
    expect(untimed.birth.every(({ longitude }) => longitude === null)).toBe(true);
    expect(untimed.birth.find(({ body }) => body === "Moon")?.gate).toBeNull();
    for (const hour of [0, 3, 6, 9, 12, 15, 18, 21, 23]) {
      const timed = await design({ ...ANN, time: `${hour}:59` });
      for (const key of ["type", "authority", "profile", "definition"] as const) {
        expect([null, timed[key]]).toContain(untimed[key]);
      }
      for (const side of ["birth", "design"] as const) {
        for (const [index, { gate, line }] of untimed[side].entries()) {
          expect([null, timed[side][index]?.gate]).toContain(gate);
          expect([null, timed[side][index]?.line]).toContain(line);
        }
      }
      expect(timed.centres).toEqual(expect.arrayContaining([...untimed.centres]));
      expect(timed.openCentres).toEqual(expect.arrayContaining([...untimed.openCentres]));
      expect(timed.channels).toEqual(expect.arrayContaining([...untimed.channels]));
    }
  });

  test("what is not said has no text either", async () => {
    const { type, strategy, interpretation, centres, openCentres } = await design({
      ...ANN,
      time: "",
      timeUnknown: true,
    });
    expect(interpretation.type === null).toBe(type === null);
    expect(strategy === null).toBe(type === null);
    expect(interpretation.centres).toHaveLength(centres.length + openCentres.length);
  });
});

describe("two people", () => {
  test("complete the same channels whoever is named first", async () => {
    const [one, other] = await Promise.all([design({ ...ANN, with: BEN }), design({ ...BEN, with: ANN })]);
    expect(one.together?.length).toBeGreaterThan(0);
    expect(one.together?.map(({ channel, gates: [mine, theirs] }) => [channel, theirs, mine])).toEqual(
      other.together?.map(({ channel, gates: [mine, theirs] }) => [channel, mine, theirs]),
    );
    for (const { channel, gates } of one.together ?? []) {
      expect([...gates].sort((a, b) => a - b).join("-")).toBe(channel);
      expect([...one.channels, ...other.channels]).not.toContain(channel);
    }
  });

  test("are both read: what is wrong with the other is named as theirs", async () => {
    const refused = await worker.post("/api/human-design", { ...ANN, date: "", with: { ...BEN, date: "" } });
    expect(refused.status).toBe(422);
    const { fields } = (await refused.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(["date", "with.date"]);
    expect((await worker.post("/api/human-design", { ...ANN, with: "Ben" })).status).toBe(422);
  });
});

test("the browser is sent no text of human design that it did not ask for", async () => {
  const { interpretation } = await design(ANN);
  const texts = [
    ...interpretation.gates.map(({ text }) => text),
    ...interpretation.centres.map(({ text }) => text),
    interpretation.type?.text ?? "",
  ];
  const parts = texts.map((text) => text.split(/[“”’]/).reduce((a, b) => (b.length > a.length ? b : a)));
  const folder = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    const script = readFileSync(folder + name, "utf8");
    expect(
      parts.filter((part) => script.includes(part)),
      name,
    ).toEqual([]);
  }
});
