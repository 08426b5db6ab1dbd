import { check, holding, nullOr, number, oneOf, text } from "~/calls/shape";
import { note } from "./note";
import { isStepName, nameStepHere, type StepName } from "./step";

const REASONS = ["somebody-else", "somebody-elses-link", "loaded-again"] as const;
/** Why a page was loaded again: a form or only a link of somebody else's page was used, or neither. */
export type WhyAgain = (typeof REASONS)[number];

/** What was typed into a form, by the fields' names: a text, or whether a box is ticked. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** What a page that is loaded again by its address, which makes a new step of it, leaves to itself. */
export interface Again {
  readonly why: WhyAgain;
  /** What had been typed, by the forms' names (see typed-words.client.ts). */
  readonly forms: Readonly<Record<string, Typed>>;
  /** What the step was called. */
  readonly step: StepName | null;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export const again = note<Again>("typed", {
  owner: "person",
  lasts: "tab",
  check: holding<Again>({
    why: oneOf(...REASONS),
    forms: check((value) => typeof value === "object" && value !== null),
    step: nullOr(isStepName),
    path: text,
    at: number(),
  }),
});

const LASTS_MILLISECONDS = 60_000;

/** What was left to this page a moment ago; null where nothing was. */
export function leftToThisPage(): Again | null {
  const left = again.read();
  return left && Date.now() - left.at < LASTS_MILLISECONDS && left.path === location.pathname ? left : null;
}

/** A step whose page was loaded again has its name again. */
export function takeStep() {
  const step = leftToThisPage()?.step;
  if (step) nameStepHere(step);
}
