import { LANGUAGES_OF_PAGES } from "~/further-languages";
import { isSameLanguage, LANGUAGE_NAMES, type Language } from "~/languages";

/** In which language the dates of a letter are said, by what its client's language was typed as; English where that is none of ours. */
export function letterLanguage(typed: string | null): Language {
  const said = (typed ?? "").trim().toLowerCase();
  const meant = LANGUAGES_OF_PAGES.find(
    ({ tag, name }) =>
      isSameLanguage(tag, said) || [name, LANGUAGE_NAMES[tag]].some((known) => known.toLowerCase() === said),
  );
  return meant?.tag ?? "en";
}
