import { expect, test } from "vitest";
import { BODIES, EXTRA_POINTS } from "../../astrology/bodies";
import { ALL_ASPECT_RULES, type AnyAspectType } from "../../astrology/orbs";
import { SIGNS } from "../../astrology/signs";
import { GLOSSARY_TERMS } from "../../readings/glossary-terms";
import { aspectWeight } from "./aspect-weight";
import { marksOf, subjectOf } from "./subject";
import { termOf } from "./term";
import { spokenOf, titleOf } from "./titles";
import { endLongitudes, type WheelBody, type WheelChart } from "./wheel-chart";

const body = (planet: WheelBody["planet"], longitude: number): WheelBody => {
  return { planet, longitude, sign: "Aries", degree: longitude, minute: 0, isRetrograde: false, house: 1 };
};
const chart: WheelChart = {
  label: "Ada",
  bodies: [body("Sun", 10), body("South Node", 12), body("East Point", 14)],
  houses: [],
  rising: { sign: "Aries", degree: 5, minute: 0, longitude: 5 },
  midheaven: { sign: "Capricorn", degree: 5, minute: 0, longitude: 275 },
  aspects: [
    { planet1: "Sun", planet2: "Moon", type: "Square", orb: 5 },
    { planet1: "Sun", planet2: "Midheaven", type: "Square", orb: 0.1 },
    { planet1: "South Node", planet2: "East Point", type: "Conjunction", orb: 2 },
  ],
};

test("an aspect can end at a body, an extra or an angle, and at no angle without a birth time", () => {
  expect([...endLongitudes(chart)]).toEqual([
    ["sun", 10],
    ["south-node", 12],
    ["east-point", 14],
    ["ascendant", 5],
    ["midheaven", 275],
  ]);
  expect([...endLongitudes({ ...chart, rising: null, midheaven: null }).keys()]).not.toContain("midheaven");
});

test("an aspect to an angle or a point has the quietest weight however close it is", () => {
  expect(chart.aspects.map(aspectWeight)).toEqual([2, 0, 0]);
});

test("the keyboard visits extras after the points, and each can be told", () => {
  expect(marksOf(chart)[0]).toEqual(["sun", "south-node", "east-point"]);
  expect(spokenOf(chart, "east-point")).toBe("East Point 14°00′ Aries, house 1");
  const aspect = subjectOf(chart, "aspect-1");
  expect(aspect && titleOf(chart, aspect)).toBe("Sun square Midheaven");
});

test("a third ring's bodies are marks of their own, told with whose they are", () => {
  const outer = { label: "Progressed", bodies: [body("Sun", 20)] };
  const outermost = { label: "Transits", bodies: [body("Sun", 25), body("Moon", 27)] };
  const three = { ...chart, outer, outermost };
  expect(marksOf(three)[0]).toEqual([
    ...["sun", "south-node", "east-point", "outer-sun", "outermost-sun", "outermost-moon"],
  ]);
  expect(spokenOf(three, "outermost-moon")).toBe("Transits: Moon 27°00′ Aries, house 1");
  expect(spokenOf(three, "outer-sun")).toBe("Progressed: Sun 20°00′ Aries, house 1");
  expect(subjectOf({ ...chart, outer }, "outermost-moon")).toBeNull();
});

test("the four angles are marks, the lower ones opposite; without a birth time there are none", () => {
  expect(marksOf(chart).at(-1)).toEqual([
    "angle-ascendant",
    "angle-descendant",
    "angle-midheaven",
    "angle-ic",
  ]);
  expect(spokenOf(chart, "angle-descendant")).toBe("DC: Descendant. 5°00′ Libra");
  expect(spokenOf(chart, "angle-ascendant")).toBe("AC Aries 5°00′: Ascendant. 5°00′ Aries");
  expect(spokenOf(chart, "angle-ic")).toBe("IC: Imum Coeli. 5°00′ Cancer");
  const untimed = { ...chart, rising: null, midheaven: null };
  expect(marksOf(untimed).flat()).not.toContain("angle-ascendant");
  expect(subjectOf(untimed, "angle-ascendant")).toBeNull();
});

test("whatever can be picked has its meaning in the glossary", () => {
  const known = Object.values(GLOSSARY_TERMS).flat() as readonly string[];
  const subjects = [
    ...Array.from({ length: 12 }, (_, index) => ({ kind: "house", house: index + 1, longitude: 0 }) as const),
    ...SIGNS.map((sign) => ({ kind: "sign", sign }) as const),
    ...(["ascendant", "descendant", "midheaven", "ic"] as const).map(
      (angle) => ({ kind: "angle", angle, longitude: 0 }) as const,
    ),
    ...(Object.keys(ALL_ASPECT_RULES) as AnyAspectType[]).map(
      (type) => ({ kind: "aspect", aspect: { planet1: "Sun", planet2: "Moon", type, orb: 1 } }) as const,
    ),
  ];
  const names = [...BODIES, ...EXTRA_POINTS, "Ascendant", "Midheaven"] as const;
  const bodies = names.map((name) => ({ kind: "body", body: body(name, 0), owner: null }) as const);
  for (const subject of [...subjects, ...bodies]) expect(known).toContain(termOf(subject));
  expect(subjects).toHaveLength(12 + 12 + 4 + 11);
  expect(bodies).toHaveLength(13 + 9 + 2);
});
