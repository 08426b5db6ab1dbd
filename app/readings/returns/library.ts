import type { EntryOf, IdOf, SetName } from "../../../content/sets/sets";
import type { Texts, TextsOfSet } from "../texts";

type Name = Extract<SetName, `returns/${string}`> extends `returns/${infer Of}` ? Of : never;

/** The open sets of a return's page: what stands under an id of one. */
export type ReturnTexts = <Set extends Name>(
  set: Set,
  id: IdOf<`returns/${Set}`>,
) => EntryOf<`returns/${Set}`>;

const NAMES = ["grounds", "efforts", "moons", "rulers", "angles", "turns"] as const satisfies readonly Name[];

/** Opens them all: they lie in one file. */
export async function returnTexts(texts: Texts): Promise<ReturnTexts> {
  const opened = await Promise.all(NAMES.map((name) => texts(`returns/${name}`)));
  const sets = new Map<string, TextsOfSet<string, unknown>>(
    NAMES.map((name, index) => [name, opened[index] as TextsOfSet<string, unknown>]),
  );
  return (set, id) => sets.get(set)?.of(id) as EntryOf<`returns/${typeof set}`>;
}
