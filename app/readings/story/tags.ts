import natal from "../../../content/tags/natal.json";
import story from "../../../content/tags/story.json";
import type { Pole } from "./poles";

/**
 * What texts claim of a reader and whom and what they show, the same in every language: `content/tags`, where each text
 * has a line "poles;objects;people". A pole has its strength behind it, 1 to 3: "show3 own1;door;stranger".
 */

export interface Claim {
  readonly pole: Pole;
  /** 1–3; 3 is a text's main claim. */
  readonly strength: number;
}

export interface Tags {
  readonly claims: readonly Claim[];
  /** Objects that a text shows. */
  readonly props: readonly string[];
  /** People that a text shows. */
  readonly cast: readonly string[];
}

const LINES: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = { ...natal, ...story };

const NOTHING: Tags = { claims: [], props: [], cast: [] };

const known = new Map<string, Tags>();

/**
 * What a text claims and shows; nothing where it has no line.
 * @param set "natal/moon-in-sign", "story/openers"
 */
export function tagsOf(set: string, id: string): Tags {
  const key = `${set} ${id}`;
  const read = known.get(key);
  if (read) return read;
  const line = LINES[set]?.[id];
  const tags = line ? tagsIn(line) : NOTHING;
  known.set(key, tags);
  return tags;
}

function tagsIn(line: string): Tags {
  const [poles = "", props = "", cast = ""] = line.split(";");
  const claims = words(poles, " ").map(
    (claim): Claim => ({ pole: claim.slice(0, -1) as Pole, strength: Number(claim.at(-1)) }),
  );
  return { claims, props: words(props, ","), cast: words(cast, ",") };
}

function words(list: string, between: string): readonly string[] {
  return list === "" ? [] : list.split(between);
}
