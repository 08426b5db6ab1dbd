import type { ComponentType } from "react";
import { Steps, Topics } from "./reading";
import type { EntryLevel } from "./sketch-card";
import { Aspects, Elements, Houses, Modalities } from "./sketched";
import { Planets, Signs } from "./who-and-how";

/** The sections of what is taught: all of them on one page, and a chapter's on its own. */
export const SECTIONS = {
  planets: { title: "Planets", subtitle: "Who acts", Entries: Planets },
  signs: { title: "Signs", subtitle: "In what manner", Entries: Signs },
  elements: { title: "Elements", subtitle: "Four temperaments, three signs each", Entries: Elements },
  modalities: {
    title: "Modalities",
    subtitle: "Three ways to move, four signs each",
    Entries: Modalities,
  },
  houses: { title: "Houses", subtitle: "In which room of life", Entries: Houses },
  aspects: { title: "Aspects", subtitle: "Who is talking to whom", Entries: Aspects },
  more: {
    title: "More to find in a chart",
    subtitle: "Nodes, Chiron, retrograde planets and more",
    Entries: Topics,
  },
  reading: { title: "Read a chart in six steps", subtitle: "In this order, with a pencil", Entries: Steps },
} as const satisfies Record<
  string,
  { title: string; subtitle: string; Entries: ComponentType<{ level: EntryLevel }> }
>;

/** A section's name, which is its place on the page too. */
export type SectionId = keyof typeof SECTIONS;

/** One of several sections of a page, under a heading of its own. */
export function Section({ id }: { readonly id: SectionId }) {
  const { title, subtitle, Entries } = SECTIONS[id];
  return (
    <section aria-labelledby={id} className="mt-14 in-[.grid]:mt-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mb-5 text-muted">{subtitle}</p>
      <Entries level={3} />
    </section>
  );
}
