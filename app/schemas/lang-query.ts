import * as z from "zod";
import { COMPLETE, LANGUAGES, type Language } from "~/languages";
import { oneOf } from "./birth-input";
import { described, isUntyped, type Parsed, readBy } from "./fields";

/** What every call with texts takes in its address, whatever its method. */
export const LangFields = z.object({
  lang: described("The language of the texts, where they are there in it", oneOf(LANGUAGES, COMPLETE)),
});
const read = readBy(LangFields);

/** `?lang=es`: English where nobody says it. */
export function readLang(lang: string | null): Parsed<Language> {
  if (isUntyped(lang)) return { ok: true, value: COMPLETE };
  const parsed = read({ lang });
  return parsed.ok ? { ok: true, value: parsed.value.lang } : parsed;
}
