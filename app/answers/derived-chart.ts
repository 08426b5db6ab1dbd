import { dateOfIso } from "~/astrology/calendar";
import type { ChartSettings } from "~/astrology/chart-settings";
import { type CrossAspect, crossAspects } from "~/astrology/derived/cross-aspects";
import {
  type DerivedKind,
  type DerivedOptions,
  derivedChart,
  optionsUnder,
} from "~/astrology/derived/derived-chart";
import { type ReturningBody, returnOf } from "~/astrology/derived/returns";
import type { Instant } from "~/astrology/instant";
import { type Refusal, refusal } from "~/refusals";
import type { DerivedChartRequest } from "~/schemas/derived-chart-input";
import { type Parsed, underPrefix } from "~/schemas/fields";
import type { ResolvedPlace } from "~/schemas/read-birth";
import {
  type AnswerMark,
  type BirthChartAnswer,
  birthChartAnswer,
  type ChartAnswer,
  chartInput,
  noHouses,
} from "./birth-chart";

export interface DerivedChartAnswer {
  readonly kind: DerivedKind;
  /** The moment that was asked for, ISO. */
  readonly at: string;
  /** Of the sky that is drawn, ISO. */
  readonly instant: string;
  /** Of a return: all its passes, ISO, in order; none for all else. */
  readonly passes: readonly string[];
  /** Over which it is drawn. */
  readonly place: ResolvedPlace;
  /** As they were followed: in a sidereal zodiac returns are `precessed`. */
  readonly options: DerivedOptions;
  /** Under which both charts are drawn; absent where none were given. */
  readonly settings?: ChartSettings;
  readonly chart: ChartAnswer;
  readonly natal: BirthChartAnswer;
  readonly crossAspects: readonly CrossAspect[];
}

/**
 * The chart derived from a birth beside its natal chart. A house system that does not exist at either place is an error
 * at `birth.houseSystem`; a return that our tables do not hold, at `at`.
 */
export function derivedChartAnswer(
  { birth, kind, place, options: asked }: DerivedChartRequest,
  at: Instant,
  mark: AnswerMark,
): Parsed<DerivedChartAnswer> {
  const natal = birthChartAnswer(birth, mark);
  if (!natal.ok) return { ok: false, fields: underPrefix("birth", natal.fields) };
  const { settings } = birth;
  const options = optionsUnder({ kind, options: asked, settings });
  const isAtBirthplace = kind === "Secondary Progression" || kind === "Solar Arc";
  const over = (!isAtBirthplace && place) || birth.place;
  const derived = derivedChart({ natal: chartInput(birth), kind, at, place: over, options, settings });
  if (!derived.chart) {
    const fields =
      "noReturnOf" in derived
        ? { at: [whyNoReturn(derived.noReturnOf, birth.moment.instant, options)] }
        : underPrefix("birth", noHouses(birth.houseSystem, over, derived));
    return { ok: false, fields };
  }
  const { instant, passes, motion, chart } = derived;
  return {
    ok: true,
    value: {
      kind,
      at: iso(at),
      instant: iso(instant),
      passes: passes.map(iso),
      place: over,
      options,
      ...(settings && { settings }),
      chart,
      natal: natal.value,
      crossAspects: crossAspects(chart, natal.value, motion),
    },
  };
}

function iso(instant: Instant): string {
  return new Date(Math.round(instant)).toISOString();
}

function whyNoReturn(body: ReturningBody, birth: Instant, { next, precessed }: DerivedOptions): Refusal {
  if (next) return refusal("return.none-again", body);
  const first = returnOf({ body, birth, at: birth, next: true, precessed });
  if (!first) return refusal("return.none", body);
  return refusal("return.later", body, dateOfIso(iso(first.instant)));
}
