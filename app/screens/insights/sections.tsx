import type { ComponentType } from "react";
import * as words from "~/words/insights";
import { Steps, Topics } from "./reading";
import type { EntryLevel } from "./sketch-card";
import { Aspects, Elements, Houses, Modalities } from "./sketched";
import { Planets, Signs } from "./who-and-how";

/** The sections of what is taught: all of them on one page, and a chapter's on its own. */
export const SECTIONS = {
  planets: { title: words.planets, subtitle: words.whoActs, Entries: Planets },
  signs: { title: words.signs, subtitle: words.inWhatManner, Entries: Signs },
  elements: { title: words.elements, subtitle: words.fourTemperaments, Entries: Elements },
  modalities: {
    title: words.modalities,
    subtitle: words.threeWaysToMove,
    Entries: Modalities,
  },
  houses: { title: words.houses, subtitle: words.inWhichRoom, Entries: Houses },
  aspects: { title: words.aspects, subtitle: words.whoIsTalking, Entries: Aspects },
  more: {
    title: words.moreToFind,
    subtitle: words.nodesChironAnd,
    Entries: Topics,
  },
  reading: { title: words.readAChart, subtitle: words.inThisOrder, Entries: Steps },
} as const satisfies Record<
  string,
  { title: () => string; subtitle: () => string; Entries: ComponentType<{ level: EntryLevel }> }
>;

/** A section's name, which is its place on the page too. */
export type SectionId = keyof typeof SECTIONS;

/** One of several sections of a page, under a heading of its own. */
export function Section({ id }: { readonly id: SectionId }) {
  const { title, subtitle, Entries } = SECTIONS[id];
  return (
    <section aria-labelledby={id} className="mt-14 in-[.grid]:mt-0">
      <h2 id={id} className="text-xl">
        {title()}
      </h2>
      <p className="mb-5 text-muted">{subtitle()}</p>
      <Entries level={3} />
    </section>
  );
}
