import type { MouseEvent, ReactNode } from "react";
import type { NumerologyAnswer } from "~/answers/numerology";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import { NextSteps } from "~/components/next-steps";
import { Card, CardHeader } from "~/components/ui/card";
import { NameLetters } from "./name-letters";
import { datePartsLine, lifePathLine, nameLine, partOfNameLine, personalYearLine } from "./working";

export function NumbersResult({ answer }: { readonly answer: NumerologyAnswer }) {
  const { input, working, personalYear } = answer;
  const { lifePath, expression, soulUrge, personality, letters } = working;
  const date = formatLongDate(dateOfIso(input.birthDate));
  const dateParts = datePartsLine(lifePath);
  return (
    <div className="flex flex-col gap-4">
      <Strip answer={answer} />
      <Card>
        <CardHeader title={<span className="break-words">{input.fullName}</span>} description={date} />
        <NameLetters letters={letters} />
      </Card>
      <NumberCard
        title="Life Path Number"
        source="Your date of birth: what the days keep asking of you"
        number={answer.lifePathNumber}
        through={lifePath.through}
        interpretation={answer.lifePathInterpretation}
      >
        {date} → {lifePathLine(lifePath)}
        {dateParts && <span className="block text-muted">with {dateParts}</span>}
      </NumberCard>
      <NumberCard
        title="Expression Number"
        source="Every letter of your name: how you set about things"
        number={answer.expressionNumber}
        through={expression.through}
        interpretation={answer.expressionInterpretation}
      >
        {nameLine(letters, expression)}
      </NumberCard>
      <NumberCard
        title="Soul Urge Number"
        source="The vowels of your name: what you want when no one asks"
        number={answer.soulUrgeNumber}
        through={soulUrge.through}
        interpretation={answer.soulUrgeInterpretation}
      >
        {partOfNameLine(letters, soulUrge, "vowel")}
      </NumberCard>
      <NumberCard
        title="Personality Number"
        source="The consonants of your name: what others meet first"
        number={answer.personalityNumber}
        through={personality.through}
        interpretation={answer.personalityInterpretation}
      >
        {partOfNameLine(letters, personality, "consonant")}
      </NumberCard>
      <NumberCard
        title="Birthday Number"
        source="The day of the month: a talent you can use"
        number={answer.birthdayNumber}
        interpretation={answer.birthdayInterpretation}
      >
        {date} → {answer.birthdayNumber}, as it is
      </NumberCard>
      <NumberCard
        title={`Personal Year ${personalYear.year}`}
        source="Your birthday in this year: what the year is about"
        number={personalYear.number}
        interpretation={personalYear.interpretation}
      >
        {personalYearLine(lifePath, personalYear)}
      </NumberCard>
      <NextSteps steps={["chart", "compare", "map"]} canPrint />
    </div>
  );
}

/** The five numbers at a glance, each leading to its text. */
function Strip({ answer }: { readonly answer: NumerologyAnswer }) {
  const numbers = [
    ["Life Path", answer.lifePathNumber],
    ["Expression", answer.expressionNumber],
    ["Soul Urge", answer.soulUrgeNumber],
    ["Personality", answer.personalityNumber],
    ["Birthday", answer.birthdayNumber],
  ] as const;
  return (
    <nav aria-label="Your five numbers" className="@container screen-only">
      <ul className="grid grid-cols-5 divide-x divide-line overflow-hidden rounded-lg border border-line bg-card shadow-card">
        {numbers.map(([name, number]) => (
          <li key={name}>
            <a
              href={`#${idOf(`${name} Number`)}`}
              onClick={leadThere}
              className="flex h-full flex-col items-center px-0.5 py-3 text-center transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="font-display text-xl font-semibold text-gold">{number}</span>
              <span className="text-xs leading-tight text-muted @max-sm:text-[0.6875rem]">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `life-path-number` */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/** The address stays as it is: a step in the history would take the result away when it is undone. */
function leadThere(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  target.scrollIntoView({ block: "start" });
  target.focus({ preventScroll: true });
}

interface NumberCardProps {
  readonly title: string;
  /** What it is made of, and what it speaks of. */
  readonly source: string;
  readonly number: number;
  readonly through?: 22 | 33 | null;
  readonly interpretation: string;
  /** The working. */
  readonly children: ReactNode;
}

function NumberCard({ title, source, number, through, interpretation, children }: NumberCardProps) {
  return (
    <article id={idOf(title)} tabIndex={-1} aria-label={title} className="scroll-mt-20">
      <Card className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)] sm:gap-x-6">
        <p className="text-center sm:row-span-2">
          <span className="block font-display text-2xl font-semibold text-gold">{number}</span>
          {through && (
            <span className="tabular text-sm text-muted">
              {through}/{number}
            </span>
          )}
        </p>
        <div>
          <h3 className="font-display text-lg font-semibold">{title}</h3>
          <p className="text-sm text-muted">{source}</p>
        </div>
        <div className="col-span-2 mt-4 sm:col-span-1 sm:col-start-2">
          {interpretation.split("\n\n").map((paragraph) => (
            <p key={paragraph} className="mb-3 max-w-prose">
              {paragraph}
            </p>
          ))}
          <p className="tabular mt-4 border-t border-line pt-3 text-sm break-words">{children}</p>
        </div>
      </Card>
    </article>
  );
}
