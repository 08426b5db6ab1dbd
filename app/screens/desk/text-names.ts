import { capitalised } from "~/readings/capitalised";

/** A set and an id as the desk shows them: "Sun in sign · Leo". */
export function textTitle(set: string, id: string): string {
  const name = set.slice(set.indexOf("/") + 1).replaceAll("-", " ");
  return `${capitalised(name)} · ${capitalised(spaced(id))}`;
}

/** A part of a text, and which one where it has several: "Practice", "Variants 2", "Met first". */
export function partTitle(name: string): string {
  const words = name.split(".").map((word) => (/^\d+$/.test(word) ? `${Number(word) + 1}` : spaced(word)));
  return capitalised(words.join(" "));
}

/** "semiSextile": "semi sextile". */
const spaced = (text: string) =>
  text.replace(/([a-z])([A-Z])/g, (_, one: string, other: string) => `${one} ${other.toLowerCase()}`);
