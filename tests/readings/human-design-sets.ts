import designWords from "../../app/words/en/human-design.json";
import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const humanDesign = setsOf("human design");

const strategies = Object.fromEntries(
  Object.entries(entriesOf("human-design/types")).map(([type, { strategy }]) => [type, strategy]),
);

export const HUMAN_DESIGN_SETS: readonly ReadingSet[] = [
  humanDesign("types", entriesOf("human-design/types"), 5, [85, 105], [60, 98]),
  humanDesign("strategies", strategies, 5, [8, 20], [50, 112]),
  humanDesign("authorities", entriesOf("human-design/authorities"), 8, [50, 64], [60, 98]),
  humanDesign("profiles", entriesOf("human-design/profiles"), 12, [45, 62], [60, 100]),
  humanDesign("centres", entriesOf("human-design/centres"), 18, [34, 48], [55, 105]),
  humanDesign("channels", entriesOf("human-design/channels"), 36, [32, 48], [55, 112]),
  humanDesign("gates", entriesOf("human-design/gates"), 64, [35, 50], [60, 105]),
  humanDesign("summary, ways", entriesOf("human-design/summary-ways"), 13, [40, 58], [55, 105]),
  humanDesign("summary, parts", entriesOf("human-design/summary-profiles"), 12, [25, 38], [55, 105]),
  humanDesign("summary, open places", entriesOf("human-design/summary-open"), 11, [25, 38], [55, 108]),
  humanDesign("definitions", entriesOf("human-design/definitions"), 5, [30, 44], [55, 105]),
  humanDesign("page", { about: designWords.words.about }, 1, [80, 120], [50, 98]),
];
