import { PLANETS } from "~/astrology/bodies";
import { WithWhy } from "~/components/results/why";
import { readingId } from "~/readings/reading-id";
import type { StoryParagraph, StoryPractice } from "~/readings/story/shape";
import { type Part, ReadingLink } from "./parts";

const NAMED = [...PLANETS, "Chiron", "North Node", "Ascendant", "Midheaven"] as const;

/** How the reading below calls what has an id: "Moon", "Venus and Saturn". */
const NAMES = new Map<string, { readonly name: string; readonly part: Part }>([
  ...NAMED.map((name) => [readingId(name), { name, part: "planets" }] as const),
  ...PLANETS.flatMap((one) =>
    PLANETS.map(
      (other) => [readingId(one, other), { name: `${one} and ${other}`, part: "aspects" }] as const,
    ),
  ),
]);

interface StoryTextProps {
  readonly paragraph: StoryParagraph;
  readonly className?: string;
}

/** A paragraph of the story; its reasons, folded, and the way to what the reading says of each place. */
export function StoryText({ paragraph: { text, about, why }, className }: StoryTextProps) {
  return (
    <WithWhy text={text} why={why} className={className}>
      <Below about={about} />
    </WithWhy>
  );
}

function Below({ about }: Pick<StoryParagraph, "about">) {
  const known = about.flatMap((id) => {
    const named = NAMES.get(id);
    return named ? [{ id, ...named }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p className="screen-only">
      In the reading:{" "}
      {known.map(({ id, name, part }, index) => (
        <span key={id}>
          {index > 0 && " · "}
          <ReadingLink id={id} part={part} className="link inline-block py-1">
            {name}
          </ReadingLink>
        </span>
      ))}
    </p>
  );
}

/** One thing to do, and how to do it without getting up. */
export function StoryTask({ practice: { text, seated } }: { readonly practice: StoryPractice }) {
  return (
    <p className="letter-aside mt-3 border-l-2 border-lilac pl-3 font-sans text-sm">
      <span className="font-semibold text-lilac">Practice:</span> {text}{" "}
      <span className="text-muted">Or, sitting or lying: {seated}</span>
    </p>
  );
}
