import { SIGNS } from "../astrology/signs";
import spanish from "../words/es/names.json";
import portuguese from "../words/pt-BR/names.json";

/** Names of the signs in the languages of the site, in their order, without accents. */
const NAMES = [SIGNS, ...[spanish, portuguese].map(({ words }) => SIGNS.map((sign) => words.sign[sign]))].map(
  (names) => names.map(plain),
);

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Which sign a name or its beginning says in a language of the site, with accents or without: `Aquarius`, `aqu`,
 * `Acuario`, `gem`.
 * @returns 0–11, null where it says none
 */
export function signCalled(beginning: string): number | null {
  const wanted = plain(beginning);
  for (const names of NAMES) {
    const index = names.findIndex((name) => name.startsWith(wanted));
    if (index >= 0) return index;
  }
  return null;
}
