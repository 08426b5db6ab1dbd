import type { MoreNumbers, NumberCycles } from "~/answers/numbers-over-time";
import type { CurrentName, NumerologyAnswer } from "~/answers/numerology";
import {
  type Check,
  check,
  holding,
  inOrder,
  listOf,
  nullOr,
  number,
  orNone,
  record,
  text,
  texts,
  textWithWhy,
  word,
  yesOrNo,
} from "~/calls/shape";
import type { ChallengeNumber } from "~/numerology/cycles";
import type { CountedLetter } from "~/numerology/letters";
import type { DateWorking, NameNumbers, NameWorking } from "~/numerology/profile";
import type { CoreNumber, Digit, DigitOrMaster, Reduction } from "~/numerology/reduction";

const steps = listOf(number());
const reduction = {
  total: number(),
  steps,
  number: number<CoreNumber>(),
  through: nullOr(number<22 | 33>()),
};
const ofName = record<NameWorking>({ ...reduction, fellBack: yesOrNo });
const ofPart = record<Reduction>(reduction);
const name = {
  expressionNumber: number<CoreNumber>(),
  expressionInterpretation: text,
  soulUrgeNumber: number<CoreNumber>(),
  soulUrgeInterpretation: text,
  personalityNumber: number<CoreNumber>(),
  personalityInterpretation: text,
};
const nameWorking = {
  expression: ofName,
  soulUrge: ofName,
  personality: ofName,
  letters: listOf(holding<CountedLetter>({ written: text, letter: text, value: number(), kind: word() })),
};

const digit = { number: number<Digit>(), interpretation: text };
const master = { number: number<DigitOrMaster>(), steps, interpretation: text };
const ages = { fromAge: number(), toAge: nullOr(number()), fromYear: number(), toYear: nullOr(number()) };
function pair<Value extends number>() {
  return check<readonly [Value, Value]>(inOrder([0, 1], () => number()));
}
function four<T>(item: Check<T>) {
  return inOrder([0, 1, 2, 3], () => item);
}

const cycles = record<NumberCycles>({
  on: text,
  age: nullOr(number()),
  personalYear: record<NumberCycles["personalYear"]>({
    ...digit,
    steps,
    year: number(),
    course: text,
    practice: text,
  }),
  personalMonth: record<NumberCycles["personalMonth"]>({ ...digit, steps, month: number() }),
  personalDay: record<NumberCycles["personalDay"]>({ ...digit, steps, day: number() }),
  pinnacles: four(record<NumberCycles["pinnacles"][number]>({ ...ages, ...master, added: pair() })),
  challenges: four(
    record<NumberCycles["challenges"][number]>({
      ...ages,
      number: number<ChallengeNumber>(),
      interpretation: text,
      between: pair(),
    }),
  ),
  rules: texts as Check<NumberCycles["rules"]>,
});

const more = record<NonNullable<NumerologyAnswer["more"]>>({
  summary: textWithWhy,
  maturity: record<MoreNumbers["maturity"]>({ ...master, added: pair() }),
  karmicLessons: listOf(record<MoreNumbers["karmicLessons"][number]>(digit)),
  rules: texts as Check<MoreNumbers["rules"]>,
  currentName: nullOr(
    record<CurrentName>({ fullName: text, ...name, working: record<NameNumbers>(nameWorking) }),
  ),
});

export const areNumbers = record<NumerologyAnswer>({
  lifePathNumber: number(),
  lifePathInterpretation: text,
  ...name,
  birthdayNumber: number(),
  birthdayInterpretation: text,
  input: record({ fullName: text, birthDate: text }),
  working: record<NumerologyAnswer["working"]>({
    ...nameWorking,
    lifePath: record<DateWorking>({ ...reduction, month: ofPart, day: ofPart, year: ofPart }),
  }),
  personalYear: record({ year: number(), number: number(), steps, interpretation: text }),
  cycles: orNone(cycles),
  more: orNone(more),
});
