import type { SectionId } from "./sections";

interface Chapter {
  /** As it is called where somebody looks for it. */
  readonly name: string;
  readonly description: string;
  /** The first gives the page its title. */
  readonly sections: readonly [SectionId, ...SectionId[]];
}

/** What is taught, a chapter a page, in the order in which it is read. */
export const CHAPTERS = {
  planets: {
    name: "The Planets in Astrology",
    description:
      "What the ten planets of a birth chart stand for, from the Sun to Pluto: what each wants, gives and overdoes, in plain words.",
    sections: ["planets"],
  },
  signs: {
    name: "The Signs of the Zodiac",
    description:
      "The twelve signs with their dates, elements and modalities: how each acts, and a way on to its thirty degrees.",
    sections: ["signs", "elements", "modalities"],
  },
  houses: {
    name: "The Houses in Astrology",
    description:
      "The twelve houses of a birth chart: which part of life each is about, from the first, yourself, to the twelfth.",
    sections: ["houses"],
  },
  aspects: {
    name: "The Aspects in Astrology",
    description:
      "The six aspects from conjunction to quincunx: the angle and orb of each, and how two planets get on that stand so.",
    sections: ["aspects"],
  },
  reading: {
    name: "How to Read a Birth Chart",
    description:
      "A birth chart read in six steps, and what else there is to find in it: the nodes, Chiron, retrograde planets, a stellium, its ruler.",
    sections: ["reading", "more"],
  },
} as const satisfies Record<string, Chapter>;

/** A chapter's name in the addresses. */
export type ChapterId = keyof typeof CHAPTERS;

/** The chapter that an address names, in any case; null where there is none. */
export function chapterNamed(name: string | undefined): ChapterId | null {
  const id = name?.toLowerCase() ?? "";
  return Object.hasOwn(CHAPTERS, id) ? (id as ChapterId) : null;
}
