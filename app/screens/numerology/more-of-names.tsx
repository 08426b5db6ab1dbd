import type { ReactNode } from "react";
import type { MoreNumbers } from "~/answers/numbers-over-time";
import type { CurrentName, NumerologyAnswer } from "~/answers/numerology";
import { Card } from "~/components/ui/card";
import type { CountedLetter } from "~/numerology/letters";
import * as words from "~/words/numerology";
import { NumberCard, Working } from "./number-card";
import { chain, digitsLine, nameLine, partOfNameLine } from "./working";

interface MoreOfNamesProps {
  readonly more: NonNullable<NumerologyAnswer["more"]>;
  readonly answer: NumerologyAnswer;
}

/** Maturity number, karmic lessons, and the name of today beside the name at birth. */
export function MoreOfNames({ more, answer }: MoreOfNamesProps) {
  const { maturity, rules, currentName } = more;
  const [lifePath, expression] = maturity.added;
  return (
    <>
      <h2 className="mt-6">{words.moreFromYourName()}</h2>
      <NumberCard
        title={words.maturityNumber()}
        id="maturity-number"
        source={words.maturitySource()}
        number={maturity.number}
        interpretation={maturity.interpretation}
        rule={rules.maturity}
      >
        {words.maturitySum({ lifePath, expression, sum: chain(maturity.steps) })}
      </NumberCard>
      <KarmicLessons more={more} letters={answer.working.letters} />
      <Section title={words.nameYouUseToday()} source={words.nameTodaySource()}>
        {currentName ? (
          <TwoNames birth={answer} current={currentName} rule={rules.currentName} />
        ) : (
          <p className="mt-4 max-w-prose">{words.ifYouUseAnother()}</p>
        )}
      </Section>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly source: string;
  readonly children: ReactNode;
}

function Section({ title, source, children }: SectionProps) {
  return (
    <article aria-label={title} className="print:break-inside-auto">
      <Card>
        <h3 className="font-display text-lg font-semibold">{title}</h3>
        <p className="text-sm text-muted">{source}</p>
        {children}
      </Card>
    </article>
  );
}

interface KarmicLessonsProps {
  readonly more: MoreNumbers;
  readonly letters: readonly CountedLetter[];
}

function KarmicLessons({ more: { karmicLessons, rules }, letters }: KarmicLessonsProps) {
  return (
    <Section title={words.karmicLessons()} source={words.karmicSource()}>
      {karmicLessons.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-4">
          {karmicLessons.map(({ number, interpretation }) => (
            <li key={number} className="print:break-inside-avoid grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4">
              <span className="text-center font-display text-xl font-semibold text-gold">{number}</span>
              <p className="max-w-prose">{interpretation}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 max-w-prose">{words.noneTheLetters()}</p>
      )}
      <Working rule={rules.missingDigits}>{digitsLine(letters)}</Working>
    </Section>
  );
}

const KINDS = [
  { key: "expression", name: words.expression, letters: undefined },
  { key: "soulUrge", name: words.soulUrge, letters: "vowel" },
  { key: "personality", name: words.personality, letters: "consonant" },
] as const;

interface TwoNamesProps {
  readonly birth: NumerologyAnswer;
  readonly current: CurrentName;
  readonly rule: string;
}

function TwoNames({ birth, current, rule }: TwoNamesProps) {
  const changed = KINDS.filter(({ key }) => birth[`${key}Number`] !== current[`${key}Number`]);
  return (
    <>
      <table className="mt-4 w-full max-w-prose table-fixed text-sm">
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="w-26 py-2 pe-2 text-start font-semibold">
              <span className="sr-only">{words.number()}</span>
            </th>
            <th scope="col" className="px-2 py-2 text-center font-semibold break-words">
              <bdi>{birth.input.fullName}</bdi>
              <span className="block text-xs font-normal text-muted">{words.atBirth()}</span>
            </th>
            <th scope="col" className="py-2 ps-2 text-center font-semibold break-words">
              <bdi>{current.fullName}</bdi>
              <span className="block text-xs font-normal text-muted">{words.today()}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {KINDS.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {name()}
              </th>
              {[birth, current].map((of, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two names may be one
                <td key={i} className="px-2 py-2 text-center font-display text-xl font-semibold text-gold">
                  {of[`${key}Number`]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changed.length === 0 && <p className="mt-4 max-w-prose">{words.allThreeAreThe()}</p>}
      {changed.map(({ key, name }) => (
        <div key={key} className="mt-4 max-w-prose print:break-inside-avoid">
          <h4 className="font-semibold">
            {words.numberToday({ name: name(), number: current[`${key}Number`] })}
          </h4>
          {current[`${key}Interpretation`].split("\n\n").map((paragraph) => (
            <p key={paragraph} className="mb-2">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
      <Working rule={rule}>
        {KINDS.map(({ key, name, letters }) => (
          <span key={key} className="block">
            {words.sumOf({
              name: name(),
              sum: letters
                ? partOfNameLine(current.working.letters, current.working[key], letters)
                : nameLine(current.working.letters, current.working[key]),
            })}
          </span>
        ))}
      </Working>
    </>
  );
}
