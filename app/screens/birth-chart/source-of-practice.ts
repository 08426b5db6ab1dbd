import type { PracticeReading, Reading } from "~/answers/reading";
import { readingId } from "~/readings/reading-id";

/** The id of the reading that a practice belongs to; null when there is none. */
export function sourceOfPractice(
  { title }: PracticeReading,
  { placements, aspects, angles }: Pick<Reading, "placements" | "aspects" | "angles">,
): string | null {
  const hasTitle = ({ texts }: Reading["placements"][number] | Reading["angles"][number]) =>
    texts.some((text) => text.title === title);
  const placement = placements.find(hasTitle);
  if (placement) return readingId(placement.planet);
  const angle = angles.find(hasTitle);
  if (angle) return readingId(angle.angle);
  const aspect = aspects.find((contact) => contact.title === title);
  return aspect ? readingId(aspect.planet1, aspect.planet2) : null;
}
