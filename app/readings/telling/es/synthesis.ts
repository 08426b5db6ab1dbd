import type { Counted, Dignity, Finding } from "../../../astrology/findings/finding";
import type { AngleName } from "../../../astrology/findings/weights";
import { type Element, elementOf, type Modality } from "../../../astrology/signs";
import { capitalised } from "../../capitalised";
import { arc } from "../arc";
import type { SynthesisTelling } from "../shape";
import { ANGLES, ASPECTS, BODIES, house, list, PHASES, SIGNS, withArticle } from "./names";

/** Why a statement of the synthesis is made, in the terms of the chart, in Spanish. */

/** How many words a language takes where English takes one. */
export const BREADTH: SynthesisTelling["BREADTH"] = 1.05;

const ELEMENTS: Readonly<Record<Element, string>> = {
  Fire: "fuego",
  Earth: "tierra",
  Air: "aire",
  Water: "agua",
};

const MODALITIES: Readonly<Record<Modality, string>> = {
  Cardinal: "Signos cardinales",
  Fixed: "Signos fijos",
  Mutable: "Signos mutables",
};

const DIGNITIES: Readonly<Record<Dignity, string>> = {
  domicile: "en su domicilio",
  exaltation: "en su exaltación",
  detriment: "en su exilio",
  fall: "en su caída",
};

const ALONE: Readonly<Record<Extract<Finding, { kind: "singleton" }>["of"], string>> = {
  Fire: "en fuego",
  Earth: "en tierra",
  Air: "en aire",
  Water: "en agua",
  "above the horizon": "sobre el horizonte",
  "below the horizon": "bajo el horizonte",
};

const inHouse = (number: number) => `en la ${house(number)}`;
const ofAngle = (angle: AngleName) => `del ${ANGLES[angle]}`;
const names = (bodies: readonly Counted[]) => list(bodies.map((body) => BODIES[body]));

export const whyOf: SynthesisTelling["whyOf"] = (finding) => {
  switch (finding.kind) {
    case "angle":
      return [`${BODIES[finding.planet]} a ${arc(finding.orb)} ${ofAngle(finding.angle)}`];
    case "aspect": {
      const { planet1, planet2, type, orb } = finding.aspect;
      const [sign1, sign2] = finding.signs;
      const named = `${BODIES[planet1]} ${ASPECTS[type]} ${withArticle(planet2)}`;
      const closeness = finding.isOrbKnown ? `orbe ${arc(orb)}` : "dentro del orbe todo ese día";
      const way = finding.isApplying === null ? [] : [finding.isApplying ? "aplicativo" : "separativo"];
      return [
        [named, closeness, ...way].join(", "),
        `${BODIES[planet1]} en ${SIGNS[sign1]}, ${BODIES[planet2]} en ${SIGNS[sign2]}`,
      ];
    }
    case "lights": {
      const { sun, moon } = finding;
      const inSign = (light: "Sun" | "Moon", sign: typeof sun) =>
        `${BODIES[light]} en ${SIGNS[sign]} (${ELEMENTS[elementOf(sign)]})`;
      return [`${inSign("Sun", sun)}, ${inSign("Moon", moon)}`];
    }
    case "light": {
      const { light, sign, isOfSect } = finding;
      const sect =
        light === "Sun"
          ? "Naciste de día: el Sol es la luz que manda"
          : "Naciste de noche: la Luna es la luz que manda";
      return [`${BODIES[light]} en ${SIGNS[sign]}`, ...(isOfSect ? [sect] : [])];
    }
    case "ruler": {
      const { ruler, rising, sign, house: number, dignity, isRetrograde } = finding;
      const turned = ruler === "Venus" ? "retrógrada" : "retrógrado";
      const condition = [dignity && DIGNITIES[dignity], isRetrograde && turned].filter(Boolean);
      return [
        `Ascendente en ${SIGNS[rising]}, regido por ${withArticle(ruler)}`,
        [`${BODIES[ruler]} en ${SIGNS[sign]}, ${inHouse(number)}`, ...condition].join(", "),
      ];
    }
    case "sect": {
      const { planet, isDay, house: number } = finding;
      const isHelper = planet === "Jupiter" || planet === "Venus";
      const role = isHelper ? "el benéfico de su secta" : "el maléfico contrario a su secta";
      const chart = isDay ? "Carta diurna" : "Carta nocturna";
      return [`${chart}: ${BODIES[planet]} es ${role}`, `${BODIES[planet]} ${inHouse(number)}`];
    }
    case "sign stellium":
      return [`${names(finding.planets)} en ${SIGNS[finding.sign]}`];
    case "house stellium":
      return [`${names(finding.planets)} ${inHouse(finding.house)}`];
    case "elements": {
      const { crowded, wanting } = finding;
      const few =
        wanting &&
        (wanting.counted.length > 0
          ? `En ${ELEMENTS[wanting.element]}, nada más que ${names(wanting.counted)}`
          : `Ningún planeta en ${ELEMENTS[wanting.element]}`);
      const much = crowded && `En ${ELEMENTS[crowded.element]}: ${names(crowded.counted)}`;
      return [much, few].filter((why) => why !== null);
    }
    case "modality":
      return [`${MODALITIES[finding.modality]}: ${names(finding.counted)}`];
    case "unaspected":
      return [`${BODIES[finding.planet]} sin conjunción, oposición, trígono, cuadratura ni sextil`];
    case "singleton":
      return [`${BODIES[finding.planet]}, el único planeta ${ALONE[finding.of]}`];
    case "focus": {
      const contacts = finding.aspects.map(
        ({ planet1, planet2, type }) =>
          `${ASPECTS[type]} ${withArticle(planet1 === finding.planet ? planet2 : planet1)}`,
      );
      return [
        `${capitalised(withArticle(finding.planet))} tiene los aspectos más cerrados: ${list(contacts)}`,
      ];
    }
    case "retrograde": {
      const { planet, speed, isStation } = finding;
      const turned = planet === "Venus" ? "retrógrada" : "retrógrado";
      const still = isStation ? " y casi sin moverse" : "";
      const motion = isStation && speed !== null ? `, ${arc(-speed)} al día` : "";
      return [`${BODIES[planet]} ${turned}${still}${motion}`];
    }
    case "manner":
      return [`${BODIES[finding.planet]} en ${SIGNS[finding.sign]}`];
    case "phase":
      return [
        finding.elongation === null
          ? `${PHASES[finding.phase]} todo ese día`
          : `${PHASES[finding.phase]}: la Luna, ${Math.floor(finding.elongation)}° por delante del Sol`,
      ];
    default:
      return finding satisfies never;
  }
};
