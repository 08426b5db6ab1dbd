import type { EntryOf, IdOf, SetName } from "../../../content/sets/sets";
import type { Texts, TextsOfSet } from "../texts";

type Name = Extract<SetName, `story/${string}`> extends `story/${infer Of}` ? Of : never;

/** The open sets of the story: what stands under an id of one. */
export type StoryTexts = <Set extends Name>(set: Set, id: IdOf<`story/${Set}`>) => EntryOf<`story/${Set}`>;

const NAMES = [
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
] as const satisfies readonly Name[];

/** Opens them all: they lie in one file. */
export async function storyTexts(texts: Texts): Promise<StoryTexts> {
  const opened = await Promise.all(NAMES.map((name) => texts(`story/${name}`)));
  const sets = new Map<string, TextsOfSet<string, unknown>>(
    NAMES.map((name, index) => [name, opened[index] as TextsOfSet<string, unknown>]),
  );
  return (set, id) => sets.get(set)?.of(id) as EntryOf<`story/${typeof set}`>;
}
