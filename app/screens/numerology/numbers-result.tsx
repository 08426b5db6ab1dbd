import type { NumerologyAnswer } from "~/answers/numerology";
import { dateOfIso } from "~/astrology/calendar";
import { NextSteps } from "~/components/results/next-steps";
import { ResultSummary } from "~/components/results/why";
import { Card, CardHeader } from "~/components/ui/card";
import { longDate } from "~/words/dates";
import * as words from "~/words/numerology";
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
  const date = longDate(dateOfIso(input.birthDate));
  const dateParts = datePartsLine(lifePath);
  return (
    <div className="letter flex flex-col gap-4">
      <Strip
        label={words.yourFiveNumbers()}
        numbers={[
          [words.lifePath(), answer.lifePathNumber, "life-path-number"],
          [words.expression(), answer.expressionNumber, "expression-number"],
          [words.soulUrge(), answer.soulUrgeNumber, "soul-urge-number"],
          [words.personality(), answer.personalityNumber, "personality-number"],
          [words.birthday(), answer.birthdayNumber, "birthday-number"],
        ]}
      />
      {cycles && more && <Strip label={words.yourNumbersOverTime()} numbers={overTime(cycles, more)} />}
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
        title={words.lifePathNumber()}
        id="life-path-number"
        source={words.lifePathSource()}
        number={answer.lifePathNumber}
        through={lifePath.through}
        interpretation={answer.lifePathInterpretation}
      >
        {date} → {lifePathLine(lifePath)}
        {dateParts && <span className="block text-muted">{words.withParts({ parts: dateParts })}</span>}
      </NumberCard>
      <NumberCard
        title={words.expressionNumber()}
        id="expression-number"
        source={words.expressionSource()}
        number={answer.expressionNumber}
        through={expression.through}
        interpretation={answer.expressionInterpretation}
      >
        {nameLine(letters, expression)}
      </NumberCard>
      <NumberCard
        title={words.soulUrgeNumber()}
        id="soul-urge-number"
        source={words.soulUrgeSource()}
        number={answer.soulUrgeNumber}
        through={soulUrge.through}
        interpretation={answer.soulUrgeInterpretation}
      >
        {partOfNameLine(letters, soulUrge, "vowel")}
      </NumberCard>
      <NumberCard
        title={words.personalityNumber()}
        id="personality-number"
        source={words.personalitySource()}
        number={answer.personalityNumber}
        through={personality.through}
        interpretation={answer.personalityInterpretation}
      >
        {partOfNameLine(letters, personality, "consonant")}
      </NumberCard>
      <NumberCard
        title={words.birthdayNumber()}
        id="birthday-number"
        source={words.birthdaySource()}
        number={answer.birthdayNumber}
        interpretation={answer.birthdayInterpretation}
      >
        {words.birthdayAsItIs({ date, number: answer.birthdayNumber })}
      </NumberCard>
      {cycles && <OverTime cycles={cycles} working={working} birthDate={dateOfIso(input.birthDate)} />}
      {more && <MoreOfNames more={more} answer={answer} />}
      <NextSteps
        steps={["chart", "design", "compare", "map"]}
        canPrint
        link={{
          title: words.numbersOf({ name: input.fullName }),
          content: () => ({
            screen: "numerology",
            fields: { ...input, currentName: more?.currentName?.fullName ?? "" },
          }),
        }}
      />
    </div>
  );
}
