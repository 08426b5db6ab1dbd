import { describe, expect, test } from "vitest";
import type { KeptClient } from "~/db/clients.server";
import type { Relation } from "~/schemas/client";
import type { Block } from "~/schemas/reading-draft";
import { idsOfSeconds, secondBirth, secondPeople } from "./second-people";

const BEN = "0e7b5a1c-0000-4000-8000-000000000001";
const GONE = "0e7b5a1c-0000-4000-8000-000000000002";

const birth = (birthTime: string) => ({
  birthDate: "1985-11-02",
  birthTime,
  timeUnknown: false,
  birthLocation: "London",
  latitude: 51.5,
  longitude: -0.1,
  timezone: "Europe/London",
});
const around = (fields: Partial<Relation>): Relation => ({
  kind: "partner",
  client: null,
  name: null,
  birth: null,
  ...fields,
});
const clientWith = (fields: Partial<KeptClient>) =>
  ({
    name: "Ann",
    houseSystem: "Koch",
    settings: null,
    births: [],
    relations: [],
    ...fields,
  }) as unknown as KeptClient;

const ben = clientWith({
  id: BEN,
  name: "Ben",
  births: [birth("06:05"), birth("07:10")].map((one) => ({ ...one, source: "memory", rating: "A" })),
});
const known = new Map([[BEN, ben]]);
const ann = clientWith({
  relations: [
    around({ name: "Cleo", kind: "child", birth: birth("01:00") }),
    around({ name: "Cleo", kind: "parent", birth: birth("02:00") }),
    around({ client: BEN }),
    around({ name: "Dan" }),
    around({ client: GONE, kind: "colleague" }),
  ],
});
const chosen = (other: string) => ({ kind: "pair", other }) as Block;

describe("with whom a chart of two can be", () => {
  test("are those around a client, each birth by itself, and whoever is chosen already", () => {
    const blocks = [chosen(`${BEN}.0`), chosen(`${GONE}.0`), chosen(""), chosen("around.0.Eve")];
    expect(idsOfSeconds(ann, blocks)).toEqual([BEN, GONE, BEN, GONE]);
    const { around, chosen: further } = secondPeople(ann, blocks, known);
    expect(around.map(({ value, label }) => [value, label])).toEqual([
      ["around.0.Cleo", "Cleo (child) · 2 November 1985, 01:00, London"],
      ["around.1.Cleo", "Cleo (parent) · 2 November 1985, 02:00, London"],
      [`${BEN}.0`, "Ben (partner) · 2 November 1985, 06:05, London"],
      [`${BEN}.1`, "Ben (partner) · 2 November 1985, 07:10, London"],
      ["around.0.Dan", "Dan (partner) · no birth data yet"],
    ]);
    expect(further.map(({ value }) => value)).toEqual([`${GONE}.0`, "around.0.Eve"]);
    for (const { label } of further) expect(label).toMatch(/^No longer kept/);
  });

  test("has their birth under the first person's settings", () => {
    const first = { name: "Ben", time: "07:10", houseSystem: "Koch", settings: {} };
    expect(secondBirth(ann, `${BEN}.1`, known).birth).toMatchObject(first);
    expect(secondBirth(ann, "around.1.Cleo", known).birth).toMatchObject({ name: "Cleo", time: "02:00" });
  });

  test.each([
    ["", /^Choose with whom/],
    [`${GONE}.0`, /no longer among your clients/],
    [`${BEN}.2`, /This birth is no longer kept/],
    ["around.0.Eve", /no longer stands among the people around/],
    ["around.2.Cleo", /no longer stands among the people around/],
    ["around.0.Dan", /no birth data of this person/],
  ])("%j is refused in words", (other, why) => {
    const told = secondBirth(ann, other, known);
    expect(told.birth).toBeUndefined();
    expect(told.why).toMatch(why);
  });
});
