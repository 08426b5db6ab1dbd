import type { GlossaryTerm } from "~/answers/glossary";

/** Whether a term has every word that was typed, in part at least: in itself, its letters or its meaning; any case. */
export function hasWords({ term, short = "", text }: GlossaryTerm, typed: string): boolean {
  const within = `${term} ${short} ${text}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
