import type { ReactNode } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { StoryAnswer } from "~/answers/story";
import type { Asked } from "~/components/results/use-asked";
import { Button } from "~/components/ui/button";
import { Fold } from "~/components/ui/fold";
import { Icon } from "~/components/ui/icons";
import * as words from "~/words/birth-chart";
import * as names from "~/words/names";
import { ReadingLink } from "./parts";
import { ReadingFailed, SkeletonLines } from "./reading-row";
import { StoryTask, StoryText } from "./story-paragraph";

interface StoryProps {
  readonly chart: BirthChartAnswer;
  readonly reading: Asked<StoryAnswer>;
}

/** A chart as one story: its first page like a letter, what to do, and chapters to open. */
export function Story({ chart, reading }: StoryProps) {
  return (
    <section
      aria-label={words.yourReading()}
      className="letter-page mt-8 print:order-2"
      aria-busy={reading.kind === "pending"}
    >
      {reading.kind === "ready" ? (
        <Told chart={chart} reading={reading.answer} />
      ) : reading.kind === "failed" ? (
        <div role="alert" className="mt-3">
          <ReadingFailed {...reading} />
        </div>
      ) : (
        <div role="status" aria-label={words.readingYourChart()} className="mt-3 space-y-4">
          {["w-1/2", "w-3/4", "w-2/5", "w-2/3", "w-1/2", "w-3/5"].map((last, paragraph) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <SkeletonLines key={paragraph} lines={["w-full", "w-full", last]} />
          ))}
        </div>
      )}
    </section>
  );
}

function Told({ chart, reading }: { readonly chart: BirthChartAnswer; readonly reading: StoryAnswer }) {
  const { story } = reading;
  const parts = partsOf(reading);
  return (
    <>
      <div className="page-one">
        <h3 className="font-display text-xl leading-tight">{story.title}</h3>
        <nav aria-label={words.chapters()} className="mt-1 max-w-prose text-sm screen-only">
          {parts.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && <span className="text-muted"> · </span>}
              <ReadingLink id={id} part="story" className="link inline-block py-1">
                {title}
              </ReadingLink>
            </span>
          ))}
        </nav>
        <div className="page-one-text mt-3 max-w-prose space-y-3 font-display text-lg leading-relaxed max-sm:text-base">
          {story.page.map((paragraph) => (
            <StoryText key={paragraph.text} paragraph={paragraph} />
          ))}
        </div>
        <Tasks reading={reading} />
      </div>
      <Button variant="quiet" size="sm" className="mt-2 screen-only noscript:hidden" onClick={printPageOne}>
        <Icon name="printer" size={18} />
        {words.printThisPage()}
      </Button>
      {story.questions && <WhichMoon chart={chart} questions={story.questions} />}
      <Chapters parts={parts} />
    </>
  );
}

/** On one sheet: whose story it is, its first page and what to do. */
function printPageOne() {
  const { dataset } = document.documentElement;
  dataset.print = "page-one";
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}

function Tasks({ reading: { story } }: { readonly reading: StoryAnswer }) {
  return (
    <>
      <h4 className="mt-8 text-lg">{words.threeThingsToTry()}</h4>
      <ol className="mt-2 max-w-prose divide-y divide-line">
        {story.practices.map(({ text, seated, for: of }, index) => (
          <li key={of} className="flex gap-4 py-3">
            <span aria-hidden="true" className="w-5 shrink-0 font-display text-xl leading-7 text-lilac">
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="text-sm text-muted">{words.task(of)}</p>
              <p className="first-letter:uppercase">{text}</p>
              <p className="mt-1 text-sm text-muted">{words.orSitting({ seated })}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

interface WhichMoonProps {
  readonly chart: BirthChartAnswer;
  readonly questions: NonNullable<StoryAnswer["story"]["questions"]>;
}

/** On a day on which the Moon went on, how somebody may tell which is theirs. */
function WhichMoon({ chart: { moonChangesSign }, questions }: WhichMoonProps) {
  if (!moonChangesSign) return null;
  const { from, to } = moonChangesSign;
  return (
    <>
      <h4 className="mt-8 text-lg">{words.whichMoonIsYours()}</h4>
      <ol className="mt-2 max-w-prose divide-y divide-line">
        {questions.map(({ question, first, second }) => (
          <li key={question} className="py-3">
            <p className="font-semibold">{question}</p>
            <p className="mt-1">
              <span className="text-muted">{words.ofMoonSign({ sign: names.sign(from) })}</span> {first}
            </p>
            <p className="mt-1">
              <span className="text-muted">{words.ofMoonSign({ sign: names.sign(to) })}</span> {second}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** As a reading's, so that links to it open it. */
const chapterId = (chapter: string) => `reading-chapter-${chapter}`;

/** The chapters, the times behind them. The thread's own has the story's title, which stands above already. */
function partsOf(reading: StoryAnswer): readonly Part[] {
  const chapters = reading.story.chapters.map(({ id, title, paragraphs, practice }) => ({
    id: chapterId(id),
    title: id === "thread" ? words.theThread() : title,
    content: (
      <div className="space-y-3">
        {paragraphs.map((paragraph) => (
          <StoryText key={paragraph.text} paragraph={paragraph} />
        ))}
        {practice && <StoryTask practice={practice} />}
      </div>
    ),
  }));
  return [
    ...chapters,
    { id: chapterId("times"), title: words.yourTimes(), content: <Times reading={reading} /> },
  ];
}

function Chapters({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <div className="letter-page">
      <h4 className="mt-8 text-lg">{words.yourStoryInChapters()}</h4>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {parts.map(({ id, title, content }) => (
          <Fold key={id} id={id} isDense summary={<h5 className="font-display text-lg">{title}</h5>}>
            {content}
          </Fold>
        ))}
      </div>
    </div>
  );
}

/** The year that runs, then a life's slow times by age. */
function Times({ reading: { story, now } }: { readonly reading: StoryAnswer }) {
  const year = new Date().getUTCFullYear();
  return (
    <>
      {now && (
        <div className="mb-4 space-y-2">
          <h6 className="font-semibold">{words.thisYear()}</h6>
          {now.paragraphs.map((paragraph) => (
            <StoryText key={paragraph.text} paragraph={paragraph} />
          ))}
        </div>
      )}
      <ol className="divide-y divide-line">
        {story.times.map(({ from, to, ages, text, why }) => {
          const runs = now !== null && from <= year && year <= to;
          return (
            <li key={text} className="py-3" aria-current={runs ? "date" : undefined}>
              <p className="text-sm text-muted tabular">
                {ages[0] === ages[1]
                  ? words.age({ age: ages[0] })
                  : words.ageSpan({ from: ages[0], to: ages[1] })}{" "}
                · {from === to ? from : words.yearSpan({ from, to })}
                {runs && <span className="font-semibold text-gold"> {words.runsNow()}</span>}
              </p>
              <StoryText paragraph={{ text, about: [], why: [why], reconciles: null }} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
