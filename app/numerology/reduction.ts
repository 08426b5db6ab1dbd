export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** The numbers that readings are written for. 11 is kept; 22 and 33 go on to 4 and 6. */
export type CoreNumber = Digit | 11;
/** Pinnacles and the maturity number keep 11 and 22; 33 goes on to 6. */
export type DigitOrMaster = Digit | 11 | 22;

/** A number and how it was reached. */
export interface Reached<Value extends number> {
  readonly number: Value;
  /** From the total down to the number, both included: 1990, 19, 10, 1. One entry when nothing had to be done. */
  readonly steps: readonly number[];
}

export interface Reduction extends Reached<CoreNumber> {
  /** What was reduced. */
  readonly total: number;
  /** The master number that the total was or became on its way, written 22/4 or 33/6. */
  readonly through: 22 | 33 | null;
}

function digitSum(number: number): number {
  return [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
}

/** Adds up digits until one digit is left, or one of the kept numbers. */
function reached<Value extends number>(total: number, kept: readonly number[]): Reached<Value> {
  const steps = [total];
  let current = total;
  while (current > 9 && !kept.includes(current)) {
    current = digitSum(current);
    steps.push(current);
  }
  return { number: current as Value, steps };
}

/** Adds up digits until 1–9 or 11 is left. @param total a whole number from 1 */
export function reduce(total: number): Reduction {
  const { number, steps } = reached<CoreNumber>(total, [11]);
  const through = steps.includes(22) ? 22 : steps.includes(33) ? 33 : null;
  return { total, steps, number, through };
}

/** Adds up digits until 1–9 is left. @param total a whole number from 1 */
export function reduceToDigit(total: number): Reached<Digit> {
  return reached(total, []);
}

/** Adds up digits until 1–9, 11 or 22 is left. @param total a whole number from 1 */
export function reduceToMaster(total: number): Reached<DigitOrMaster> {
  return reached(total, [11, 22]);
}
