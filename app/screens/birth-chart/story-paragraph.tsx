import { PLANETS } from "~/astrology/bodies";
import { WithWhy } from "~/components/results/why";
import { readingId } from "~/readings/reading-id";
import type { StoryParagraph, StoryPractice } from "~/readings/story/shape";
import * as words from "~/words/birth-chart";
import * as names from "~/words/names";
import { type Part, ReadingLink } from "./parts";

const NAMED = [...PLANETS, "Chiron", "North Node", "Ascendant", "Midheaven"] as const;

/** Whose reading below has an id: the Moon's, that of Venus with Saturn. */
const NAMED_BY_ID = new Map<string, readonly [(typeof NAMED)[number], (typeof NAMED)[number]?]>([
  ...NAMED.map((name) => [readingId(name), [name]] as const),
  ...PLANETS.flatMap((one) => PLANETS.map((other) => [readingId(one, other), [one, other]] as const)),
]);

/** How the reading below calls what has an id, and where that stands: "Moon", "Venus and Saturn". */
function named(id: string): { readonly name: string; readonly part: Part } | null {
  const [one, other] = NAMED_BY_ID.get(id) ?? [];
  if (!one) return null;
  if (!other) return { name: names.point(one), part: "planets" };
  return { name: words.bothPlanets({ one: names.point(one), other: names.point(other) }), part: "aspects" };
}

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
    const told = named(id);
    return told ? [{ id, ...told }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p className="screen-only">
      {words.inTheReading()}{" "}
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
    <p className="letter-aside mt-3 border-s-2 border-lilac ps-3 font-sans text-sm">
      <span className="font-semibold text-lilac">{words.practice()}</span> {text}{" "}
      <span className="text-muted">{words.orSitting({ seated })}</span>
    </p>
  );
}
