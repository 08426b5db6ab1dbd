import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Lines of some scripts run from the right. What stands beside the words is therefore placed by where lines begin and
 * end (`ms-2`, `text-start`, `inset-e-0`, `margin-inline-start`), and by left and right only where a reason is named.
 */

const NOT_MIRRORED = "on a drawing, which is not mirrored";
const BY_DEGREES = "at places that are reckoned along a line of time, from the left";

/** What is of the left and the right on purpose. */
const ON_PURPOSE: Readonly<Record<string, { readonly sides: readonly string[]; readonly why: string }>> = {
  "components/world-map/world-map.css": {
    sides: ["inset: 50% auto auto 50%", "margin: -13px 0 0 -13px", "margin: 10px 32px 10px 14px"],
    why: "the middle of the map, and Leaflet's own box, whose cross it puts at the right",
  },
  "components/world-map/zoom-control.tsx": {
    sides: ["left-3"],
    why: "opposite the card of a place, see location-analysis.tsx",
  },
  "components/zodiac-wheel/wheel.css": { sides: ["left:", "right:"], why: `corners ${NOT_MIRRORED}` },
  "screens/astrocartography/location-analysis.tsx": {
    sides: ["left-auto", "right-3"],
    why: "the map, which is not mirrored, brings a place into view to the left of it (draw-map.client.ts)",
  },
  "screens/compatibility/people-form.tsx": {
    sides: ["float-left"],
    why: "as wide as its box: it only takes the legend out of the border",
  },
  "screens/desk/block-templates.tsx": { sides: ["float-left"], why: "the desk is in English" },
  "screens/desk/editor-conflict.ts": { sides: ["mr-4"], why: "the desk is in English" },
  "screens/desk/letter-words.ts": { sides: ["pl-6"], why: "letters that were sent have it" },
  "screens/desk/reading-page.tsx": { sides: ["border-l-2", "pl-3"], why: "the desk is in English" },
  "screens/human-design/design-figure.tsx": { sides: ["left-0"], why: `a corner ${NOT_MIRRORED}` },
  "screens/numerology/time-line.tsx": {
    sides: ["border-l-2", "border-r-0", "left-0", "right-0"],
    why: BY_DEGREES,
  },
  "screens/transits/graphic-ephemeris/sheet-drawing.tsx": {
    sides: ["left-0", "right-0", "right-1"],
    why: "the edges of curves, which run from the left",
  },
  "screens/transits/graphic-ephemeris/sheet-read.tsx": {
    sides: ["-left-px", "ml-23", "mr-16"],
    why: "a cross that a script moves over the curves, and a slider as wide as they are",
  },
  "screens/transits/year-ahead/track.tsx": { sides: ["left-(--narrow)", "left-(--wide)"], why: BY_DEGREES },
};

/** A utility of one side; what stands in the middle by `-translate-x-1/2` has none. */
const UTILITY =
  /^-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-(?!handed)|(?:text|float|clear)-(?:left|right)$|border-[lr](?:-|$)|rounded-[tb]?[lr](?:-|$)|origin-(?:\w+-)?(?:left|right)$|(?:bg|object)-(?:\w+-)?(?:left|right)(?:-|$)|(?:bg-(?:linear|gradient)|mask)-to-[tb]?[lr]$|mask-[lr]-|translate-x-(?!1\/2$))/;

/** A declaration of one side, and one of all four where left and right differ. */
const DECLARATION =
  /(?<=[\s;{])(?:(?:(?:scroll-)?(?:margin|padding)-|border-(?:(?:top|bottom)-)?)(?:left|right)(?:-[a-z]+)?:|(?:left|right):|(?:text-align|float|clear): *(?:left|right)\b|translateX\((?!var\())/g;
const FOUR_SIDES = /(?<=[\s;{])(?:margin|padding|inset|border-width): *(\S+ (\S+) \S+ (\S+?))(?=;)/g;

/** The utilities of one side in a file's strings, but for those that say on the same line what they are from the right. */
function sidesOfClasses(code: string): string[] {
  return withoutComments(code)
    .split("\n")
    .flatMap((line) => {
      const classes = line.split(/[\s"'`]+/).map((name) => {
        const parts = name.split(/:(?![^[]*\])/);
        return { utility: (parts.at(-1) as string).replaceAll("!", ""), variants: parts.slice(0, -1) };
      });
      const isFromRight = ({ variants }: (typeof classes)[number]) => variants.includes("rtl");
      const turned = new Set(classes.filter(isFromRight).map(({ utility }) => utility));
      return classes
        .filter((one) => UTILITY.test(one.utility) && !isFromRight(one) && !turned.has(mirrored(one.utility)))
        .map(({ utility }) => utility);
    });
}

function sidesOfStyles(css: string): string[] {
  const plain = withoutComments(css);
  return [
    ...[...plain.matchAll(DECLARATION)].map(([found]) => found),
    ...[...plain.matchAll(FOUR_SIDES)].flatMap(([found, , right, left]) => (left === right ? [] : [found])),
  ];
}

const OPPOSITE: Readonly<Record<string, string>> = { left: "right", right: "left", l: "r", r: "l" };

/** `float-left` → `float-right`, `translate-x-1` → `-translate-x-1`. */
function mirrored(utility: string): string {
  return utility.startsWith("translate-x-")
    ? `-${utility}`
    : utility.replace(/(?<=-)(left|right|[lr])$/, (side) => OPPOSITE[side] as string);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, "");
}

test("nothing is placed by left and right but what has a reason", () => {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|^words\//.test(file))
    .map((file) => [file, readFileSync(join(import.meta.dirname, file), "utf8")] as const)
    .map(
      ([file, text]) => [file, file.endsWith(".css") ? sidesOfStyles(text) : sidesOfClasses(text)] as const,
    )
    .filter(([, sides]) => sides.length > 0)
    .map(([file, sides]) => [file, [...new Set(sides)].sort()]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(ON_PURPOSE).map(([file, { sides }]) => [file, sides])),
  );
});

test.each([
  ['className="ml-2 text-sm"', ["ml-2"]],
  ["`flex {isNext ? 'sm:-mr-1' : \"\"} !pl-3`", ["-mr-1", "pl-3"]],
  [
    '"[&_td+td]:border-l last:rounded-tr-lg @2xl:right-3 text-left"',
    ["border-l", "rounded-tr-lg", "right-3", "text-left"],
  ],
  ['"hover:translate-x-1 bg-linear-to-r origin-left"', ["translate-x-1", "bg-linear-to-r", "origin-left"]],
  ['"ms-2 mx-2 -translate-x-1/2 border-s rounded-lg inset-s-0 text-start"', []],
  ['"float-left rtl:float-right hover:translate-x-1 rtl:hover:-translate-x-1"', []],
  ["const at = box.left - 2; // ml-2", []],
])("the classes %s are placed by %j", (code, sides) => {
  expect(sidesOfClasses(code)).toEqual(sides);
});

test.each([
  ["a { margin-left: 1px; left: 0 }", ["margin-left:", "left:"]],
  ["a { text-align: right; border-top-left-radius: 2px }", ["text-align: right", "border-top-left-radius:"]],
  ["a { margin: 1px 2px 3px 4px; padding: 1px 2px 3px 2px; }", ["margin: 1px 2px 3px 4px"]],
  ["a { margin-inline-start: 1px; text-align: start; inset: 0; /* left: 0 */ }", []],
])("the styles %s are placed by %j", (css, sides) => {
  expect(sidesOfStyles(css)).toEqual(sides);
});
