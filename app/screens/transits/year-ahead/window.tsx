import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import { MomentDay } from "~/components/sky/moment";
import * as words from "~/words/year-ahead";

interface WindowProps {
  readonly contact: Pick<ForecastContactAnswer, "enters" | "leaves">;
}

/** When it is felt, as far as the span reaches. */
export function Window({ contact: { enters, leaves } }: WindowProps) {
  const [from, until] = [enters, leaves].map((at) => at && (() => <MomentDay at={at} />));
  if (from && until) return words.fromDayToDay({ from, until });
  if (from) return words.fromDayOn({ day: from });
  return until ? words.untilDay({ day: until }) : words.allOfThisTime();
}
