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
