/**
 * The end of an address that holds something: `#v1.` and its parts with points between them, the first of them text,
 * the last four letters a sum over all that stands before, by which a link that lost its end is told from a whole one.
 * Browsers send no server this part of an address. What version 1 wrote is read for ever (docs/decisions/029).
 */

export type ReadLink =
  | { readonly ok: true; readonly parts: readonly string[] }
  | { readonly ok: false; readonly why: "newer" | "broken" };

const VERSION = "v1";
/** Two births with every setting are some 600; browsers and messengers take far more. */
const MOST_CHARACTERS = 4000;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** @param parts further ones, of letters that may stand in an address */
export function writeLink(text: string, ...parts: readonly string[]): string {
  const body = [VERSION, encoded(text), ...parts].join(".");
  return `#${body}.${sumOf(body)}`;
}

/** Never throws, whatever stands in the address. */
export function readLink(hash: string): ReadLink {
  if (hash.length > MOST_CHARACTERS) return { ok: false, why: "broken" };
  const [, version] = /^#v(\d{1,4})\./.exec(hash) ?? [];
  if (version === undefined) return { ok: false, why: "broken" };
  if (`v${version}` !== VERSION) return { ok: false, why: "newer" };
  const end = hash.lastIndexOf(".");
  const body = hash.slice(1, end);
  if (hash.slice(end + 1) !== sumOf(body)) return { ok: false, why: "broken" };
  const [, text = "", ...others] = body.split(".");
  const decodedText = decoded(text);
  return decodedText === null ? { ok: false, why: "broken" } : { ok: true, parts: [decodedText, ...others] };
}

/** A whole number from 0 to 64 to the power of `length`, less one, as so many letters. */
export function writeNumber(value: number, length: number): string {
  let [rest, out] = [value, ""];
  for (let digit = 0; digit < length; digit++) {
    out = DIGITS.charAt(rest % 64) + out;
    rest = Math.floor(rest / 64);
  }
  return out;
}

/** NaN where a letter is none of ours. */
export function readNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => {
    const digit = DIGITS.indexOf(letter);
    return digit < 0 ? Number.NaN : sum * 64 + digit;
  }, 0);
}

function encoded(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decoded(letters: string): string | null {
  try {
    const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return null; // no Base64, or no UTF-8
  }
}

/** FNV-1a, folded to 24 bits: four letters. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return writeNumber(((sum >>> 24) ^ sum) & 0xffffff, 4);
}
