import type { Territory } from "../../app/places/place-lines";
import { nameKey } from "../../app/places/place-names";
import { COUNTRY_NAMES, DIVISION_NAMES, FORMERLY, INCLUDES, LANDS, LANGUAGES } from "./territories";

/** GeoNames writes divisions in English, in the country's language or in both. */
const GENERIC_DIVISION =
  /^(?:the |state of |province of |provincia di |provincia de |provincia del |département de la |département des |département du |département de l'|département de |departamento de |departamento del |comarca de |landkreis |kreis |kreisfreie stadt |politischer bezirk |bezirk |okres |powiat |city of |city and county of |county of |county |municipality of |república |republic of |region of |metropolitan city of |città metropolitana di |london borough of |royal borough of |metropolitan borough of |libera città |arrondissement of |arrondissement de |arrondissement d')|(?: (?:county|parish|borough|census area|city and borough|municipality|province|oblast'?|kray|krai|rayon|raion|rayon|district|region|department|governorate|prefecture|voivodeship|state|republic|county borough|city|council|shire|regency|kabupaten|kommune|kommun|län|megye|județul|powiat|-gun|-si|-shi|-ken))$/giu;

/**
 * Every name of a country or division with what it may mean: the Unicode names in all languages, our own lists, and
 * GeoNames' divisions with and without their generic words. `divisions` and `counties` are names by code, `countries`
 * the English names that are shown, by code; `inLanguages` what is shown in other languages, which must be read too when
 * it comes back.
 */
export function territories(
  divisions: ReadonlyMap<string, string>,
  counties: ReadonlyMap<string, string>,
  countries: Readonly<Record<string, string>>,
  inLanguages: readonly (readonly [code: string, name: string])[],
): Map<string, Territory> {
  const codes = new Map<string, Set<string>>();
  const former = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, name: string, list: readonly string[]) => {
    const key = nameKey(name);
    if (key === "") return;
    const known = map.get(key) ?? new Set();
    for (const code of list) if (code !== "") known.add(code);
    map.set(key, known);
  };
  const codeOf = new Map([...divisions].map(([code, name]) => [`${code.split(".")[0]}:${name}`, code]));
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of Object.keys(countries)) {
      const included = [code, ...(INCLUDES[code] ?? "").split(" ")];
      const name = names.of(code);
      if (!name) continue;
      // "Myanmar (Burma)" and "Côte d’Ivoire (Ivory Coast)" are two names.
      for (const part of [name, ...name.split(/\s*[()]\s*/)]) {
        add(codes, part, included);
        add(former, part, (FORMERLY[code] ?? "").split(" "));
      }
    }
  }
  for (const [code, text] of Object.entries({ ...COUNTRY_NAMES })) {
    for (const name of [code, ...text.split("|")]) {
      add(codes, name, [code, ...(INCLUDES[code] ?? "").split(" ")]);
      if (name !== code) add(former, name, (FORMERLY[code] ?? "").split(" "));
    }
  }
  for (const [code, name] of Object.entries(countries)) {
    add(codes, code, [code, ...(INCLUDES[code] ?? "").split(" ")]);
    add(codes, name, [code, ...(INCLUDES[code] ?? "").split(" ")]);
  }
  for (const [code, name] of inLanguages) add(codes, name, [code, ...(INCLUDES[code] ?? "").split(" ")]);
  for (const [names, list] of Object.entries(LANDS)) {
    for (const code of list.split(" ")) {
      if (code.includes(".") && !divisions.has(code) && !counties.has(code))
        throw new Error(`territories.ts names an unknown ${code}`);
    }
    for (const name of names.split("|")) add(codes, name, list.split(" "));
  }
  for (const [country, names] of Object.entries(DIVISION_NAMES)) {
    for (const [division, others] of Object.entries(names)) {
      const code = codeOf.get(`${country}:${division}`);
      if (!code) throw new Error(`territories.ts names an unknown division "${division}" of ${country}`);
      for (const name of others.split("|")) add(codes, name, [code]);
    }
  }
  for (const [code, name] of [...divisions, ...counties]) {
    add(codes, name, [code]);
    let bare = name;
    for (
      let again = bare.replace(GENERIC_DIVISION, "");
      again !== bare;
      again = bare.replace(GENERIC_DIVISION, "")
    )
      bare = again;
    add(codes, bare, [code]);
    const [country, division = "", county] = code.split(".");
    // States go by the letters of their codes, Italian provinces by their plates, French departments by number.
    if (county === undefined && /^[A-Z]{2,3}$/.test(division) && /^(US|CH|BE|GB)$/.test(country ?? ""))
      add(codes, division, [code]);
    if (county !== undefined && /^(IT|FR)$/.test(country ?? "")) add(codes, county, [code]);
  }
  return new Map(
    [...codes].map(([key, list]) => [
      key,
      {
        codes: [...list].sort(),
        formerCodes: [...(former.get(key) ?? [])].filter((code) => !list.has(code)).sort(),
      },
    ]),
  );
}
