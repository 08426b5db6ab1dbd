import type { ReactNode } from "react";
import type { NumerologyAnswer } from "~/answers/numerology";
import { formatLongDate } from "~/astrology/calendar";
import { NextSteps } from "~/components/next-steps";
import { Card, CardHeader } from "~/components/ui/card";
import { parseCivilDate } from "~/places/civil-date";
import { NameLetters } from "./name-letters";
import { datePartsLine, lifePathLine, nameLine, partOfNameLine, personalYearLine } from "./working";

export function NumbersResult({ answer }: { readonly answer: NumerologyAnswer }) {
  const { input, working, personalYear } = answer;
  const { lifePath, expression, soulUrge, personality, letters } = working;
  const date = parseCivilDate(input.birthDate);
  const dateParts = datePartsLine(lifePath);
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <CardHeader
          title={<span className="break-words">{input.fullName}</span>}
          description={date.ok && formatLongDate(date.date)}
        />
        <NameLetters letters={letters} />
      </Card>
      <NumberCard
        title="Life Path Number"
        source="Your date of birth: what the days keep asking of you"
        number={answer.lifePathNumber}
        through={lifePath.through}
        interpretation={answer.lifePathInterpretation}
      >
        {lifePathLine(input.birthDate, lifePath)}
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
        source="The day of the month: a talent to hand"
        number={answer.birthdayNumber}
        interpretation={answer.birthdayInterpretation}
      >
        {input.birthDate} → {answer.birthdayNumber}, as it is
      </NumberCard>
      <NumberCard
        title={`Personal Year ${personalYear.year}`}
        source="Your birthday in this year: the season you are in"
        number={personalYear.number}
        interpretation={personalYear.interpretation}
      >
        {personalYearLine(lifePath, personalYear)}
      </NumberCard>
      <NextSteps steps={["chart", "compare", "map"]} canPrint />
    </div>
  );
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
    <article aria-label={title}>
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
