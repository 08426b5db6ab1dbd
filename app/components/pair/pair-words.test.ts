import { expect, test } from "vitest";
import { sourceOf, type ToldPair, untimedNote } from "./pair-words";

const person = (name: string, timeUnknown = false) =>
  ({ input: { name, timeUnknown } }) as ToldPair["person1"];
const composite: ToldPair = {
  kind: "Composite",
  instant: null,
  latitude: null,
  longitude: null,
  person1: person("Ann"),
  person2: person("Ben"),
  chart: { houseSystem: "Whole Sign" },
};
const davison: ToldPair = {
  ...composite,
  kind: "Davison",
  instant: "1988-02-23T12:50:00.000Z",
  latitude: 46.11,
  longitude: -37.07,
};

test("a Davison chart says its moment and place, a composite has neither", () => {
  expect(sourceOf(davison)).toBe(
    "The sky of 23 February 1988, 12:50:00 UTC over 46.11° N, 37.07° W. Houses as Ann has them: Whole Sign.",
  );
  expect(sourceOf(composite)).toBe("Every place is the middle of two. Houses as Ann has them: Whole Sign.");
});

test("unknown birth times are told in words, with how much they leave open", () => {
  expect(untimedNote(davison)).toBeNull();
  const one = { ...composite, person2: person("Ben", true) };
  expect(untimedNote(one)).toMatch(/^Ben’s birth time is unknown, .* up to four degrees/);
  expect(sourceOf(one)).toBe("Every place is the middle of two.");
  const both = { ...one, person1: person("Ann", true) };
  expect(untimedNote(both)).toMatch(/^Ann’s and Ben’s birth times are unknown, .* up to seven degrees/);
});
