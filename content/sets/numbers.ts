import { numbersTo, pairs, practised, text, textSet } from "./text-set";

const DIGITS = numbersTo(9);
/** 11 is kept; 22 and 33 go on to 4 and 6. */
const core = textSet([...DIGITS, "11"], text);
/** Pinnacles and the maturity number keep 11 and 22; 33 goes on to 6. */
const withMasters = textSet([...DIGITS, "11", "22"], text);
const byDigit = textSet(DIGITS, text);
const KINDS = ["lifePath", "expression", "soulUrge", "personality"] as const;

export const numbers = {
  "numbers/life-path": core,
  "numbers/expression": core,
  "numbers/soul-urge": core,
  "numbers/personality": core,
  "numbers/birthdays": textSet(numbersTo(31), text),
  "numbers/master-totals": textSet(pairs(["22/4", "33/6"], KINDS), text),
  "numbers/missing-letters": textSet(["soulUrge", "personality"], text),
  "numbers/personal-years": byDigit,
  "numbers/courses-of-years": textSet(DIGITS, practised),
  "numbers/personal-months": byDigit,
  "numbers/personal-days": byDigit,
  "numbers/pinnacles": withMasters,
  "numbers/challenges": textSet(["0", ...numbersTo(8)], text),
  "numbers/maturity": withMasters,
  "numbers/missing-digits": byDigit,
  "numbers/summary-ways": core,
  "numbers/summary-pairs": textSet(
    DIGITS.flatMap((one, index) => DIGITS.slice(index).map((other) => `${one} ${other}` as const)),
    text,
  ),
  "numbers/summary-meets": core,
  "numbers/workings": textSet(
    [
      "personalYear",
      "personalMonth",
      "personalDay",
      "pinnacles",
      "challenges",
      "maturity",
      "missingDigits",
      "currentName",
    ],
    text,
  ),
};
