import { useId } from "react";
import type { ReturnReadingAnswer } from "~/answers/return-reading";
import { ask } from "~/calls/ask";
import { holding, listOf, text } from "~/calls/shape";
import { CallFailed } from "~/components/results/call-failed";
import { useAsked } from "~/components/results/use-asked";
import { WithWhy } from "~/components/results/why";
import * as words from "~/words/derived-charts";
import type { Derived } from "./derived-request";
import { SkeletonLines } from "./reading-row";
import { StoryTask } from "./story-paragraph";

type Told = ReturnReadingAnswer["told"];
type Answer = Pick<ReturnReadingAnswer, "told">;

const isTold = holding<Answer>({
  told: holding<Told>({
    title: text,
    paragraphs: listOf(holding<Told["paragraphs"][number]>({ text, about: listOf(text), why: listOf(text) })),
    practice: holding<Told["practice"]>({ text, seated: text }),
  }),
});

/** A solar return in words: one page for the year from birthday to birthday. */
export function YearInReturn({ derived }: { readonly derived: Derived }) {
  const { at, place, natal, chosen } = derived;
  const { name: location, latitude, longitude } = place;
  const body = {
    birth: natal.input,
    at,
    place: { location, latitude, longitude },
    options: { next: chosen.which === "next", precessed: chosen.measure === "stars" },
  };
  const asked = useAsked(JSON.stringify(body), null, () => ask("POST /api/return-reading", body, isTold));
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={asked.kind === "pending"} className="mt-8">
      <h3 id={id} className="text-lg">
        {words.yearInThisReturn()}
      </h3>
      {asked.kind === "ready" ? (
        <Page told={asked.answer.told} />
      ) : asked.kind === "failed" ? (
        <CallFailed what={words.yearCouldNotBe()} reason={asked.reason} retry={asked.retry} />
      ) : (
        <div role="status" aria-label={words.readingTheReturn()} className="mt-3 max-w-prose space-y-4">
          {["w-1/2", "w-3/4", "w-2/5", "w-2/3"].map((last) => (
            <SkeletonLines key={last} lines={["w-full", "w-11/12", last]} />
          ))}
        </div>
      )}
    </section>
  );
}

function Page({ told: { title, paragraphs, practice } }: { readonly told: Told }) {
  return (
    <div className="mt-1 max-w-prose">
      <h4 className="font-display text-xl leading-tight">{title}</h4>
      <div className="mt-3 space-y-3 font-display text-lg leading-relaxed max-sm:text-base">
        {paragraphs.map(({ text, why }) => (
          <WithWhy key={text} text={text} why={why} />
        ))}
      </div>
      <StoryTask practice={practice} />
    </div>
  );
}
