import { callApi } from "~/calls/call-api";
import { listOf, number, record, text, yesOrNo } from "~/calls/shape";
import { rememberedFinds } from "~/memo";
import { inUse } from "~/page-language";
import { openPlaceFiles, readerIn } from "~/places/place-files";
import { readStaticFile } from "~/places/read-static-file";
import { suggestionsByBeginning } from "~/places/suggestions";

/**
 * Where a place field's suggestions come from: the browser looks names up by itself in the site's static files, as the
 * worker would, and asks the worker where nothing begins so. Each letter that asked the worker was a third of all its
 * requests (docs/free-plan.md).
 */

export interface PlaceSuggestion {
  readonly id: number;
  readonly name: string;
  readonly admin: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether what was typed is the whole of one of its names: Vienna for "Wien". */
  readonly isCalledSo: boolean;
}

const areSuggestions = record<{ readonly places: readonly PlaceSuggestion[] }>({
  places: listOf(
    record({
      id: number(),
      name: text,
      admin: text,
      country: text,
      latitude: number(),
      longitude: number(),
      isCalledSo: yesOrNo,
    }),
  ),
});

/** About a megabyte: what somebody reads who looks up several places. */
const KEPT_FILES = 24;
const newReader = () => readerIn(inUse(), rememberedFinds(KEPT_FILES, readStaticFile));
let read = newReader();

/** Names as they are mostly written. Digits may be coordinates; other signs are the worker's to judge. */
const PLAIN = /^[\p{L}\p{M}\p{Zs}'’.,()/-]{2,200}$/u;

/** A file is some 20 KB: more than an answer, where a line is slow or data are to be spared. */
function isLineSlow(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? "4g") !== "4g";
}

/** Reads what every look-up begins with, before the first letter. */
export function prepareSuggestions(): void {
  if (!isLineSlow()) openPlaceFiles(read).catch(() => {}); // the first look-up tries again
}

/** What the worker would suggest for a text without blanks around it; null where only the worker can say. */
export async function suggestionsHere(typed: string): Promise<readonly PlaceSuggestion[] | null> {
  if (!PLAIN.test(typed) || isLineSlow()) return null;
  try {
    const found = await suggestionsByBeginning(read, typed);
    return found?.map(({ place, isCalledSo }) => ({ ...place, isCalledSo })) ?? null;
  } catch {
    read = newReader(); // a deployment may have brought other files: then the manifest is another too
    return null;
  }
}

/** What the worker suggests; null where it cannot be asked. */
export async function suggestionsAsked(
  typed: string,
  signal: AbortSignal,
): Promise<readonly PlaceSuggestion[] | null> {
  const path = `/api/places?q=${encodeURIComponent(typed)}&marked`;
  const outcome = await callApi(path, areSuggestions, undefined, signal);
  return outcome.ok ? outcome.data.places : null;
}
