import type { ChartSettings } from "~/astrology/chart-settings";
import { type CrossAspect, crossAspects } from "~/astrology/derived/cross-aspects";
import { type HeliocentricChart, heliocentricChart, remadeChart } from "~/astrology/derived/further-charts";
import type { Division } from "~/astrology/derived/vargas";
import { type Instant, isoOf } from "~/astrology/instant";
import type { FurtherChartRequest, FurtherKind } from "~/schemas/derived-chart-input";
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

/** A chart of the birth itself under another zodiac, or from another centre, in the shape of every derived chart. */
export interface FurtherChartAnswer {
  readonly kind: FurtherKind;
  /** The moment that was asked for, ISO: it changes nothing here. */
  readonly at: string;
  /** The birth's, ISO. */
  readonly instant: string;
  readonly passes: readonly string[];
  /** The birthplace. */
  readonly place: ResolvedPlace;
  /** As they were followed, where the kind has some. */
  readonly options: { readonly harmonic?: number; readonly division?: Division };
  readonly settings?: ChartSettings;
  readonly chart: ChartAnswer | HeliocentricChart;
  readonly natal: BirthChartAnswer;
  /** Of a draconic chart; places of the others are not compared with natal ones. */
  readonly crossAspects: readonly CrossAspect[];
}

/** The chart beside the natal one; a house system that does not exist at the birthplace is an error at `birth.houseSystem`. */
export function furtherChartAnswer(
  { birth, kind, harmonic, division }: FurtherChartRequest,
  at: Instant,
  mark: AnswerMark,
): Parsed<FurtherChartAnswer> {
  const natal = birthChartAnswer(birth, mark);
  if (!natal.ok) return { ok: false, fields: underPrefix("birth", natal.fields) };
  const { settings } = birth;
  const said = {
    kind,
    at: isoOf(at),
    instant: isoOf(birth.moment.instant),
    passes: [],
    place: birth.place,
    options: {
      ...(kind === "Harmonic" && { harmonic }),
      ...(kind === "Varga" && { division }),
    },
    ...(settings && { settings }),
  };
  if (kind === "Heliocentric") {
    const chart = heliocentricChart(chartInput(birth), settings);
    return { ok: true, value: { ...said, chart, natal: natal.value, crossAspects: [] } };
  }
  const remade = remadeChart({ natal: chartInput(birth), kind, harmonic, division, settings });
  if (!remade.chart) {
    return { ok: false, fields: underPrefix("birth", noHouses(birth.houseSystem, birth.place, remade)) };
  }
  const { chart } = remade;
  const compared = kind === "Draconic" ? crossAspects(chart, natal.value, "progressed") : [];
  return { ok: true, value: { ...said, chart, natal: natal.value, crossAspects: compared } };
}
