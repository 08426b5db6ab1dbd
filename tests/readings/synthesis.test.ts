import { describe, expect, test } from "vitest";
import { PLANETS } from "../../app/astrology/bodies";
import { type BornChart, bornChart } from "../../app/astrology/born-chart";
import type { Finding } from "../../app/astrology/findings/finding";
import { findingsOf } from "../../app/astrology/findings/findings";
import { natalChart } from "../../app/astrology/natal-chart";
import { SIGNS } from "../../app/astrology/signs";
import { synthesisTexts } from "../../app/readings/synthesis/library";
import { synthesisOf } from "../../app/readings/synthesis/synthesis";
import { tellingIn } from "../../app/readings/telling/telling";
import { ENGLISH, textsIn } from "../support/texts";
import { languageFaults } from "./language-faults";
import { wordsOf } from "./lint";
import { randomCharts, randomDays } from "./natal-page";
import { PUBLIC_BIRTHS } from "./public-births";

const voice = { words: await synthesisTexts(ENGLISH), telling: tellingIn("en").synthesis };
const told = (chart: BornChart) => synthesisOf(findingsOf(chart), voice);

const DAY = 86_400_000;

/** Days from 1920 to 2019 in a step that meets every date of a year, without a time. */
const UNTIMED: readonly BornChart[] = Array.from({ length: 2000 }, (_, i) => {
  const dayStart = Date.UTC(1920, 0, 1) + Math.floor(i * 18.26) * DAY;
  const day = { timeUnknown: true, dayStart, dayEnd: dayStart + DAY } as const;
  const place = { latitude: 28.6, longitude: 77.2 };
  const result = bornChart(
    { instant: dayStart + DAY / 2, place, houseSystem: "Whole Sign", ...day },
    natalChart,
  );
  if (!result.chart) throw new Error("Whole Sign houses exist everywhere");
  return result.chart;
});

const syntheses = {
  "charts with a time": randomCharts(2000, 20_261_122).map(told),
  "charts without a time": UNTIMED.map(told),
};

/** Runs of five words that a synthesis has more than once. */
function repeatedRuns(texts: readonly string[]): string[] {
  const runs = texts.flatMap((text) => {
    const words = wordsOf(text);
    return words.slice(4).map((_, i) => words.slice(i, i + 5).join(" "));
  });
  return runs.filter((run, i) => runs.indexOf(run) !== i);
}

const pairOf = ({ planets }: Finding) => (planets.length === 2 ? planets.join("–") : null);

describe.each(Object.entries(syntheses))("the synthesis of 2,000 random %s", (_, all) => {
  test("has five to seven statements of 25 to 45 words, 210 at most in all", () => {
    for (const { statements } of all) {
      const texts = statements.map(({ text }) => text);
      expect(texts.length, texts.join("\n")).toBeGreaterThanOrEqual(5);
      expect(texts.length).toBeLessThanOrEqual(7);
      const counts = texts.map((text) => wordsOf(text).length);
      for (const [i, count] of counts.entries()) {
        expect(count, texts[i]).toBeGreaterThanOrEqual(25);
        expect(count, texts[i]).toBeLessThanOrEqual(45);
      }
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(210);
    }
  });

  test("says nothing twice: no five words in a row, no pair of planets", () => {
    for (const { statements, told: findings } of all) {
      expect(repeatedRuns(statements.map(({ text }) => text))).toEqual([]);
      const pairs = findings.map(pairOf).filter((pair) => pair !== null);
      expect(new Set(pairs).size, pairs.join()).toBe(pairs.length);
    }
  });

  test("leaves no gap and no term of astrology in a text, and gives each its reasons", () => {
    const terms = new RegExp(
      `undefined|null|[{}]|\\b(?:${[...PLANETS.slice(1), ...SIGNS].join("|")}|trine|sextile|conjunction|retrograde|ascendant|midheaven)\\b`,
    );
    for (const { text, why } of all.flatMap(({ statements }) => statements)) {
      expect(text).not.toMatch(terms);
      expect(text).toMatch(/^[A-Z].*[.?]$/s);
      expect(why.length).toBeGreaterThan(0);
      for (const reason of why) expect(reason).not.toMatch(/undefined|null|NaN|^$/);
    }
  });

  test("names what pulls two ways in most charts", () => {
    const isPull = (finding: Finding) =>
      finding.kind === "lights" ||
      (finding.kind === "elements" && finding.crowded !== null && finding.wanting !== null) ||
      (finding.kind === "aspect" && ["Square", "Opposition"].includes(finding.aspect.type));
    const share = all.filter(({ told: findings }) => findings.some(isPull)).length / all.length;
    expect(share).toBeGreaterThan(0.75);
  });
});

test("no kind of finding leads in more than 60 of 100 charts", () => {
  const leads = syntheses["charts with a time"].map(({ told: [first] }) => first?.kind);
  for (const kind of new Set(leads))
    expect(leads.filter((lead) => lead === kind).length / leads.length, kind).toBeLessThan(0.6);
});

test("without a time nothing of houses, angles and sect is a reason", () => {
  const whys = syntheses["charts without a time"].flatMap(({ statements }) =>
    statements.flatMap(({ why }) => why),
  );
  expect(
    whys.filter((why) => /house|rising|Ascendant|Midheaven|Imum|horizon|sect|Born by/.test(why)),
  ).toEqual([]);
});

describe("twenty public births", () => {
  const leading = ({ statements }: ReturnType<typeof told>) =>
    statements
      .slice(0, 3)
      .map(({ text }) => text)
      .sort()
      .join("\n");

  test("no two have the same three leading statements", () => {
    expect(PUBLIC_BIRTHS).toHaveLength(20);
    expect(new Set(PUBLIC_BIRTHS.map(({ chart }) => leading(told(chart)))).size).toBe(20);
  });

  test("nor have they without their times", () => {
    expect(new Set(PUBLIC_BIRTHS.map(({ untimed }) => leading(told(untimed)))).size).toBe(20);
  });

  test("no statement stands in more than eight of the twenty", () => {
    const texts = PUBLIC_BIRTHS.flatMap(({ chart }) => told(chart).statements.map(({ text }) => text));
    for (const text of texts)
      expect(texts.filter((other) => other === text).length, text).toBeLessThanOrEqual(8);
  });

  test.each(PUBLIC_BIRTHS.map(({ name, chart }) => [name, chart] as const))(
    "%s: the same chart has the same synthesis, however its aspects are sorted",
    (_, chart) => {
      expect(told(chart)).toEqual(told(structuredClone(chart)));
      const shuffled = { ...chart, aspects: [...chart.aspects].reverse() };
      expect(leading(told(shuffled))).toBe(leading(told(chart)));
    },
  );
});

/** Terms of astrology by language. */
const TERMS = {
  es: /(?<!\p{L})(?:Luna|Mercurio|Venus|Marte|Júpiter|Saturno|Urano|Neptuno|Plutón|Aries|Tauro|Géminis|Cáncer|Leo|Virgo|Libra|Escorpio|Sagitario|Capricornio|Acuario|Piscis|trígono|sextil|conjunción|cuadratura|oposición|retrógrad[oa]|Ascendente|Medio Cielo)(?!\p{L})/u,
} as const;

describe.each(["es"] as const)("in %s", (language) => {
  test("any chart has five to seven statements of 20 to 50 words, none of them English, nothing twice", async () => {
    const texts = textsIn(language);
    const own = await synthesisTexts(texts);
    for (const chart of [...randomCharts(350, 645), ...randomDays(150, 645)]) {
      const findings = findingsOf(chart);
      const synthesis = texts.tell((spoken) => {
        const { statements } = synthesisOf(findings, { words: own, telling: tellingIn(spoken).synthesis });
        return { statements };
      });
      expect(synthesis.language).toBe(language);
      expect(languageFaults(synthesis, language)).toEqual([]);

      const said = synthesis.statements.map(({ text }) => text);
      expect(said.length, said.join("\n")).toBeGreaterThanOrEqual(5);
      expect(said.length).toBeLessThanOrEqual(7);
      expect(repeatedRuns(said)).toEqual([]);
      for (const text of said) {
        expect(text).not.toMatch(TERMS[language]);
        expect(text).toMatch(/^[¿\p{Lu}].*[.?]$/su);
        expect(wordsOf(text).length, text).toBeGreaterThanOrEqual(20);
        expect(wordsOf(text).length, text).toBeLessThanOrEqual(50);
      }
    }
  });
});
