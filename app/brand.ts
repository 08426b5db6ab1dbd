/**
 * What an astrologer changes to make the app their own; what they offer stands in offers.ts, addresses that differ by
 * deployment are wrangler.toml vars.
 */
export const brand = {
  name: "Realign",
  strapline: "Astrology & Wellness",
  tagline: "Realign With The Natural Flow Of Your Spirit",
  description:
    "Astrology merged with numerology, human design and personal development, for people who want to know themselves better.",
  founder:
    "Founded by a professional astrologer and spiritual wellness coach with over 10 years of practice.",
  supportAddress: "hello@realign.example",
} as const;

/** What of it is said otherwise on pages in another language than English. */
const ELSEWHERE: Readonly<Record<string, Pick<Record<keyof typeof brand, string>, "strapline" | "tagline">>> =
  {
    es: { strapline: "Astrología y bienestar", tagline: "Vuelve al curso natural de tu espíritu" },
    "pt-BR": { strapline: "Astrologia e bem-estar", tagline: "Volte ao fluxo natural do seu espírito" },
  };

/** The brand's two lines on a page in a language. */
export function linesIn(language: string): { readonly strapline: string; readonly tagline: string } {
  return ELSEWHERE[language] ?? brand;
}
