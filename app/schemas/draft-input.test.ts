import { describe, expect, test } from "vitest";
import { readDraft } from "./draft-input";

const ID = "0e7b5a1c-0000-4000-8000-000000000001";
const block = (fields: object) => readDraft({ title: "Two", blocks: [{ id: ID, ...fields }] });

function kept(fields: object) {
  const read = block(fields);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  return read.value.blocks[0];
}

describe("a block of two people", () => {
  test.each(["pair", "pair-table"])("as %s has what was chosen, and else what comes first", (kind) => {
    const chosen = {
      pair: "Davison",
      other: `${ID}.1`,
      ascendant: "Midpoint",
      place: "Great Circle",
      bodies: "All",
    };
    expect(kept({ kind, ...chosen })).toMatchObject(chosen);
    expect(kept({ kind })).toMatchObject({
      pair: "Two charts",
      other: "",
      ascendant: "Derived",
      place: "Mean",
      bodies: "Planets",
    });
  });

  test("can be with somebody by name, as it is kept", () => {
    expect(kept({ kind: "pair", other: " around.0.Ben\u0000 " })?.other).toBe("around.0.Ben");
    const long = "é".repeat(200);
    expect(kept({ kind: "pair", other: `around.0.${long}` })?.other).toBe(`around.0.${long}`);
  });

  test("says at its fields what is wrong", () => {
    const wrong = { pair: "Synastry", other: "Ben", ascendant: "Equal", place: 5, bodies: [] };
    const read = block({ kind: "pair", ...wrong });
    expect(read.ok ? [] : Object.keys(read.fields).sort()).toEqual(
      Object.keys(wrong)
        .map((name) => `blocks.0.${name}`)
        .sort(),
    );
    expect(block({ kind: "pair", other: `around.0.${"a".repeat(400)}` }).ok).toBe(false);
  });

  test("and none of it takes room in another block", () => {
    expect(kept({ kind: "chart", pair: "Davison", other: `${ID}.1` })).not.toHaveProperty("pair");
    expect(Object.keys(kept({ kind: "words" }) ?? {})).not.toContain("other");
  });
});
