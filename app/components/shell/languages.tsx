import { useLocation } from "@remix-run/react";
import { languagesOf, screenIn } from "~/further-languages";
import { inUse } from "~/page-language";
import * as words from "~/words/shell";
import { plainPath } from "./plain-path";

/** The screen in its other languages; nothing where it has none. Each is a document of its own, and what is typed stays. */
export function Languages() {
  const screen = plainPath(useLocation().pathname) || "/";
  const languages = languagesOf(screen);
  if (languages.length === 1) return null;
  return (
    <nav aria-label={words.languages()}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {languages.map(({ tag, prefix, name }) => (
          <li key={tag}>
            {tag === inUse() ? (
              <span aria-current="true">{name}</span>
            ) : (
              // Days have no end: what robots are to read is in the head, and in the sitemap.
              <a
                href={screenIn(prefix, screen)}
                rel={/\d{4}-\d{2}/.test(screen) ? "nofollow" : undefined}
                hrefLang={tag}
                lang={tag}
                className="link"
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
