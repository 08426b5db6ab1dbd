import { type OpenSets, openSets, type SetIn } from "../open-sets";
import type { Texts } from "../texts";

/** The open sets of the story: what stands under an id of one. */
export type StoryTexts = OpenSets<"story">;

const NAMES: readonly SetIn<"story">[] = [
  "threads",
  "pages",
  "tensions",
  "tension-practices",
  "choruses",
  "openers",
  "guests",
  "manners",
  "figures",
  "ages",
  "year",
  "moons",
  "unknown",
  "joins",
];

export const storyTexts = (texts: Texts): Promise<StoryTexts> => openSets("story", NAMES, texts);
