import { useLocation } from "@remix-run/react";
import { languagesOf } from "~/further-languages";
import { inUse } from "~/page-language";
import * as words from "~/words/shell";
import { LanguageLink } from "./language-link";
import { plainPath } from "./plain-path";

/** The screen in its other languages; nothing where it has none. Each is a document of its own, and what is typed stays. */
export function Languages() {
  const languages = languagesOf(plainPath(useLocation().pathname) || "/");
  if (languages.length === 1) return null;
  return (
    <nav aria-label={words.languages()}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {languages.map((language) => (
          <li key={language.tag}>
            {language.tag === inUse() ? (
              <span aria-current="true">{language.name}</span>
            ) : (
              <LanguageLink language={language}>{language.name}</LanguageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
