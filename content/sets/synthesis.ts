import { z } from "zod";
import { PLANETS, TRADITIONAL_PLANETS } from "../../app/astrology/bodies";
import { MANNER_PLANETS } from "../../app/astrology/findings/finding";
import { PHASE_NAMES } from "../../app/astrology/lunar-phase";
import { ELEMENTS, MODALITIES, SIGNS } from "../../app/astrology/signs";
import { ANGLES } from "../../app/readings/returns/ids";
import {
  ELEMENT_PAIRS,
  FRAME_KINDS,
  FRAME_TURNS,
  OF_SECT,
  PAIR_IDS,
  SIDES,
  WANT_BY_ELEMENT,
  WANT_BY_SIGN,
} from "../../app/readings/synthesis/ids";
import { numbersTo, pairs, text, textSet, words } from "./text-set";

/** What stands beside another of its kind, and how it goes on where it stands alone. */
const balance = z.strictObject({ core: words, more: words });

/** What the synthesis of a chart is put together of (`app/readings/synthesis`). */
export const synthesis = {
  "synthesis/angles": textSet(pairs(PLANETS, ANGLES), text),
  "synthesis/lights": textSet(pairs(["Sun", "Moon"], SIGNS), text),
  "synthesis/ruler-places": textSet(numbersTo(12), text),
  "synthesis/ruler-manners": textSet(TRADITIONAL_PLANETS, text),
  "synthesis/crowded-houses": textSet(numbersTo(12), text),
  "synthesis/crowded-signs": textSet(SIGNS, text),
  "synthesis/elements": textSet(pairs(ELEMENTS, ["crowded", "wanting"]), balance),
  "synthesis/modalities": textSet(MODALITIES, text),
  "synthesis/sect": textSet(pairs(OF_SECT, numbersTo(12)), text),
  "synthesis/frames": textSet([...pairs(FRAME_KINDS, FRAME_TURNS), "lights"], text, ["one", "other"]),
  "synthesis/wants": textSet([...pairs(WANT_BY_SIGN, SIGNS), ...pairs(WANT_BY_ELEMENT, ELEMENTS)], text),
  "synthesis/manners": textSet(MANNER_PLANETS, text, ["want"]),
  "synthesis/pairs": textSet(PAIR_IDS, text),
  "synthesis/element-pairs": textSet(ELEMENT_PAIRS, text),
  "synthesis/unaspected": textSet(TRADITIONAL_PLANETS, text),
  "synthesis/alone": textSet(PLANETS, text, ["side"]),
  "synthesis/sides": textSet(SIDES, text),
  "synthesis/focus": textSet(PLANETS, text),
  "synthesis/retrograde": textSet(["Mercury", "Venus", "Mars"], text),
  "synthesis/phases": textSet(PHASE_NAMES, text),
};
