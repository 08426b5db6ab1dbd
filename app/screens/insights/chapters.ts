import * as words from "~/words/insights";
import type { SectionId } from "./sections";

interface Chapter {
  /** As it is called where somebody looks for it. */
  readonly name: () => string;
  readonly description: () => string;
  /** The first gives the page its title. */
  readonly sections: readonly [SectionId, ...SectionId[]];
}

/** What is taught, a chapter a page, in the order in which it is read. */
export const CHAPTERS = {
  planets: {
    name: words.planetsInAstrology,
    description: words.whatTheTenPlanets,
    sections: ["planets"],
  },
  signs: {
    name: words.signsOfTheZodiac,
    description: words.twelveSignsWith,
    sections: ["signs", "elements", "modalities"],
  },
  houses: {
    name: words.housesInAstrology,
    description: words.twelveHousesOf,
    sections: ["houses"],
  },
  aspects: {
    name: words.aspectsInAstrology,
    description: words.sixAspectsFrom,
    sections: ["aspects"],
  },
  reading: {
    name: words.howToRead,
    description: words.chartReadInSix,
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
