import { aboutHumanDesign } from "../../app/readings/human-design/about";
import { authorities } from "../../app/readings/human-design/authorities";
import { centres } from "../../app/readings/human-design/centres";
import { channels } from "../../app/readings/human-design/channels";
import { definitions } from "../../app/readings/human-design/definitions";
import { gates } from "../../app/readings/human-design/gates";
import { profiles } from "../../app/readings/human-design/profiles";
import { designTypes } from "../../app/readings/human-design/types";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const humanDesign = setsOf("human design");

const strategies = Object.fromEntries(
  Object.entries(designTypes).map(([type, { strategy }]) => [type, strategy]),
);

export const HUMAN_DESIGN_SETS: readonly ReadingSet[] = [
  humanDesign("types", designTypes, 5, [85, 105], [60, 98]),
  humanDesign("strategies", strategies, 5, [8, 20], [50, 112]),
  humanDesign("authorities", authorities, 8, [50, 64], [60, 98]),
  humanDesign("profiles", profiles, 12, [45, 62], [60, 100]),
  humanDesign("centres", centres, 18, [34, 48], [55, 105]),
  humanDesign("channels", channels, 36, [32, 48], [55, 112]),
  humanDesign("gates", gates, 64, [35, 50], [60, 105]),
  humanDesign("definitions", definitions, 5, [30, 44], [55, 105]),
  humanDesign("page", { about: aboutHumanDesign }, 1, [80, 120], [50, 98]),
];
