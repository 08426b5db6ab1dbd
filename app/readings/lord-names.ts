import type { TraditionalRuler } from "../astrology/bodies";
import type { Language } from "../languages";

/** A planet that rules a year, as a text calls it, without an article. */
export const LORD_NAMES: Readonly<Record<Language, Readonly<Record<TraditionalRuler, string>>>> = {
  en: {
    Sun: "Sun",
    Moon: "Moon",
    Mercury: "Mercury",
    Venus: "Venus",
    Mars: "Mars",
    Jupiter: "Jupiter",
    Saturn: "Saturn",
  },
  es: {
    Sun: "Sol",
    Moon: "Luna",
    Mercury: "Mercurio",
    Venus: "Venus",
    Mars: "Marte",
    Jupiter: "Júpiter",
    Saturn: "Saturno",
  },
  "pt-BR": {
    Sun: "Sol",
    Moon: "Lua",
    Mercury: "Mercúrio",
    Venus: "Vênus",
    Mars: "Marte",
    Jupiter: "Júpiter",
    Saturn: "Saturno",
  },
};
