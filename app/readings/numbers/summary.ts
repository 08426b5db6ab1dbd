import { type CoreNumber, reduceToDigit } from "../../numerology/reduction";
import { type Summary, summaryText } from "../summary";
import { tellingIn } from "../telling/telling";
import type { NumberTexts } from "./library";

/**
 * What holds three numbers together: what the life path asks for, how it meets what the soul urge wants, and what the
 * expression number brings to both.
 */
export function numbersSummary(
  lifePath: CoreNumber,
  soulUrge: CoreNumber,
  expression: CoreNumber,
  { summary, tell }: NumberTexts,
): Summary {
  const [way, wish] = [reduceToDigit(lifePath).number, reduceToDigit(soulUrge).number];
  return tell((language) => {
    const { whyOfExpression, whyOfLifePath, whyOfSoulUrge } = tellingIn(language).summaries;
    return {
      text: summaryText([
        summary.ways.of(`${lifePath}`),
        summary.pairs.of(way < wish ? `${way} ${wish}` : `${wish} ${way}`),
        summary.meets.of(`${expression}`),
      ]),
      why: [whyOfLifePath(lifePath), whyOfSoulUrge(soulUrge), whyOfExpression(expression)],
    };
  });
}
