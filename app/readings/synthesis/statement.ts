import type { Finding } from "../../astrology/findings/finding";
import type { HouseNumber } from "../../astrology/houses";
import { elementOf } from "../../astrology/signs";
import { onAngles } from "./angular";
import { crowdedHouses, rulerManners, rulerPlaces } from "./houses";
import { moons, suns } from "./lights";
import { elementTail, type PairKind, pairTails } from "./pairs";
import { alone, atTheCentre, bornUnder, sides, turnedBack, unaspected } from "./planets";
import { sectTexts } from "./sect";
import { crowdedElements, crowdedModalities, crowdedSigns, wantingElements } from "./signs";
import { manners, wantOf } from "./wants";

/** Two wants in a sentence, each written to stand after "you want" or "you need". */
type Frame = (one: string, other: string) => string;

/** A second frame serves where a chart has two contacts of a kind, a third where it has three. */
const FRAMES: Readonly<Record<PairKind | "opposition", readonly Frame[]>> = {
  conjunction: [
    (one, other) => `Two wishes come to you as a pair: ${one}, and ${other}.`,
    (one, other) => `You want ${one}, and in the same breath ${other}.`,
    (one, other) => `You can hardly tell two wishes apart: ${one}, and ${other}.`,
  ],
  easy: [
    (one, other) => `You like ${one}, and it goes well with your wish ${other}.`,
    (one, other) => `Two wishes help each other in you: ${one}, and ${other}.`,
    (one, other) => `You are glad ${one}, and no less glad ${other}.`,
  ],
  hard: [
    (one, other) => `You want ${one}, and you also need ${other}.`,
    (one, other) => `Half of you wants ${one}; the other half wants ${other}.`,
    (one, other) => `On some days you long ${one}; on others you long ${other}.`,
  ],
  opposition: [
    (one, other) => `You want ${one}, and others remind you that you also need ${other}.`,
    (one, other) => `With some people you want ${one}; with others you want ${other}.`,
    (one, other) => `You set out ${one}, until somebody wakes your wish ${other}.`,
  ],
};

const LIGHTS: Frame = (sun, moon) => `Rested, you want ${sun}; tired or hurt, you need ${moon}.`;

const KINDS = {
  Conjunction: "conjunction",
  Opposition: "hard",
  Square: "hard",
  Trine: "easy",
  Sextile: "easy",
} as const;

/** The ways of saying a finding, the first before the others; none where the sky does not make it often enough. */
export function waysToSay(finding: Finding): readonly string[] {
  switch (finding.kind) {
    case "angle":
      return [onAngles[finding.planet][finding.angle]];
    case "aspect":
      return contact(finding);
    case "lights": {
      const { sun, moon } = finding;
      const pull = LIGHTS(wantOf("Sun", sun), wantOf("Moon", moon));
      return [`${pull} ${elementTail(elementOf(sun), elementOf(moon))}`];
    }
    case "light":
      return [(finding.light === "Sun" ? suns : moons)[finding.sign]];
    case "ruler":
      return [`${rulerPlaces[finding.house as HouseNumber]} ${rulerManners[finding.ruler]}`];
    case "sect":
      return [sectTexts[finding.planet][finding.house as HouseNumber]];
    case "sign stellium":
      return [crowdedSigns[finding.sign]];
    case "house stellium":
      return [crowdedHouses[finding.house as HouseNumber]];
    case "elements":
      return balance(finding);
    case "modality":
      return [crowdedModalities[finding.modality]];
    case "unaspected":
      return [unaspected[finding.planet]];
    case "singleton":
      return [alone[finding.planet].replace("{side}", sides[finding.of])];
    case "focus":
      return [atTheCentre[finding.planet]];
    case "retrograde":
      return [turnedBack[finding.planet]];
    case "manner":
      return [manners[finding.planet].replace("{want}", wantOf(finding.planet, finding.sign))];
    case "phase":
      return [bornUnder[finding.phase]];
    default:
      return finding satisfies never;
  }
}

function contact({ aspect, signs }: Extract<Finding, { kind: "aspect" }>): readonly string[] {
  const { planet1, planet2, type } = aspect;
  const kind = (KINDS as Readonly<Partial<Record<typeof type, PairKind>>>)[type];
  const tail = kind && pairTails[planet1]?.[planet2]?.[kind];
  if (!kind || !tail) return [];
  const frames = FRAMES[type === "Opposition" ? "opposition" : kind];
  return frames.map((frame) => `${frame(wantOf(planet1, signs[0]), wantOf(planet2, signs[1]))} ${tail}`);
}

function balance({ crowded, wanting }: Extract<Finding, { kind: "elements" }>): readonly string[] {
  const much = crowded && crowdedElements[crowded.element];
  const little = wanting && wantingElements[wanting.element];
  if (much && little) return [`${much.core} ${little.core}`];
  const only = much ?? little;
  return only ? [`${only.core} ${only.more}`] : [];
}
