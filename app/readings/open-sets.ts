import type { EntryOf, IdOf, SetName } from "../../content/sets/sets";
import type { Texts, TextsOfSet } from "./texts";

/** The names of the sets in a folder: "threads" of "story/threads". */
export type SetIn<Folder extends string> =
  Extract<SetName, `${Folder}/${string}`> extends `${Folder}/${infer Name}` ? Name : never;

/** What stands under an id of an open set of a folder. */
export type OpenSets<Folder extends string> = <Set extends SetIn<Folder>>(
  set: Set,
  id: IdOf<Extract<SetName, `${Folder}/${Set}`>>,
) => EntryOf<Extract<SetName, `${Folder}/${Set}`>>;

/** Opens sets of a folder, which lie in one file. */
export async function openSets<Folder extends string>(
  folder: Folder,
  names: readonly SetIn<Folder>[],
  texts: Texts,
): Promise<OpenSets<Folder>> {
  const opened = await Promise.all(names.map((name) => texts(`${folder}/${name}` as SetName)));
  const sets = new Map(names.map((name, index) => [name, opened[index] as TextsOfSet<string, never>]));
  return (set, id) => sets.get(set)?.of(id) as never;
}
