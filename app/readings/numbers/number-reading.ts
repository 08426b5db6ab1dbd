import type { CoreNumber } from "../../numerology/reduction";
import type { NumberTexts } from "./library";

type NumberKind = "lifePath" | "expression" | "soulUrge" | "personality";

interface NumberNotes {
  /** The master total on the way to this number, if there was one. */
  readonly through?: 22 | 33 | null;
  /** The name had no letters of this kind, and the number is the expression number's. */
  readonly fellBack?: boolean;
}

/** The interpretation of one of the four core numbers, with what has to be said about how it was reached. */
export function numberReading(
  kind: NumberKind,
  number: CoreNumber,
  notes: NumberNotes,
  texts: NumberTexts,
): string {
  const parts = [texts.ofKind[kind].of(`${number}`).text];
  if (notes.fellBack && (kind === "soulUrge" || kind === "personality")) {
    parts.unshift(texts.missingLetters.of(kind).text);
  }
  // A number taken from the whole name passed its master total there.
  if (notes.through) {
    const total = notes.through === 22 ? "22/4" : "33/6";
    parts.push(texts.masterTotals.of(`${total} ${notes.fellBack ? "expression" : kind}`).text);
  }
  return parts.join("\n\n");
}
