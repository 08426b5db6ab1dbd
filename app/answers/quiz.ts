import {
  type OfferId,
  type OptionId,
  optionId,
  QUESTIONS,
  type QuestionKey,
  TOOLS,
  type Tool,
} from "~/readings/quiz";

/** What was answered; an answer that no rule knows matches none. */
export type QuizAnswers = Partial<Readonly<Record<QuestionKey, string>>>;

export interface Recommendation {
  /** The service, else the first tool, else the birth chart. */
  readonly recommendation: OfferId | Tool;
  readonly recommendedTools: readonly Tool[];
  /** One at most. */
  readonly recommendedServices: readonly OfferId[];
}

/** Holds when any of its answers was given. */
type Rule = Partial<Readonly<Record<QuestionKey, readonly string[]>>>;

const TOOL_RULES: Readonly<Record<Tool, Rule>> = {
  "birth-chart": { explore: ["natal"], familiarity: ["new", "sun-sign"] },
  transits: { explore: ["transits"], challenge: ["timing"] },
  compatibility: { explore: ["compatibility"], focus: ["relationships"] },
  numerology: { explore: ["numerology"] },
  astrocartography: { explore: ["astrocartography"] },
};

/** Without one of these formats no service is recommended. */
const WANTS_SERVICE: Rule = { format: ["consultation", "both"] };

/** The first that holds. */
const SERVICE_RULES: readonly { readonly service: OfferId; readonly when: Rule }[] = [
  { service: "birth-chart-consultation", when: { familiarity: ["new", "sun-sign"] } },
  { service: "transit-consultation", when: { explore: ["transits"] } },
  { service: "synastry-consultation", when: { explore: ["compatibility"] } },
  { service: "comprehensive-session", when: { challenge: ["patterns"], timeline: ["now"] } },
];

export function recommend(answers: QuizAnswers): Recommendation {
  const recommendedTools = TOOLS.filter((tool) => holds(TOOL_RULES[tool], answers));
  const service = holds(WANTS_SERVICE, answers)
    ? SERVICE_RULES.find(({ when }) => holds(when, answers))?.service
    : undefined;
  return {
    recommendation: service ?? recommendedTools[0] ?? "birth-chart",
    recommendedTools,
    recommendedServices: service ? [service] : [],
  };
}

/** The answers that led to a tool or a consultation, in the order of the questions. */
export function reasonsFor(what: Tool | OfferId, answers: QuizAnswers): readonly OptionId[] {
  const rule =
    what in TOOL_RULES
      ? TOOL_RULES[what as Tool]
      : SERVICE_RULES.find(({ service }) => service === what)?.when;
  return rule ? givenOf(rule, answers) : [];
}

function holds(rule: Rule, answers: QuizAnswers): boolean {
  return givenOf(rule, answers).length > 0;
}

/** Those of a rule's answers that were given. */
function givenOf(rule: Rule, answers: QuizAnswers): readonly OptionId[] {
  return QUESTIONS.flatMap(({ key, options }) =>
    key === "contact"
      ? []
      : options
          .filter((option) => option === answers[key] && rule[key]?.includes(option))
          .map((option) => optionId(key, option)),
  );
}
