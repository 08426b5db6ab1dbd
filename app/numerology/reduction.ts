/** The numbers that readings are written for. 11 is kept; 22 and 33 go on to 4 and 6. */
export type CoreNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11;

export interface Reduction {
  /** What was reduced. */
  readonly total: number;
  /** From the total down to the number, both included: 1990, 19, 10, 1. One entry when nothing had to be done. */
  readonly steps: readonly number[];
  readonly number: CoreNumber;
  /** The master number that the total was or became on its way, written 22/4 or 33/6. */
  readonly through: 22 | 33 | null;
}

function digitSum(number: number): number {
  return [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
}

/** Adds up digits until 1–9 or 11 is left. @param total a whole number from 1 */
export function reduce(total: number): Reduction {
  const steps = [total];
  let current = total;
  while (current > 9 && current !== 11) {
    current = digitSum(current);
    steps.push(current);
  }
  const through = steps.includes(22) ? 22 : steps.includes(33) ? 33 : null;
  return { total, steps, number: current as CoreNumber, through };
}
