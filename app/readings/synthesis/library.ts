import type { EntryOf, IdOf, SetName } from "../../../content/sets/sets";
import type { Texts, TextsOfSet } from "../texts";

type Name = Extract<SetName, `synthesis/${string}`> extends `synthesis/${infer Of}` ? Of : never;

/** The open sets of the synthesis: what stands under an id of one. */
export type SynthesisTexts = <Set extends Name>(
  set: Set,
  id: IdOf<`synthesis/${Set}`>,
) => EntryOf<`synthesis/${Set}`>;

const NAMES = [
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
] as const satisfies readonly Name[];

/** Opens them all: they lie in one file. */
export async function synthesisTexts(texts: Texts): Promise<SynthesisTexts> {
  const opened = await Promise.all(NAMES.map((name) => texts(`synthesis/${name}`)));
  const sets = new Map<string, TextsOfSet<string, unknown>>(
    NAMES.map((name, index) => [name, opened[index] as TextsOfSet<string, unknown>]),
  );
  return (set, id) => sets.get(set)?.of(id) as EntryOf<`synthesis/${typeof set}`>;
}
