import { useEffect, useState } from "react";
import type { GlossaryPart } from "~/answers/glossary";
import { TextField } from "~/components/ui/field";
import { Fold } from "~/components/ui/fold";
import { Written } from "~/components/ui/written";
import * as words from "~/words/glossary";
import { hasWords } from "./has-words";
import { Term } from "./term";
import { useUnfoldedAt } from "./use-unfolded-at";

const FIELD = "find-a-term";

/** The whole glossary, its parts folded, and a field that leaves of it, unfolded, what holds the words typed there. */
export function Terms({ parts }: { readonly parts: readonly GlossaryPart[] }) {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    // What was typed before the scripts came, and what the browser puts back for who comes back.
    const field = document.getElementById(FIELD);
    if (field instanceof HTMLInputElement) setTyped(field.value);
  }, []);
  useUnfoldedAt();
  const shown = new Set(parts.flatMap(({ terms }) => terms.filter((term) => hasWords(term, typed))));
  const isNarrowed = typed.trim() !== "";
  return (
    <>
      <div className="mb-6 max-w-sm screen-only noscript:hidden">
        <TextField
          id={FIELD}
          label={words.findATerm()}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="mt-1 min-h-6 text-sm text-muted">
          {isNarrowed && (shown.size === 0 ? words.noTermHas() : words.terms({ count: shown.size }))}
        </p>
      </div>
      <div hidden={shown.size === 0} className="@container divide-y divide-line border-y border-line">
        {parts.map((part) => {
          const left = part.terms.filter((term) => shown.has(term)).length;
          return (
            <div key={part.place} hidden={left === 0}>
              <Fold
                id={part.place}
                isOpen={isNarrowed}
                isWide
                summary={
                  <>
                    <h2 className="min-w-0 grow">{part.title}</h2>
                    <span className="shrink-0 text-sm text-muted tabular @max-[17rem]:hidden">
                      {words.terms({ count: left })}
                    </span>
                  </>
                }
              >
                <p className="mb-4 max-w-prose text-muted">{part.text}</p>
                <Written as="dl" className="grid gap-x-10 lg:grid-cols-2">
                  {part.terms.map((term) => (
                    <Term key={term.place} term={term} isShown={shown.has(term)} />
                  ))}
                </Written>
              </Fold>
            </div>
          );
        })}
      </div>
    </>
  );
}
