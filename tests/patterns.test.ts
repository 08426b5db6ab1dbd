import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { growthOf, type Pattern, patternsIn, sourcesIn } from "./support/patterns";

/** What runs where visitors' texts come: the worker and the pages. Scripts and tests read our own files. */
const FILES = sourcesIn("app");
const READ = FILES.map((file) => ({ file, ...patternsIn(file) }));

/** What makes a file put its expressions together, each once. */
const MAKERS: Readonly<Record<string, () => Promise<unknown>>> = {
  "app/edge/path-shape.ts": async () => {
    const { shapeOf } = await import("~/edge/path-shape");
    return ["/horoscope/:sign/:when?", "/calendar/:file"].map(shapeOf);
  },
  "app/email/quiz-message.ts": async () =>
    // In a script that none of them knows, so that all of them are tried.
    (await import("~/email/quiz-message")).greetingName("Ꭰ"),
  "app/places/place-names.ts": () => import("~/places/place-names"),
  "app/time/civil-date.ts": () => import("~/time/civil-date"),
  "app/time/daylight-rule.ts": () => import("~/time/daylight-rule"),
};

/** The expressions that are made while something runs. */
async function madeBy(file: string, run: () => Promise<unknown>): Promise<readonly Pattern[]> {
  const made: Pattern[] = [];
  vi.resetModules();
  vi.stubGlobal(
    "RegExp",
    new Proxy(RegExp, {
      construct(target, args: [string, string?]) {
        const pattern = new target(...args);
        made.push({ file, source: pattern.source, flags: pattern.flags });
        return pattern;
      },
    }),
  );
  await run().finally(() => vi.unstubAllGlobals());
  return made;
}

/** What libraries match visitors' texts by, as far as we call it. */
const OF_OTHERS: readonly Pattern[] = [
  { file: "zod", source: z.regexes.email.source, flags: z.regexes.email.flags },
];

/** Judged once, wherever it stands. */
const judged = new Map<string, string>();
function growth(pattern: Pattern): string {
  const key = `/${pattern.source}/${pattern.flags}`;
  const known = judged.get(key) ?? growthOf(pattern);
  judged.set(key, known);
  return known;
}

const notLinear = (patterns: readonly Pattern[]) =>
  patterns
    .filter((pattern) => growth(pattern) !== "linear")
    .map((pattern) => `${pattern.file} /${pattern.source}/${pattern.flags}: ${growth(pattern)}`);

describe("every pattern of the source takes time in proportion to its text", () => {
  test("the checker tells what is not so", () => {
    const told = (source: string, flags = "") => growthOf({ source, flags });
    // Two by which hostile texts once held the page.
    expect(told("^(\\d{1,2})\\s*h?\\s*([ew])?\\s*(\\d{1,2})?(?::(\\d{1,2}))?$", "i")).toMatch(/3rd degree/);
    expect(told("\\s*(h|uhr)$", "i")).toMatch(/2nd degree/);
    expect(told("(a+)+$")).toMatch(/exponential/);
    expect(told("^[a-z]+$")).toBe("linear");
  });

  test("literals", { timeout: 300_000 }, () => {
    const literals = READ.flatMap((file) => file.literals);
    expect(literals.length).toBeGreaterThan(100);
    expect(notLinear(literals)).toEqual([]);
  });

  test("those that are put together while something runs", async () => {
    expect(READ.filter(({ isMaker }) => isMaker).map(({ file }) => file)).toEqual(Object.keys(MAKERS));
    for (const [file, run] of Object.entries(MAKERS)) {
      const made = await madeBy(file, run);
      expect(made.length, file).toBeGreaterThan(0);
      expect(notLinear(made)).toEqual([]);
    }
  });

  test("those of libraries", () => {
    expect(notLinear(OF_OTHERS)).toEqual([]);
  });
});
