import { database, stored } from "~/db/database.server";
import { type KeptText, type KeptTexts, keepTexts, keptTexts, removeText } from "~/db/site-texts.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure, invalidInput } from "~/failure";
import { LANGUAGE_NAMES, type Language } from "~/languages";
import type { LoadContext } from "~/load-context";
import { oncePer } from "~/memo";
import { editionOf, haveSamePlaceholders, partsOf, placeholdersIn, placeOfKey } from "~/readings/own-texts";
import { isTextFolder } from "~/readings/text-folders";
import { folderOf } from "~/readings/texts";
import type { Refusals } from "~/refusals";
import {
  KIBIBYTE,
  MOST_BYTES_OF_OWN_TEXTS,
  MOST_BYTES_OF_TEXTS,
  MOST_OWN_TEXTS,
} from "~/schemas/desk-limits";
import type { Parsed } from "~/schemas/fields";
import {
  OwnTextFields,
  RemovedTextFields,
  readTextsToKeep,
  readTextToRemove,
  type TextsToKeep,
  type TextToKeep,
} from "~/schemas/own-text-input";
import type { Reply } from "../answer-call.server";
import { nothing, operation } from "../operation";
import { ourTexts } from "../texts.server";
import { goneMeanwhile, type Kept, rowOrBoth } from "./written.server";

/** A text of the owner's, and ours in whose place it stands. */
export interface TextBeside extends KeptText {
  /** Null where there is no such text any more. */
  readonly ours: string | null;
  /**
   * `shown` over ours; `changed`: shown, and ours is another than the one over which it was written; `unused`: ours is
   * shown, since it has no such text any more, or other placeholders.
   */
  readonly state: "shown" | "changed" | "unused";
}

/** All of the owner's, read once for all that a request shows of them; what changes them reads them by itself. */
export const textsOfOwner = oncePer(({ bindings }: LoadContext) => stored(keptTexts(database(bindings.DB))));

/** All of the owner's, each beside ours. */
export const ownTextsBeside = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => {
    const { texts } = await textsOfOwner(context);
    return { texts: await Promise.all(texts.map((text) => beside(text, context))) };
  },
});

/** The same as a file: `texts` are taken in again, and `unused` are those that would be refused beside ours. */
export const ownTextsFile = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => {
    const { texts } = await textsOfOwner(context);
    const isUnused = await Promise.all(
      texts.map(async (text) => (await beside(text, context)).state === "unused"),
    );
    return {
      texts: texts.filter((_, index) => !isUnused[index]),
      unused: texts.filter((_, index) => isUnused[index]),
    };
  },
});

/** What came of a file: how many of its texts are kept now and how many were before, or those that would go. */
export type KeptFile =
  | { readonly written: number; readonly same: number }
  | { readonly conflicts: readonly { readonly yours: TextOfFile; readonly theirs: KeptText }[] };

type TextOfFile = Pick<KeptText, "key" | "locale" | "text">;
type KeptOne = Kept<KeptText, Pick<KeptText, "text">>;

/** Keeps a text, over the version that was shown, or those of a file. Nothing of a file is kept where any of it is wrong. */
export const saveTexts = operation({
  access: "owner",
  user: "required",
  writes: true,
  mostBytes: MOST_BYTES_OF_TEXTS,
  fields: OwnTextFields,
  read: async (raw, context): Promise<Parsed<TextsToKeep<TextOverOurs>>> => {
    const read = readTextsToKeep(raw);
    if (!read.ok) return read;
    const asked = read.value;
    if (asked.is === "one") {
      const one = await overOurs(asked.one, context);
      return one.ok ? { ok: true, value: { ...asked, one: one.value } } : one;
    }
    const each = await Promise.all(asked.texts.map((text) => overOurs(text, context)));
    const texts = each.flatMap((one) => (one.ok ? [one.value] : []));
    if (texts.length === each.length) return { ok: true, value: { ...asked, texts } };
    return { ok: false, fields: Object.assign({}, ...each.map((one) => !one.ok && one.fields)) };
  },
  run: async (asked, { context }): Promise<KeptOne | KeptFile> => {
    const db = database(context.bindings.DB);
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const kept = await stored(keptTexts(db));
      const { rows, result } = planOf(asked, kept);
      if (rows.length === 0 || (await stored(keepTexts(db, kept.version, rows)))) return result;
    }
    throw new Failure(
      "conflict",
      "Your texts were changed in several places at once. Nothing was saved: try again.",
    );
  },
});

/** Takes one of theirs back, in the version that was shown where that is said: ours is shown again. */
export const deleteText = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: RemovedTextFields,
  read: readTextToRemove,
  run: async ({ updatedAt, ...named }, { context }) => {
    const db = database(context.bindings.DB);
    const removed = await stored(removeText(db, named, updatedAt));
    if (removed || updatedAt === null) return { removed };
    const { texts } = await stored(keptTexts(db));
    if (!texts.some((one) => nameOf(one) === nameOf(named))) return { removed };
    throw new Failure(
      "conflict",
      "This text was changed meanwhile, in another tab or on another device. It was not taken back: look at it first.",
    );
  },
});

/** As the API answers it: the text or what came of the file, or 409 with both versions. */
export function textOrBoth(result: KeptOne | KeptFile): Reply<unknown> {
  if ("isKept" in result) return rowOrBoth<KeptText, Pick<KeptText, "text">>("text")(result);
  if ("written" in result) return { body: result };
  const message = "Some of these texts are others here. Nothing was overwritten: send replace to do so.";
  return { status: 409, body: { code: "conflict", message, conflicts: result.conflicts } };
}

/** How often a write is made anew where another one comes between reading and writing. */
const MOST_TURNS = 3;

interface Plan {
  readonly rows: readonly KeptText[];
  /** What it comes to once the rows are written. */
  readonly result: KeptOne | KeptFile;
}

/** @throws Failure where the text is gone, and where there is no room for what is to be kept */
function planOf(asked: TextsToKeep<TextOverOurs>, kept: KeptTexts): Plan {
  const there = new Map(kept.texts.map((text) => [nameOf(text), text]));
  const rowOf = ({ key, locale, text, edition }: TextOverOurs): KeptText => {
    const before = there.get(nameOf({ key, locale }))?.updatedAt ?? 0;
    return { key, locale, text, edition, updatedAt: Math.max(Date.now(), before + 1) };
  };
  if (asked.is === "one") {
    const { one, updatedAt } = asked;
    const theirs = there.get(nameOf(one));
    if (theirs && theirs.updatedAt !== updatedAt) {
      const isSame = theirs.text === one.text;
      const yours = { text: one.text };
      return { rows: [], result: isSame ? { isKept: true, row: theirs } : { isKept: false, yours, theirs } };
    }
    if (!theirs && updatedAt !== null) throw goneMeanwhile();
    const row = rowOf(one);
    requireRoom(there, [row]);
    return { rows: [row], result: { isKept: true, row } };
  }
  const others = asked.texts.filter((one) => there.get(nameOf(one))?.text !== one.text);
  const conflicts = others.flatMap(({ key, locale, text }) => {
    const theirs = there.get(nameOf({ key, locale }));
    return theirs ? [{ yours: { key, locale, text }, theirs }] : [];
  });
  if (conflicts.length > 0 && !asked.replace) return { rows: [], result: { conflicts } };
  const rows = others.map(rowOf);
  requireRoom(there, rows);
  return { rows, result: { written: rows.length, same: asked.texts.length - rows.length } };
}

/**
 * @throws Failure where with the rows there would be more texts than are kept, or more than a file of them may have; who
 * has more already may make it less
 */
function requireRoom(there: ReadonlyMap<string, KeptText>, rows: readonly KeptText[]) {
  if (rows.length === 0) return;
  const after = new Map([...there, ...rows.map((row) => [nameOf(row), row] as const)]);
  const refuse = (why: Refusals[string][number]) => invalidInput({ "": [why] });
  if (after.size > MOST_OWN_TEXTS) throw refuse(deskRefusal("own-texts.too-many", MOST_OWN_TEXTS));
  const bytes = bytesOf(after);
  if (bytes > MOST_BYTES_OF_OWN_TEXTS && bytes > bytesOf(there))
    throw refuse(deskRefusal("own-texts.no-room", MOST_BYTES_OF_OWN_TEXTS / KIBIBYTE));
}

const bytesOf = (texts: ReadonlyMap<string, KeptText>) =>
  new TextEncoder().encode(JSON.stringify({ texts: [...texts.values()] })).length;

const nameOf = ({ key, locale }: { readonly key: string; readonly locale: string }) => `${locale} ${key}`;

/** A text that is to be kept, and which words of ours it is written over. */
interface TextOverOurs extends TextToKeep {
  readonly edition: string;
}

/** Reads a text beside ours: what is wrong with it there, by its fields. */
async function overOurs(asked: TextToKeep, context: LoadContext): Promise<Parsed<TextOverOurs>> {
  const { key, locale, text, edition, at } = asked;
  const refused = (name: string, why: Refusals[string]) =>
    ({ ok: false, fields: { [at ? `${at}.${name}` : name]: why } }) as const;
  const ours = await oursAt(key, locale, context);
  if (ours === null) {
    const isThere = locale !== "en" && (await oursAt(key, "en", context)) !== null;
    return isThere
      ? refused("locale", [deskRefusal("own-text.not-in-language", LANGUAGE_NAMES[locale])])
      : refused("key", [deskRefusal("own-text.key-unknown")]);
  }
  return haveSamePlaceholders(text, ours)
    ? { ok: true, value: { ...asked, edition: edition ?? editionOf(ours) } }
    : refused("text", [deskRefusal("own-text.placeholders", placeholdersIn(ours))]);
}

/** A text of ours as it came with this build; null where there is none. */
async function oursAt(key: string, locale: string, context: LoadContext): Promise<string | null> {
  const place = placeOfKey(key);
  const folder = place && folderOf(place.set);
  if (!folder || !isTextFolder(folder) || !Object.hasOwn(LANGUAGE_NAMES, locale)) return null;
  const block = await ourTexts(context, locale as Language, folder);
  const parts = partsOf(block?.entry(place.set, place.id));
  return parts.find(({ name }) => name === place.part)?.text ?? null;
}

/** One of theirs beside ours. */
async function beside(kept: KeptText, context: LoadContext): Promise<TextBeside> {
  return besideOurs(kept, await oursAt(kept.key, kept.locale, context));
}

/** The same where ours is known already. */
export function besideOurs(kept: KeptText, ours: string | null): TextBeside {
  const fits = ours !== null && haveSamePlaceholders(kept.text, ours);
  const isAsItWas = fits && editionOf(ours) === kept.edition;
  return { ...kept, ours, state: !fits ? "unused" : isAsItWas ? "shown" : "changed" };
}
