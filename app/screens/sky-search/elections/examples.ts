import type { ConditionRows } from "~/schemas/election-rows";
import * as words from "~/words/elections";

interface ElectionExample {
  readonly id: string;
  readonly label: () => string;
  readonly rows: ConditionRows;
}

const NOT_VOID = { kind: "Moon", state: "Void" };

/** What is often looked for, to begin with: each fills the form, and is a proposal and no rule. */
export const ELECTION_EXAMPLES: readonly ElectionExample[] = [
  {
    id: "contract",
    label: words.contract,
    rows: {
      all: [{ kind: "Direct", body: "Mercury" }],
      any: [],
      not: [{ kind: "Combust", body: "Mercury" }, NOT_VOID],
    },
  },
  {
    id: "business",
    label: words.business,
    rows: {
      all: [{ kind: "Moon", state: "Waxing" }],
      any: [
        { kind: "Aspect", body: "Moon", aspect: "Trine", with: "Jupiter", orb: "8" },
        { kind: "Aspect", body: "Moon", aspect: "Sextile", with: "Jupiter", orb: "8" },
      ],
      not: [NOT_VOID],
    },
  },
  {
    id: "wedding",
    label: words.wedding,
    rows: {
      all: [
        { kind: "Direct", body: "Venus" },
        { kind: "Moon", state: "Waxing" },
      ],
      any: [],
      not: [NOT_VOID, { kind: "Moon", state: "Burned way" }],
    },
  },
  {
    id: "journey",
    label: words.journey,
    rows: {
      all: [{ kind: "Direct", body: "Mercury" }],
      any: [{ kind: "Hour", ruler: "Mercury" }],
      not: [NOT_VOID, { kind: "Moon", state: "Burned way" }],
    },
  },
];
