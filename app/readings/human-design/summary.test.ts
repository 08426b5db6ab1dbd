import { expect, test } from "vitest";
import { ENGLISH } from "../../../tests/support/texts";
import { DESIGN_CENTRES } from "../../astrology/human-design/centres";
import { designOfDay } from "../../astrology/human-design/design-of-day";
import { humanDesign } from "../../astrology/human-design/human-design";
import { instantOfDate } from "../../astrology/instant";
import { designTexts } from "./library";
import { designSummary } from "./summary";

const TEXTS = await designTexts(ENGLISH);
/** 1,500 births from 1900 on, apart by steps that no planet's period divides. */
const births = Array.from(
  { length: 1500 },
  (_, n) => instantOfDate(1900, 1, 1) + ((n * 10_937.19) % (150 * 365)) * 86_400_000,
);

test("every design has a paragraph of its type, its profile and what it takes in", () => {
  const told = new Set<string>();
  for (const instant of births) {
    const { type, authority, profile, centres } = humanDesign(instant);
    const openCentres = DESIGN_CENTRES.filter((centre) => !centres.includes(centre));
    const summary = designSummary({ type, authority, profile, openCentres }, TEXTS);
    const way = TEXTS.summary.ways.of(`${type} ${authority}` as "Reflector Lunar").text;
    expect(summary?.text.startsWith(`${way} ${TEXTS.summary.profiles.of(profile).text} `)).toBe(true);
    const open = DESIGN_CENTRES.filter((centre) =>
      summary?.text.endsWith(TEXTS.summary.open.of(centre).text),
    );
    for (const centre of open) expect(centres).not.toContain(centre);
    expect(open).toHaveLength(type === "Reflector" || centres.length === DESIGN_CENTRES.length ? 0 : 1);
    told.add(`${type} ${authority}`);
  }
  expect(told.size).toBeGreaterThanOrEqual(11); // of 13: the rarest are a birth in a hundred
});

test("without a time it is told where type and authority hold all day, and else not at all", () => {
  let isTold = 0;
  for (const start of births.slice(0, 200)) {
    const { type, authority, profile, openCentres } = designOfDay(start, start + 86_400_000);
    const summary = designSummary({ type, authority, profile, openCentres }, TEXTS);
    expect(summary === null).toBe(type === null || authority === null);
    if (summary) isTold++;
  }
  expect(isTold).toBeGreaterThan(20);
  expect(isTold).toBeLessThan(200);
});
