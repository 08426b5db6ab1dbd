import type {
  ActiveTransitAnswer,
  ChartTransitAnswer,
  ChartTransitsAnswer,
  DaysAround,
  TransitAroundAnswer,
} from "~/answers/chart-transits";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { holding, instant, listOf, nullOr, number, record, text, word, yesOrNo } from "~/calls/shape";
import type { ChartLongitudes } from "./chart-longitudes";
import { approachShape, contactShape } from "./contact-shape";

/** A chart and what touches it. */
export interface TransitsOfChart {
  readonly chart: ChartLongitudes;
  /** Null where it could not be had. */
  readonly answer: ChartTransitsAnswer | null;
}

const contact = {
  planet: word<never>(),
  type: word<never>(),
  point: word<never>(),
  exact: listOf(record({ at: instant, isRetrograde: yesOrNo })),
  text,
  lasts: nullOr(text),
  practice: nullOr(text),
};
const isAnswer = holding<ChartTransitsAnswer>({
  active: listOf(
    record<ActiveTransitAnswer>({
      ...contact,
      orb: number(),
      isApplying: yesOrNo,
      longitude: number(),
      isRetrograde: yesOrNo,
      closest: nullOr(approachShape),
    }),
  ),
  contacts: listOf(record<ChartTransitAnswer>(contact)),
  around: record<DaysAround>({
    from: instant,
    until: instant,
    contacts: listOf(record<TransitAroundAnswer>({ ...contactShape, within: number() })),
  }),
});

/**
 * What touches a chart now, or at another moment. Only longitudes are sent, in the call's body: no birth data stands
 * in an address.
 */
export function askForTransits(
  { longitudes }: ChartLongitudes,
  at: string | null,
): Promise<Outcome<ChartTransitsAnswer>> {
  return ask("POST /api/chart-transits", { longitudes, ...(at && { at }) }, isAnswer);
}
