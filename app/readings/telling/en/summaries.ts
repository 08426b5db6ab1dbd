import type { DesignCentre } from "../../../astrology/human-design/centres";
import type { DesignAuthority, DesignProfile, DesignType } from "../../../astrology/human-design/shape";
import type { CoreNumber } from "../../../numerology/reduction";
import { titleOfCentre } from "../../human-design/names";

/** Why a summary says what it says, in English. */

export const whyOfDesign = (type: DesignType, authority: DesignAuthority): string =>
  `${type}, ${authority}: how things begin, and what has the last word`;

export const whyOfProfile = (profile: DesignProfile): string =>
  `${profile}: the lines of your Sun at birth and 88° before`;

export const whyOfOpenCentre = (centre: DesignCentre | "all"): string =>
  centre === "all" ? "All nine centres are open" : `${titleOfCentre(centre)}: open`;

export const whyOfLifePath = (number: CoreNumber): string => `Life Path ${number}: what your days ask of you`;

export const whyOfSoulUrge = (number: CoreNumber): string =>
  `Soul Urge ${number}: what you want when no one asks`;

export const whyOfExpression = (number: CoreNumber): string =>
  `Expression ${number}: how you set about things`;
