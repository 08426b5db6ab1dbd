import type { Counted, Dignity, Finding } from "../../../astrology/findings/finding";
import type { AngleName } from "../../../astrology/findings/weights";
import { type Element, elementOf, type Modality } from "../../../astrology/signs";
import { capitalised } from "../../capitalised";
import { arc } from "../arc";
import type { SynthesisTelling } from "../shape";
import { ANGLES, ASPECTS, BODIES, list, PHASES, SIGNS, withArticle } from "./names";

/** Why a statement of the synthesis is made, in the terms of the chart, in Brazilian Portuguese. */

/** How many words a language takes where English takes one. */
export const BREADTH: SynthesisTelling["BREADTH"] = 1.1;

const ELEMENTS: Readonly<Record<Element, string>> = {
  Fire: "fogo",
  Earth: "terra",
  Air: "ar",
  Water: "água",
};

const MODALITIES: Readonly<Record<Modality, string>> = {
  Cardinal: "Signos cardinais",
  Fixed: "Signos fixos",
  Mutable: "Signos mutáveis",
};

const DIGNITIES: Readonly<Record<Dignity, string>> = {
  domicile: "em domicílio",
  exaltation: "em exaltação",
  detriment: "em exílio",
  fall: "em queda",
};

const ALONE: Readonly<Record<Extract<Finding, { kind: "singleton" }>["of"], string>> = {
  Fire: "em fogo",
  Earth: "em terra",
  Air: "em ar",
  Water: "em água",
  "above the horizon": "acima do horizonte",
  "below the horizon": "abaixo do horizonte",
};

const inHouse = (number: number) => `na casa ${number}`;
const ofAngle = (angle: AngleName) => `do ${ANGLES[angle]}`;
const names = (bodies: readonly Counted[]) => list(bodies.map((body) => BODIES[body]));

export const whyOf: SynthesisTelling["whyOf"] = (finding) => {
  switch (finding.kind) {
    case "angle":
      return [`${BODIES[finding.planet]} a ${arc(finding.orb)} ${ofAngle(finding.angle)}`];
    case "aspect": {
      const { planet1, planet2, type, orb } = finding.aspect;
      const [sign1, sign2] = finding.signs;
      const named = `${BODIES[planet1]} ${ASPECTS[type]} ${withArticle(planet2)}`;
      const closeness = finding.isOrbKnown ? `orbe ${arc(orb)}` : "dentro do orbe o dia todo";
      const way =
        finding.isApplying === null ? [] : [finding.isApplying ? "aspecto aplicativo" : "aspecto separativo"];
      return [
        [named, closeness, ...way].join(", "),
        `${BODIES[planet1]} em ${SIGNS[sign1]}, ${BODIES[planet2]} em ${SIGNS[sign2]}`,
      ];
    }
    case "lights": {
      const { sun, moon } = finding;
      const inSign = (light: "Sun" | "Moon", sign: typeof sun) =>
        `${BODIES[light]} em ${SIGNS[sign]} (${ELEMENTS[elementOf(sign)]})`;
      return [`${inSign("Sun", sun)}, ${inSign("Moon", moon)}`];
    }
    case "light": {
      const { light, sign, isOfSect } = finding;
      const sect =
        light === "Sun"
          ? "Você nasceu de dia: o Sol é a luz que manda"
          : "Você nasceu de noite: a Lua é a luz que manda";
      return [`${BODIES[light]} em ${SIGNS[sign]}`, ...(isOfSect ? [sect] : [])];
    }
    case "ruler": {
      const { ruler, rising, sign, house, dignity, isRetrograde } = finding;
      const turned = ruler === "Venus" ? "retrógrada" : "retrógrado";
      const condition = [dignity && DIGNITIES[dignity], isRetrograde && turned].filter(Boolean);
      return [
        `Ascendente em ${SIGNS[rising]}, com ${withArticle(ruler)} como regente`,
        [`${BODIES[ruler]} em ${SIGNS[sign]}, ${inHouse(house)}`, ...condition].join(", "),
      ];
    }
    case "sect": {
      const { planet, isDay, house } = finding;
      const isHelper = planet === "Jupiter" || planet === "Venus";
      const role = isHelper ? "o benéfico da sua seita" : "o maléfico contrário à sua seita";
      const chart = isDay ? "Mapa diurno" : "Mapa noturno";
      return [`${chart}: ${BODIES[planet]} é ${role}`, `${BODIES[planet]} ${inHouse(house)}`];
    }
    case "sign stellium":
      return [`${names(finding.planets)} em ${SIGNS[finding.sign]}`];
    case "house stellium":
      return [`${names(finding.planets)} ${inHouse(finding.house)}`];
    case "elements": {
      const { crowded, wanting } = finding;
      const few =
        wanting &&
        (wanting.counted.length > 0
          ? `Em ${ELEMENTS[wanting.element]}, só ${names(wanting.counted)}`
          : `Nenhum planeta em ${ELEMENTS[wanting.element]}`);
      const much = crowded && `Em ${ELEMENTS[crowded.element]}: ${names(crowded.counted)}`;
      return [much, few].filter((why) => why !== null);
    }
    case "modality":
      return [`${MODALITIES[finding.modality]}: ${names(finding.counted)}`];
    case "unaspected":
      return [`${BODIES[finding.planet]} sem conjunção, oposição, trígono, quadratura nem sextil`];
    case "singleton":
      return [`${BODIES[finding.planet]}, o único planeta ${ALONE[finding.of]}`];
    case "focus": {
      const contacts = finding.aspects.map(
        ({ planet1, planet2, type }) =>
          `${ASPECTS[type]} ${withArticle(planet1 === finding.planet ? planet2 : planet1)}`,
      );
      return [`${capitalised(withArticle(finding.planet))} tem os aspectos mais fechados: ${list(contacts)}`];
    }
    case "retrograde": {
      const { planet, speed, isStation } = finding;
      const turned = planet === "Venus" ? "retrógrada" : "retrógrado";
      const still = isStation ? " e quase parando" : "";
      const motion = isStation && speed !== null ? `, ${arc(-speed)} por dia` : "";
      return [`${BODIES[planet]} ${turned}${still}${motion}`];
    }
    case "manner":
      return [`${BODIES[finding.planet]} em ${SIGNS[finding.sign]}`];
    case "phase":
      return [
        finding.elongation === null
          ? `${PHASES[finding.phase]} o dia todo`
          : `${PHASES[finding.phase]}: a Lua ${Math.floor(finding.elongation)}° à frente do Sol`,
      ];
    default:
      return finding satisfies never;
  }
};
