import type { NumerologyAnswer } from "~/answers/numerology";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import { NextSteps } from "~/components/results/next-steps";
import { ResultSummary } from "~/components/results/why";
import { Card, CardHeader } from "~/components/ui/card";
import { MoreOfNames } from "./more-of-names";
import { NameLetters } from "./name-letters";
import { NumberCard } from "./number-card";
import { OverTime, overTime } from "./over-time";
import { Strip } from "./strip";
import { datePartsLine, lifePathLine, nameLine, partOfNameLine } from "./working";

/** All numbers, each with its reading and its working; on paper like a letter. */
export function NumbersResult({ answer }: { readonly answer: NumerologyAnswer }) {
  const { input, working, cycles, more } = answer;
  const { lifePath, expression, soulUrge, personality, letters } = working;
  const date = formatLongDate(dateOfIso(input.birthDate));
  const dateParts = datePartsLine(lifePath);
  return (
    <div className="letter flex flex-col gap-4">
      <Strip
        label="Your five numbers"
        numbers={[
          ["Life Path", answer.lifePathNumber, "life-path-number"],
          ["Expression", answer.expressionNumber, "expression-number"],
          ["Soul Urge", answer.soulUrgeNumber, "soul-urge-number"],
          ["Personality", answer.personalityNumber, "personality-number"],
          ["Birthday", answer.birthdayNumber, "birthday-number"],
        ]}
      />
      {cycles && more && <Strip label="Your numbers over time" numbers={overTime(cycles, more)} />}
      <Card>
        <CardHeader title={<bdi className="break-words">{input.fullName}</bdi>} description={date} />
        {more && (
          <div className="mb-6">
            <ResultSummary {...more.summary} />
          </div>
        )}
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
      {cycles && <OverTime cycles={cycles} working={working} birthDate={dateOfIso(input.birthDate)} />}
      {more && <MoreOfNames more={more} answer={answer} />}
      <NextSteps
        steps={["chart", "design", "compare", "map"]}
        canPrint
        link={{
          title: `${input.fullName}'s numbers`,
          content: () => ({
            screen: "numerology",
            fields: { ...input, currentName: more?.currentName?.fullName ?? "" },
          }),
        }}
      />
    </div>
  );
}
