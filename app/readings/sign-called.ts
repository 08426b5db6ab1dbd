import { SIGNS } from "../astrology/signs";
import { LANGUAGES } from "../languages";
import { tellingIn } from "./telling/telling";

/** Names of the signs in each language of the site, in their order, without accents. */
const NAMES = LANGUAGES.map((language) =>
  SIGNS.map((sign) => plain(tellingIn(language).horoscope.sign(sign))),
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
