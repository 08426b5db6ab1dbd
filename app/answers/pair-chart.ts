import type { ChartSettings } from "~/astrology/chart-settings";
import {
  compositeChart,
  davisonChart,
  davisonOf,
  type Pair,
  type PairKind,
} from "~/astrology/derived/pair-chart";
import { refusal } from "~/refusals";
import { type Parsed, underPrefix } from "~/schemas/fields";
import type { PairChartRequest, PairOptions } from "~/schemas/pair-chart-input";
import type { Birth } from "~/schemas/read-birth";
import {
  type BirthInputEcho,
  birthEcho,
  type ChartAnswer,
  chartInput,
  noHouses,
  type ResolvedBirth,
  resolvedBirth,
} from "./birth-chart";

/** How a person's birth was read. */
interface PersonSaid {
  readonly input: BirthInputEcho;
  readonly resolved: ResolvedBirth;
}

export interface PairChartAnswer {
  readonly kind: PairKind;
  /** In the first person's house system and under their settings. */
  readonly chart: ChartAnswer;
  /** Of a Davison chart, ISO; null for a composite, which is the sky of no moment and no place. */
  readonly instant: string | null;
  /** Degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly options: PairOptions;
  /** The first person's; absent where none were given. */
  readonly settings?: ChartSettings;
  readonly person1: PersonSaid;
  readonly person2: PersonSaid;
}

/** One chart of two births. A house system that does not exist where it is needed is an error at `person1.houseSystem`. */
export function pairChartAnswer({
  person1,
  person2,
  kind,
  options,
}: PairChartRequest): Parsed<PairChartAnswer> {
  const pair: Pair = [chartInput(person1), chartInput(person2)];
  const { houseSystem, settings } = person1;
  const davison = kind === "Davison" ? davisonOf(pair, options.place) : null;
  if (kind === "Davison" && !davison) {
    return { ok: false, fields: { "options.place": [refusal("place.no-middle")] } };
  }
  const { chart, ...refused } = davison
    ? davisonChart(pair, davison, houseSystem, settings)
    : compositeChart(pair, houseSystem, options.ascendant, settings);
  if (!chart) {
    const place = davison?.place ?? farthestNorthOrSouth(person1, person2);
    return { ok: false, fields: underPrefix("person1", noHouses(houseSystem, place, refused)) };
  }
  return {
    ok: true,
    value: {
      kind,
      chart,
      instant: davison && new Date(davison.instant).toISOString(),
      latitude: davison?.place.latitude ?? null,
      longitude: davison?.place.longitude ?? null,
      options,
      ...(settings && { settings }),
      person1: said(person1),
      person2: said(person2),
    },
  };
}

/** By it a composite lies beyond the polar circle, as the mean of both or as the one of them that does. */
function farthestNorthOrSouth({ place: a }: Birth, { place: b }: Birth) {
  return Math.abs(a.latitude) >= Math.abs(b.latitude) ? a : b;
}

function said(birth: Birth): PersonSaid {
  return { input: birthEcho(birth), resolved: resolvedBirth(birth) };
}
