import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { aspectsBetween } from "~/astrology/aspects";
import { BODIES } from "~/astrology/bodies";
import { type CivilDate, formatLongDate, midnightOf } from "~/astrology/calendar";
import { placement } from "~/astrology/chart";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { positionsAt } from "~/astrology/positions";
import type { Sign } from "~/astrology/signs";
import { brand } from "~/brand";
import { GlyphSprite } from "~/components/drawings/glyphs";
import { SignEmblem } from "~/components/drawings/sign-emblem";
import { SketchRing } from "~/components/drawings/wheel-sketch";
import { WheelDrawing } from "~/components/zodiac-wheel/drawing";
import { layOut } from "~/components/zodiac-wheel/layout";
import { skyOf, type WheelChart } from "~/components/zodiac-wheel/wheel-chart";
import { hexOf, srgbOf } from "~/formats/oklch";
import * as brandWords from "~/words/brand";
import names from "~/words/en/names.json";
import { root } from "../steps.mjs";

/** Of a card, pixels: what those who show them ask for. */
const [WIDTH, HEIGHT] = [1200, 630];
const FONT = "Cormorant Garamond";

/** The dark theme's colours by their names, as six digits: what draws here knows no OKLCH. */
function darkTokens(): ReadonlyMap<string, string> {
  const css = readFileSync(join(root, "app/styles.css"), "utf8");
  const dark = css.slice(css.indexOf("@variant dark"), css.indexOf("@theme {"));
  return new Map(
    [...dark.matchAll(/--([a-z-]+): (?:var\(--own-[a-z-]+, )?oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\)?;/g)].map(
      ([, name = "", l, c, h]) => [name, hexOf(srgbOf(Number(l), Number(c), Number(h)))],
    ),
  );
}

const tokens = darkTokens();
const colour = (name: string) => tokens.get(name) ?? "#000000";
const painted = (text: string) =>
  text
    .replace(/var\(--font-[a-z]+\)/g, `'${FONT}'`)
    .replace(/var\(--([a-z-]+)\)/g, (_, name) => colour(name));

/** The wheel's own rules, but for those of a pointer, of paper and of narrow places. */
function wheelRules(): string {
  const css = readFileSync(join(root, "app/components/zodiac-wheel/wheel.css"), "utf8").replace(
    /\/\*.*?\*\//gs,
    "",
  );
  const plain = [...css.matchAll(/^((?:\.[^\n{]*,\n)*\.[^\n{]*) \{\n([^}]*)\n\}/gm)]
    .filter(([, selector = ""]) => !/:has|:focus|:hover|\[|^\.wheel$/.test(selector))
    .map(([, selector, body]) => `${selector}{${body}}`);
  return painted(plain.join("\n"));
}

function chartOf(day: CivilDate): WheelChart {
  const positions = positionsAt(midnightOf(day) + MILLISECONDS_PER_DAY / 2);
  return {
    label: "The sky",
    bodies: BODIES.map((body) => placement(body, positions[body], null)),
    houses: [],
    rising: null,
    midheaven: null,
    aspects: aspectsBetween(positions),
  };
}

const rules = wheelRules();
const sprite = renderToStaticMarkup(<GlyphSprite />).replace(/^<svg[^>]*>|<\/svg>$/g, "");

/** The card of a day as an SVG, its sky that of noon UTC. */
export function cardOf(day: CivilDate): string {
  const chart = chartOf(day);
  const wheel = renderToStaticMarkup(
    <WheelDrawing
      chart={chart}
      layout={layOut(skyOf(chart))}
      shown={[]}
      isAspectShown={false}
      figure={[]}
      isLive={false}
      isLarge
      tabStop=""
    />,
  ).replace(
    /^<svg[^>]*viewBox="[^"]*"/,
    '<svg x="575" y="15" width="600" height="600" viewBox="20 20 460 460"',
  );
  const [sun, moon] = chart.bodies;
  const lines =
    line(400, 44, "ink", formatLongDate(day)) +
    line(456, 32, "muted", `Sun in ${sun?.sign} · Moon in ${moon?.sign}`);
  return cardWith(lines, wheel, rules);
}

/** The card of a sign: its emblem, and when the Sun is there. */
export function cardOfSign(sign: Sign): string {
  const emblem = renderToStaticMarkup(<SignEmblem sign={sign} />).replace(
    /^<svg/,
    '<svg x="615" y="55" width="520" height="520"',
  );
  const ring = renderToStaticMarkup(<SketchRing />).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const lines =
    line(400, 64, "ink", `${sign} horoscope`) +
    line(456, 32, "muted", `${names.words.sunDates[sign]} · by the real sky`);
  return cardWith(lines, emblem, `.stroke-edge{stroke:${colour("edge")}}`, ring);
}

function line(y: number, size: number, ink: string, text: string): string {
  return `<text x="70" y="${y}" font-size="${size}" font-weight="600" fill="${colour(ink)}">${text}</text>`;
}

function cardWith(lines: string, drawing: string, style: string, definitions = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}" color="${colour("ink")}">
<style>${style}</style><defs>${sprite}${definitions}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${colour("ground")}"/>
${line(150, 88, "ink", brand.name)}${line(200, 32, "gold", brandWords.strapline().replace("&", "&amp;"))}
${lines}${painted(drawing)}</svg>`;
}
