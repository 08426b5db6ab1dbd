import type { ReactNode } from "react";
import type { ReadingOfChart, TitledText } from "~/answers/reading";
import type { Asked } from "~/components/results/use-asked";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import * as words from "~/words/birth-chart";

/** What is shown of a reading: its words, their outline while they are awaited, or why they did not come. */
export function WhenRead({
  reading,
  children,
}: {
  readonly reading: Asked<ReadingOfChart>;
  readonly children: (reading: ReadingOfChart) => ReactNode;
}) {
  switch (reading.kind) {
    case "ready":
      return children(reading.answer);
    case "failed":
      return <ReadingFailed {...reading} />;
    case "pending":
      return <SkeletonLines lines={["w-full", "w-11/12", "w-full", "w-2/3"]} />;
  }
}

export function SkeletonLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className="space-y-2.5 py-1">
      {lines.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <Skeleton key={line} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}

export function ReadingFailed({ reason, retry }: Extract<Asked<unknown>, { readonly kind: "failed" }>) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm screen-only">
      <p>
        <span className="font-semibold text-danger">{words.readingCouldNotBe()}</span>{" "}
        {reason ?? words.checkYourConnection()}
      </p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {words.tryAgain()}
      </Button>
    </div>
  );
}

/** Texts under their titles, each with its practice. */
export function TitledTexts({ texts }: { readonly texts: readonly TitledText[] }) {
  return texts.map(({ title, text, practice }) => (
    <div key={title} className="not-first:mt-5 print:break-inside-avoid">
      <h3 className="leading-snug">{title}</h3>
      <ReadingText text={text} practice={practice} />
    </div>
  ));
}

export function ReadingText({ text, practice }: Pick<TitledText, "text" | "practice">) {
  return (
    <>
      <p className="mt-1">{text}</p>
      {practice && (
        <p className="letter-aside mt-3 border-s-2 border-lilac ps-3 text-sm">
          <span className="font-semibold text-lilac">{words.practice()}</span> {practice}
        </p>
      )}
    </>
  );
}
