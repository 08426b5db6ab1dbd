import { useState } from "react";
import type { GlossaryPart } from "~/answers/glossary";
import { buttonClass } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Written } from "~/components/ui/written";
import { placeOfField } from "~/readings/glossary-terms";
import { hasWords } from "./has-words";
import { Term } from "./term";

/** The whole glossary, and a field that leaves of it what holds the words typed there. */
export function Terms({ parts }: { readonly parts: readonly GlossaryPart[] }) {
  const [typed, setTyped] = useState("");
  const shown = new Set(parts.flatMap(({ terms }) => terms.filter((term) => hasWords(term, typed))));
  const isShown = ({ terms }: GlossaryPart) => terms.some((term) => shown.has(term));
  return (
    <>
      <div className="mb-6 max-w-sm screen-only noscript:hidden">
        <TextField
          label="Find a term"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="mt-1 min-h-6 text-sm text-muted">
          {typed.trim() !== "" && leftOf(shown.size)}
        </p>
      </div>
      <nav aria-label="On this page" className="screen-only">
        <ul className="flex flex-wrap gap-2">
          {parts.map((part) => (
            <li key={part.field} hidden={!isShown(part)}>
              <a
                href={`#${placeOfField(part.field)}`}
                className={buttonClass({ variant: "secondary", size: "sm" })}
              >
                {part.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <section
          key={part.field}
          aria-labelledby={placeOfField(part.field)}
          hidden={!isShown(part)}
          className="mt-12"
        >
          <h2 id={placeOfField(part.field)} className="text-xl">
            {part.title}
          </h2>
          <p className="mb-4 max-w-prose text-muted">{part.text}</p>
          <Written as="dl" className="grid gap-x-10 lg:grid-cols-2">
            {part.terms.map((term) => (
              <Term key={term.id} term={term} isShown={shown.has(term)} />
            ))}
          </Written>
        </section>
      ))}
    </>
  );
}

function leftOf(count: number): string {
  if (count === 0) return "No term has these words.";
  return count === 1 ? "One term" : `${count} terms`;
}
