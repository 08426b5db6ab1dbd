import { useId } from "react";
import type { PracticeReading, Reading } from "~/answers/reading";
import type { Asked } from "~/components/results/use-asked";
import { Icon } from "~/components/ui/icons";
import { ReadingFailed, SkeletonLines } from "./reading-row";
import { sourceOfPractice } from "./source-of-practice";

/** What is truest of one chart, why, and what to do with it. */
export function Synthesis({ reading }: { readonly reading: Asked<Reading> }) {
  return (
    <section
      aria-labelledby="stands-out"
      className="letter-page mt-8 print:order-2"
      aria-busy={reading.kind === "pending"}
    >
      <h3 id="stands-out" className="text-xl">
        What stands out
      </h3>
      {reading.kind === "ready" ? (
        <>
          <Statements reading={reading.answer} />
          <ThreeThings reading={reading.answer} />
        </>
      ) : reading.kind === "failed" ? (
        <div role="alert" className="mt-3">
          <ReadingFailed {...reading} />
        </div>
      ) : (
        <div role="status" aria-label="Reading your chart..." className="mt-3 space-y-4">
          {["w-1/2", "w-3/4", "w-2/5", "w-2/3", "w-1/2", "w-3/5"].map((last, statement) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <SkeletonLines key={statement} lines={["w-full", "w-full", last]} />
          ))}
        </div>
      )}
    </section>
  );
}

function Statements({ reading: { synthesis } }: { readonly reading: Reading }) {
  const id = useId();
  return (
    <div className="mt-3 max-w-prose space-y-2.5 max-sm:text-sm max-sm:leading-[1.4rem] sm:space-y-4">
      {synthesis.map(({ text, why }, index) => (
        <div key={text} className="sm:first:font-display sm:first:text-lg">
          <span id={`${id}${index}`}>{text}</span>
          {"\u00a0"}
          <details className="group inline">
            <summary
              aria-describedby={`${id}${index}`}
              className="-mx-1 -my-2 inline list-none rounded-sm px-1 py-2 font-sans text-sm font-semibold whitespace-nowrap text-gold hover:text-gold-strong screen-only [&::-webkit-details-marker]:hidden"
            >
              Why
              <Icon
                name="chevron-down"
                size={14}
                className="ml-0.5 inline-block transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="letter-aside my-2 border-l-2 border-lilac pl-3 font-sans text-sm text-muted tabular">
              {why.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  );
}

function ThreeThings({ reading }: { readonly reading: Reading }) {
  return (
    <>
      <h3 className="mt-8 text-lg">Three things to try</h3>
      <ol className="mt-2 max-w-prose divide-y divide-line">
        {reading.practices.map((practice, index) => (
          <li key={practice.title} className="flex gap-4 py-3">
            <span aria-hidden="true" className="w-5 shrink-0 font-display text-xl leading-7 text-lilac">
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="first-letter:uppercase">{practice.practice}</p>
              <Source practice={practice} reading={reading} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Where a practice comes from. */
function Source({ practice, reading }: { readonly practice: PracticeReading; readonly reading: Reading }) {
  const id = sourceOfPractice(practice, reading);
  return (
    <p className="mt-1 text-sm text-muted">
      {id ? (
        <a href={`#${id}`} className="link inline-block py-1">
          {practice.title}
        </a>
      ) : (
        practice.title
      )}
    </p>
  );
}
