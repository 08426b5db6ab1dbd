import type { Texts } from "../texts";

/** The texts of numerology, of which every answer needs some of most sets. */
export async function numberTexts(texts: Texts) {
  const [
    lifePath,
    expression,
    soulUrge,
    personality,
    birthdays,
    masterTotals,
    missingLetters,
    personalYears,
    coursesOfYears,
    personalMonths,
    personalDays,
    pinnacles,
    challenges,
    maturity,
    missingDigits,
    workings,
  ] = await Promise.all([
    texts("numbers/life-path"),
    texts("numbers/expression"),
    texts("numbers/soul-urge"),
    texts("numbers/personality"),
    texts("numbers/birthdays"),
    texts("numbers/master-totals"),
    texts("numbers/missing-letters"),
    texts("numbers/personal-years"),
    texts("numbers/courses-of-years"),
    texts("numbers/personal-months"),
    texts("numbers/personal-days"),
    texts("numbers/pinnacles"),
    texts("numbers/challenges"),
    texts("numbers/maturity"),
    texts("numbers/missing-digits"),
    texts("numbers/workings"),
  ]);
  return {
    tell: texts.tell,
    ofKind: { lifePath, expression, soulUrge, personality },
    birthdays,
    masterTotals,
    missingLetters,
    personalYears,
    coursesOfYears,
    personalMonths,
    personalDays,
    pinnacles,
    challenges,
    maturity,
    missingDigits,
    workings,
  };
}

export type NumberTexts = Awaited<ReturnType<typeof numberTexts>>;
