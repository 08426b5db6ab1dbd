import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { DerivedChartAnswer } from "~/answers/derived-chart";
import type { TransitsAnswer } from "~/answers/transits";
import { PLANETS } from "~/astrology/bodies";
import type { DialRing, RingPoint } from "~/astrology/midpoint-dial";
import type { NatalPoint } from "~/astrology/natal-points";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { holding, listOf, nullOr, number, word } from "~/calls/shape";
import type { MovedRing } from "../technique-note";

type Directed = DerivedChartAnswer["chart"];
const longitude = number(0, 360);
const angle = nullOr(holding<NonNullable<Directed["rising"]>>({ longitude }));
const isDirected = holding<Pick<DerivedChartAnswer, "chart">>({
  chart: holding<Directed>({
    planets: listOf(holding<Directed["planets"][number]>({ planet: word(), longitude })),
    points: listOf(holding<Directed["points"][number]>({ planet: word(), longitude })),
    rising: angle,
    midheaven: angle,
  }),
});
const areTransits = holding<Pick<TransitsAnswer, "transits">>({
  transits: listOf(holding<TransitsAnswer["transits"][number]>({ planet: word(), longitude })),
});

/** The points that midpoints are taken of, without the angles. */
const BODIES: readonly NatalPoint[] = [...PLANETS, "Chiron", "North Node"];

/**
 * The points of a birth carried on by the solar arc of a moment, or the ten planets that transit then, in the zodiac in
 * which the chart is drawn.
 * @param at ISO instant
 */
export async function askForRing(
  ring: MovedRing,
  chart: BirthChartAnswer,
  at: string,
): Promise<Outcome<DialRing>> {
  switch (ring) {
    case "Directed": {
      const input = { birth: chart.input, kind: "Solar Arc", at };
      const outcome = await ask("POST /api/derived-chart", input, isDirected);
      return outcome.ok ? { ok: true, data: { ring, points: pointsOf(outcome.data.chart) } } : outcome;
    }
    case "Transiting": {
      const input = { at, zodiac: chart.settings?.zodiac };
      const outcome = await ask("GET /api/transits", input, areTransits);
      if (!outcome.ok) return outcome;
      const points = outcome.data.transits.map(({ planet: point, longitude }) => ({ point, longitude }));
      return { ok: true, data: { ring, points } };
    }
  }
}

function pointsOf({ planets, points, rising, midheaven }: Directed): readonly RingPoint[] {
  const placed = [...planets, ...points];
  return [
    ...BODIES.flatMap((point) => {
      const place = placed.find(({ planet }) => planet === point);
      return place ? [{ point, longitude: place.longitude }] : [];
    }),
    ...(rising ? [{ point: "Ascendant" as const, longitude: rising.longitude }] : []),
    ...(midheaven ? [{ point: "Midheaven" as const, longitude: midheaven.longitude }] : []),
  ];
}
