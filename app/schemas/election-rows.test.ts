import { expect, it } from "vitest";
import { conditionsIn, electionIn, lineOf, rowsIn } from "./election-rows";

const ROWS = [
  { kind: "Sign", body: "Mars", sign: "Aries" },
  { kind: "Contact", body: "Moon", aspect: "Trine", longitude: "29°36′ Aquarius", orb: "1" },
  { kind: "Moon", state: "Burned way" },
];

it("a line of conditions says what its rows do, with blanks inside of a value too", () => {
  const line = "Sign Mars Aries; Contact Moon Trine 29°36′ Aquarius 1; Moon Burned way";
  expect(lineOf(ROWS)).toBe(line);
  expect(conditionsIn(line)).toEqual(ROWS);
  expect(conditionsIn(" ; ")).toEqual([]);
  expect(conditionsIn("Sign Mars")).toEqual([{ kind: "Sign", body: "Mars", sign: "" }]);
});

it("rows of an address are numbered anew where one is missing, and take no field of another kind", () => {
  const address = new URLSearchParams(
    "from=2026&all.1.kind=Direct&all.1.body=Mars&all.1.sign=Leo&not.0.kind=toString",
  );
  expect(rowsIn(address)).toEqual({
    all: [{ kind: "Direct", body: "Mars" }],
    any: [],
    not: [{ kind: "toString" }],
  });
  expect(electionIn(address)).toMatchObject({
    from: "2026",
    to: "",
    place: { location: "", latitude: "", longitude: "" },
  });
});
