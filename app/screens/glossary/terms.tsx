import { useEffect, useState } from "react";
import type { GlossaryPart } from "~/answers/glossary";
import { buttonClass } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Written } from "~/components/ui/written";
import { hasWords } from "./has-words";
import { Term } from "./term";

const FIELD = "find-a-term";

/** The whole glossary, and a field that leaves of it what holds the words typed there. */
export function Terms({ parts }: { readonly parts: readonly GlossaryPart[] }) {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    // What was typed before the scripts came, and what the browser puts back for who comes back.
    const field = document.getElementById(FIELD);
    if (field instanceof HTMLInputElement) setTyped(field.value);
  }, []);
  const shown = new Set(parts.flatMap(({ terms }) => terms.filter((term) => hasWords(term, typed))));
  const isShown = ({ terms }: GlossaryPart) => terms.some((term) => shown.has(term));
  return (
    <>
      <div className="mb-6 max-w-sm screen-only noscript:hidden">
        <TextField
          id={FIELD}
          label="Find a term"
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="mt-1 min-h-6 text-sm text-muted">
          {typed.trim() !== "" && leftOf(shown.size)}
        </p>
      </div>
      <nav aria-label="On this page" className="screen-only">
        <ul className="flex flex-wrap gap-2">
          {parts.map((part) => (
            <li key={part.place} hidden={!isShown(part)}>
              <a href={`#${part.place}`} className={buttonClass({ variant: "secondary", size: "sm" })}>
                {part.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <section key={part.place} aria-labelledby={part.place} hidden={!isShown(part)} className="mt-12">
          <h2 id={part.place} className="text-xl">
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
