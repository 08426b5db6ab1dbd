import type { Counted, Dignity, Finding } from "../../../astrology/findings/finding";
import { elementOf } from "../../../astrology/signs";
import { listed } from "../../listed";
import { ordinal } from "../../ordinal";
import { withArticle } from "../../with-article";
import { arc } from "../arc";

/** Why a statement of the synthesis is made, in the terms of the chart, in English. */

/** How many words a language takes where English takes one: the synthesis is to fill as much of a screen. */
export const BREADTH: number = 1;

const inHouse = (house: number) => `in the ${ordinal(house)} house`;

const DIGNITIES: Readonly<Record<Dignity, string>> = {
  domicile: "in its own sign",
  exaltation: "exalted",
  detriment: "in its detriment",
  fall: "in its fall",
};

function ofElement(element: string, counted: readonly Counted[]): string {
  return `${element}: ${listed(counted)}`;
}

/** The reasons of a finding. */
export function whyOf(finding: Finding): readonly string[] {
  switch (finding.kind) {
    case "angle":
      return [`${finding.planet} ${arc(finding.orb)} from the ${finding.angle}`];
    case "aspect": {
      const { planet1, planet2, type, orb } = finding.aspect;
      const [sign1, sign2] = finding.signs;
      const contact = `${planet1} ${type.toLowerCase()} ${planet2}`;
      const closeness = finding.isOrbKnown ? `orb ${arc(orb)}` : "within its orb all that day";
      const way = finding.isApplying === null ? [] : [finding.isApplying ? "applying" : "separating"];
      return [[contact, closeness, ...way].join(", "), `${planet1} in ${sign1}, ${planet2} in ${sign2}`];
    }
    case "lights":
      return [
        `Sun in ${finding.sun} (${elementOf(finding.sun).toLowerCase()}), Moon in ${finding.moon} (${elementOf(finding.moon).toLowerCase()})`,
      ];
    case "light": {
      const { light, sign, isOfSect } = finding;
      const sect =
        light === "Sun"
          ? "Born by day, so the Sun is the leading light"
          : "Born by night, so the Moon is the leading light";
      return [`${light} in ${sign}`, ...(isOfSect ? [sect] : [])];
    }
    case "ruler": {
      const { ruler, rising, sign, house, dignity, isRetrograde } = finding;
      const condition = [dignity && DIGNITIES[dignity], isRetrograde && "retrograde"].filter(Boolean);
      return [
        `${rising} rising, ruled by ${withArticle(ruler)}`,
        [`${ruler} in ${sign} ${inHouse(house)}`, ...condition].join(", "),
      ];
    }
    case "sect": {
      const { planet, isDay, house } = finding;
      const role =
        planet === "Jupiter" || planet === "Venus"
          ? "the benefic of its sect"
          : "the malefic against its sect";
      return [`A chart by ${isDay ? "day" : "night"}: ${planet} is ${role}`, `${planet} ${inHouse(house)}`];
    }
    case "sign stellium":
      return [`${listed(finding.planets)} in ${finding.sign}`];
    case "house stellium":
      return [`${listed(finding.planets)} ${inHouse(finding.house)}`];
    case "elements": {
      const { crowded, wanting } = finding;
      const few =
        wanting &&
        (wanting.counted.length > 0
          ? `${ofElement(wanting.element, wanting.counted)} only`
          : `No planet in ${wanting.element.toLowerCase()}`);
      return [crowded && ofElement(crowded.element, crowded.counted), few].filter((why) => why !== null);
    }
    case "modality":
      return [ofElement(finding.modality, finding.counted)];
    case "unaspected":
      return [`${finding.planet} without conjunction, opposition, trine, square or sextile`];
    case "singleton": {
      const { planet, of } = finding;
      const where = of.endsWith("horizon") ? of : `in ${of.toLowerCase()}`;
      return [`${planet} is the only planet ${where}`];
    }
    case "focus": {
      const contacts = finding.aspects.map(
        ({ planet1, planet2, type }) =>
          `${type.toLowerCase()} ${planet1 === finding.planet ? planet2 : planet1}`,
      );
      return [`${finding.planet} has the closest aspects: ${listed(contacts)}`];
    }
    case "retrograde": {
      const { planet, speed, isStation } = finding;
      const still = isStation ? " and almost standing still" : "";
      const motion = isStation && speed !== null ? `, ${arc(-speed)} a day` : "";
      return [`${planet} retrograde${still}${motion}`];
    }
    case "manner":
      return [`${finding.planet} in ${finding.sign}`];
    case "phase":
      return [
        finding.elongation === null
          ? `${finding.phase} all that day`
          : `${finding.phase}: the Moon ${Math.floor(finding.elongation)}° ahead of the Sun`,
      ];
    default:
      return finding satisfies never;
  }
}
