import { type OpenSets, openSets, type SetIn } from "../open-sets";
import type { Texts } from "../texts";

/** The open sets of the synthesis: what stands under an id of one. */
export type SynthesisTexts = OpenSets<"synthesis">;

const NAMES: readonly SetIn<"synthesis">[] = [
  "angles",
  "lights",
  "ruler-places",
  "ruler-manners",
  "crowded-houses",
  "crowded-signs",
  "elements",
  "modalities",
  "sect",
  "frames",
  "wants",
  "manners",
  "pairs",
  "element-pairs",
  "unaspected",
  "alone",
  "sides",
  "focus",
  "retrograde",
  "phases",
];

export const synthesisTexts = (texts: Texts): Promise<SynthesisTexts> => openSets("synthesis", NAMES, texts);
