import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, linearSrgb, type Rgb } from "./formats/oklch";
import { INKS, SURFACES as OF_ACCENTS } from "./schemas/accent";

/**
 * Contrast of the colour tokens, by WCAG 2.2's relative luminance, from the values that stand in styles.css.
 */

function tokens(block: string): Map<string, Rgb> {
  const found = new Map<string, Rgb>();
  for (const [, name, l, c, h] of block.matchAll(
    /--([a-z-]+): (?:var\(--own-[a-z-]+, )?oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\)?;/g,
  )) {
    found.set(name as string, linearSrgb(Number(l), Number(c), Number(h)));
  }
  return found;
}

const css = readFileSync(new URL("./styles.css", import.meta.url), "utf8");
const [light, dark] = css
  .slice(css.indexOf(":root {"), css.indexOf("@theme {"))
  .split("@variant dark")
  .map((block) => tokens(block)) as [Map<string, Rgb>, Map<string, Rgb>];

const SURFACES = ["ground", "card", "raised", "sunken"];
const TEXTS = [
  "ink",
  "muted",
  "gold",
  "gold-strong",
  "lilac",
  "danger",
  "success",
  "fire",
  "earth",
  "air",
  "water",
];
const BODIES =
  "sun moon mercury venus mars jupiter saturn uranus neptune pluto chiron north-node south-node".split(" ");
const EXTRAS = "lilith ceres pallas juno vesta vertex east-point fortune spirit".split(" ");
const LINES = ["edge", "tense", "flowing", "minor", "fusing", ...BODIES, ...EXTRAS];
const SKIES = ["sky-day", "sky-night", "sky-dusk"];
const PAIRS: [string, string][] = [
  ["on-gold", "gold"],
  ["on-gold", "gold-strong"],
  ["on-danger", "danger"],
  ["gold", "gold-soft"],
  ["ink", "gold-soft"],
  ["ink", "lilac-soft"],
  ["lilac", "lilac-soft"],
  ["danger", "danger-soft"],
  ["ink", "danger-soft"],
  ["success", "success-soft"],
];

for (const [theme, colours] of [
  ["light", light],
  ["dark", dark],
] as const) {
  const at = (name: string): Rgb => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`styles.css has no --${name} in the ${theme} theme`);
    return colour;
  };

  describe(`colours of the ${theme} theme`, () => {
    test.each(TEXTS)("text in %s reads on every surface (4.5)", (name) => {
      for (const surface of SURFACES)
        expect(contrast(at(name), at(surface)), surface).toBeGreaterThanOrEqual(4.5);
    });

    test.each(LINES)("a line or glyph in %s is seen on every surface (3)", (name) => {
      for (const surface of SURFACES)
        expect(contrast(at(name), at(surface)), surface).toBeGreaterThanOrEqual(3);
    });

    test.each(SKIES)("what stands in %s is seen (3), and its words read (4.5)", (sky) => {
      for (const line of ["gold", ...BODIES])
        expect(contrast(at(line), at(sky)), line).toBeGreaterThanOrEqual(3);
      for (const text of ["ink", "muted"])
        expect(contrast(at(text), at(sky)), text).toBeGreaterThanOrEqual(4.5);
    });

    test.each(PAIRS)("%s reads on %s (4.5)", (text, surface) => {
      expect(contrast(at(text), at(surface))).toBeGreaterThanOrEqual(4.5);
    });
  });
}

test("both themes name the same colours", () => {
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
});

test.each([
  ["light", light],
  ["dark", dark],
] as const)(
  "an owner's accent is held against the surfaces of the %s theme, and shown with its words",
  (theme, colours) => {
    for (const [name, [lightness, chroma, hue]] of Object.entries({ ...OF_ACCENTS[theme], ...INKS[theme] }))
      expect(linearSrgb(lightness, chroma, hue), name).toEqual(colours.get(name));
  },
);
