import type { Planet } from "../../astrology/bodies";
import type { Finding } from "../../astrology/findings/finding";
import type { HouseNumber } from "../../astrology/houses";
import { ELEMENTS, type Element, elementOf, type Sign } from "../../astrology/signs";
import { fill } from "../horoscope/second/fill";
import { FRAME_TURNS, PAIR_IDS, type PairId, type PairKind } from "./ids";
import type { SynthesisTexts } from "./library";

const KINDS = {
  Conjunction: "conjunction",
  Opposition: "hard",
  Square: "hard",
  Trine: "easy",
  Sextile: "easy",
} as const;

const SAYABLE: ReadonlySet<string> = new Set(PAIR_IDS);

/** The ways of saying a finding, the first before the others; none where the sky does not make it often enough. */
export function waysToSay(finding: Finding, words: SynthesisTexts): readonly string[] {
  switch (finding.kind) {
    case "angle":
      return [words("angles", `${finding.planet} ${finding.angle}`).text];
    case "aspect":
      return contact(finding, words);
    case "lights": {
      const { sun, moon } = finding;
      const wants = { one: wantOf("Sun", sun, words), other: wantOf("Moon", moon, words) };
      const pull = fill(words("frames", "lights").text, wants);
      return [`${pull} ${elementTail(elementOf(sun), elementOf(moon), words)}`];
    }
    case "light":
      return [words("lights", `${finding.light} ${finding.sign}`).text];
    case "ruler": {
      const place = words("ruler-places", `${finding.house as HouseNumber}`).text;
      return [`${place} ${words("ruler-manners", finding.ruler).text}`];
    }
    case "sect":
      return [words("sect", `${finding.planet} ${finding.house as HouseNumber}`).text];
    case "sign stellium":
      return [words("crowded-signs", finding.sign).text];
    case "house stellium":
      return [words("crowded-houses", `${finding.house as HouseNumber}`).text];
    case "elements":
      return balance(finding, words);
    case "modality":
      return [words("modalities", finding.modality).text];
    case "unaspected":
      return [words("unaspected", finding.planet).text];
    case "singleton":
      return [fill(words("alone", finding.planet).text, { side: words("sides", finding.of).text })];
    case "focus":
      return [words("focus", finding.planet).text];
    case "retrograde":
      return [words("retrograde", finding.planet).text];
    case "manner":
      return [
        fill(words("manners", finding.planet).text, { want: wantOf(finding.planet, finding.sign, words) }),
      ];
    case "phase":
      return [words("phases", finding.phase).text];
    default:
      return finding satisfies never;
  }
}

/** What a slow planet wants belongs to an age group; four sorts of wish are as fine as one life can tell. */
function wantOf(planet: Planet, sign: Sign, words: SynthesisTexts): string {
  return planet === "Uranus" || planet === "Neptune" || planet === "Pluto"
    ? words("wants", `${planet} ${elementOf(sign)}`).text
    : words("wants", `${planet} ${sign}`).text;
}

function elementTail(a: Element, b: Element, words: SynthesisTexts): string {
  const isInOrder = ELEMENTS.indexOf(a) <= ELEMENTS.indexOf(b);
  const pair = (isInOrder ? `${a} ${b}` : `${b} ${a}`) as Parameters<typeof words<"element-pairs">>[1];
  return words("element-pairs", pair).text;
}

function contact(
  { aspect, signs }: Extract<Finding, { kind: "aspect" }>,
  words: SynthesisTexts,
): readonly string[] {
  const { planet1, planet2, type } = aspect;
  const kind = (KINDS as Readonly<Partial<Record<typeof type, PairKind>>>)[type];
  const id = `${planet1} ${planet2} ${kind}` as PairId;
  if (!kind || !SAYABLE.has(id)) return [];
  const frame = type === "Opposition" ? "opposition" : kind;
  const wants = { one: wantOf(planet1, signs[0], words), other: wantOf(planet2, signs[1], words) };
  const tail = words("pairs", id).text;
  return FRAME_TURNS.map((turn) => `${fill(words("frames", `${frame} ${turn}`).text, wants)} ${tail}`);
}

function balance(
  { crowded, wanting }: Extract<Finding, { kind: "elements" }>,
  words: SynthesisTexts,
): readonly string[] {
  const much = crowded && words("elements", `${crowded.element} crowded`);
  const little = wanting && words("elements", `${wanting.element} wanting`);
  if (much && little) return [`${much.core} ${little.core}`];
  const only = much ?? little;
  return only ? [`${only.core} ${only.more}`] : [];
}
