import { database, stored } from "~/db/database.server";
import { type KeptText, type KeptTexts, keepTexts, keptTexts, removeText } from "~/db/site-texts.server";
import { deskRefusal } from "~/desk-refusals";
import { Failure } from "~/failure";
import { LANGUAGE_NAMES, type Language } from "~/languages";
import type { LoadContext } from "~/load-context";
import { editionOf, haveSamePlaceholders, partsOf, placeholdersIn, placeOfKey } from "~/readings/own-texts";
import { isTextFolder } from "~/readings/text-folders";
import { folderOf } from "~/readings/texts";
import type { Refusals } from "~/refusals";
import { MOST_BYTES_OF_TEXTS, MOST_OWN_TEXTS } from "~/schemas/desk-limits";
import type { Parsed } from "~/schemas/fields";
import {
  OwnTextFields,
  OwnTextKeyFields,
  readTextKey,
  readTextsToKeep,
  type TextsToKeep,
  type TextToKeep,
} from "~/schemas/own-text-input";
import type { Reply } from "../answer-call.server";
import { nothing, operation } from "../operation";
import { ourTexts } from "../texts.server";
import { type Kept, keptOrBoth, rowOrBoth } from "./written.server";

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

/** All of the owner's, each beside ours. */
export const ownTextsBeside = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => {
    const { texts } = await stored(keptTexts(database(context.bindings.DB)));
    return { texts: await Promise.all(texts.map((text) => beside(text, context))) };
  },
});

/** The same as a file: what is taken in again. */
export const ownTextsFile = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => ({ texts: (await stored(keptTexts(database(context.bindings.DB)))).texts }),
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
  read: async (raw, context): Promise<Parsed<TextsToKeep>> => {
    const read = readTextsToKeep(raw);
    if (!read.ok) return read;
    const fields = await faultsOf(read.value.is === "one" ? [read.value.one] : read.value.texts, context);
    return Object.keys(fields).length > 0 ? { ok: false, fields } : read;
  },
  run: async (asked, { context }): Promise<KeptOne | KeptFile> => {
    const db = database(context.bindings.DB);
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const kept = await stored(keptTexts(db));
      const { rows, come } = await planOf(asked, kept, context);
      if (rows.length === 0 || (await stored(keepTexts(db, kept.version, rows)))) return come();
    }
    throw new Failure(
      "conflict",
      "Your texts were changed in several places at once. Nothing was saved: try again.",
    );
  },
});

/** Takes one of theirs back: ours is shown again. */
export const deleteText = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: OwnTextKeyFields,
  read: readTextKey,
  run: async ({ key, locale }, { context }) => ({
    removed: await stored(removeText(database(context.bindings.DB), key, locale)),
  }),
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
  come(): KeptOne | KeptFile;
}

async function planOf(asked: TextsToKeep, kept: KeptTexts, context: LoadContext): Promise<Plan> {
  const there = new Map(kept.texts.map((text) => [nameOf(text), text]));
  const rowOf = async ({ key, locale, text, edition }: TextToKeep): Promise<KeptText> => {
    const before = there.get(nameOf({ key, locale }))?.updatedAt ?? 0;
    const words = edition ?? editionOf((await oursAt(key, locale, context)) ?? "");
    return { key, locale, text, edition: words, updatedAt: Math.max(Date.now(), before + 1) };
  };
  const full = deskRefusal("own-texts.too-many", MOST_OWN_TEXTS);
  if (asked.is === "one") {
    const { one, updatedAt } = asked;
    const theirs = there.get(nameOf(one));
    const yours = { text: one.text };
    const nothingWith = (come: Plan["come"]) => ({ rows: [], come });
    if (theirs && theirs.updatedAt !== updatedAt)
      return nothingWith(() =>
        theirs.text === one.text ? { isKept: true, row: theirs } : { isKept: false, yours, theirs },
      );
    if (!theirs && updatedAt !== null) return nothingWith(() => keptOrBoth({ is: "gone" }, yours, full));
    if (!theirs && there.size >= MOST_OWN_TEXTS)
      return nothingWith(() => keptOrBoth({ is: "full" }, yours, full));
    const row = await rowOf(one);
    return { rows: [row], come: () => ({ isKept: true, row }) };
  }
  const others = asked.texts.filter((one) => there.get(nameOf(one))?.text !== one.text);
  const conflicts = others.flatMap(({ key, locale, text }) => {
    const theirs = there.get(nameOf({ key, locale }));
    return theirs ? [{ yours: { key, locale, text }, theirs }] : [];
  });
  if (conflicts.length > 0 && !asked.replace) return { rows: [], come: () => ({ conflicts }) };
  if (there.size + others.length - conflicts.length > MOST_OWN_TEXTS)
    return {
      rows: [],
      come: () => keptOrBoth<KeptText, { text: string }>({ is: "full" }, { text: "" }, full),
    };
  const rows = await Promise.all(others.map(rowOf));
  return { rows, come: () => ({ written: rows.length, same: asked.texts.length - rows.length }) };
}

const nameOf = ({ key, locale }: { readonly key: string; readonly locale: string }) => `${locale} ${key}`;

/** What is wrong with texts beside ours, by their fields. */
async function faultsOf(texts: readonly TextToKeep[], context: LoadContext): Promise<Refusals> {
  const faults = await Promise.all(
    texts.map(async ({ key, locale, text, at }): Promise<Refusals> => {
      const field = (name: string) => (at ? `${at}.${name}` : name);
      const ours = await oursAt(key, locale, context);
      if (ours === null) {
        const isThere = locale !== "en" && (await oursAt(key, "en", context)) !== null;
        return isThere
          ? { [field("locale")]: [deskRefusal("own-text.not-in-language", LANGUAGE_NAMES[locale])] }
          : { [field("key")]: [deskRefusal("own-text.key-unknown")] };
      }
      return haveSamePlaceholders(text, ours)
        ? {}
        : { [field("text")]: [deskRefusal("own-text.placeholders", placeholdersIn(ours))] };
    }),
  );
  return Object.assign({}, ...faults);
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
