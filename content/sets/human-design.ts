import { z } from "zod";
import { CHANNELS, DESIGN_CENTRES } from "../../app/astrology/human-design/centres";
import {
  DESIGN_AUTHORITIES,
  DESIGN_DEFINITIONS,
  DESIGN_PROFILES,
  DESIGN_TYPES,
} from "../../app/astrology/human-design/shape";
import { numbersTo, pairs, text, textSet, words } from "./text-set";

/** How the type is advised to go about things, a sentence; what it is like; one thing to do. */
const type = z.strictObject({ strategy: words, text: words, practice: words });

/** The hexagram's name, and what a planet that stands in it is like in a life. */
const gate = z.strictObject({ title: words, text: words });

/** Type and authority, of the pairs that can be. */
const WAYS = [
  ...pairs(["Generator", "Manifesting Generator"], ["Emotional", "Sacral"]),
  ...pairs(["Projector"], ["Emotional", "Splenic", "Ego Projected", "Self-Projected", "Mental"]),
  ...pairs(["Manifestor"], ["Emotional", "Splenic", "Ego Manifested"]),
  ...pairs(["Reflector"], ["Lunar"]),
];

export const humanDesign = {
  "human-design/types": textSet(DESIGN_TYPES, type),
  "human-design/authorities": textSet(DESIGN_AUTHORITIES, text),
  "human-design/profiles": textSet(DESIGN_PROFILES, text),
  "human-design/definitions": textSet(DESIGN_DEFINITIONS, text),
  "human-design/summary-ways": textSet(WAYS, text),
  "human-design/summary-profiles": textSet(DESIGN_PROFILES, text),
  "human-design/summary-open": textSet([...DESIGN_CENTRES, "all", "none"], text),
  "human-design/centres": textSet(pairs(DESIGN_CENTRES, ["defined", "open"]), text),
  "human-design/channels": textSet(CHANNELS, text),
  "human-design/gates": textSet(numbersTo(64), gate),
};
