import type { Language } from "../../app/languages";

/** Words that neither Spanish nor Portuguese has. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|you|your|with|of|is|stands?|house|rising|Moon|Sun|Neptune|Chiron)(?!\p{L})/u;
/** What code leaves where it has no name. */
const LEFT = /undefined|null|\[object|[{}]/;
/** Joins that no reader of the language says. */
const WRONG: Readonly<Record<Language, RegExp>> = {
  en: /\bthe the\b|\bof the your\b/i,
  es: /(?<!\p{L})(?:de el|a el|la Sol|el Luna|el tu|la tu) /iu,
  "pt-BR":
    /(?<!\p{L})(?:de [oa]s? seus?|de [oa]s? suas?|em [oa] casa|por o|o Lua|o seu (?:Lua|Vênus)|a sua (?:Sol|Marte))(?!\p{L})/u,
};

/** Every text of an answer, with where it stands. */
function stringsIn(told: unknown, at = ""): readonly (readonly [string, string])[] {
  if (typeof told === "string") return [[at, told]];
  if (typeof told !== "object" || told === null) return [];
  return Object.entries(told).flatMap(([key, value]) =>
    ["about", "reconciles", "id", "for", "language"].includes(key) ? [] : stringsIn(value, `${at}/${key}`),
  );
}

/** Texts of an answer that are not in its language, or not as it is written. */
export function languageFaults(told: object, language: Language): readonly string[] {
  return stringsIn(told)
    .filter(
      ([, text]) =>
        LEFT.test(text) || WRONG[language].test(text) || (language !== "en" && ENGLISH.test(text)),
    )
    .map(([at, text]) => `${at}: ${text}`);
}
