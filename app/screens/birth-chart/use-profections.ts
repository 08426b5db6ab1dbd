import { useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ProfectionAnswer } from "~/answers/profections";
import { localDay } from "~/astrology/calendar";
import { ask } from "~/calls/ask";
import { holding, instant, listOf, number, text, word } from "~/calls/shape";
import { type Profections, profectionsOf } from "./profections-of";

const areProfections = listOf(
  holding<ProfectionAnswer>({
    age: number(),
    profectionYear: number(),
    sign: word(),
    rulingPlanet: word(),
    startsOn: instant,
    endsOn: instant,
    theme: text,
    interpretation: text,
  }),
);

/**
 * The profections of the chart on the screen, asked for when it has come; null while they are awaited, and where the
 * call failed.
 * @param given came with the page, for the chart that came with it
 */
export function useProfections(chart: BirthChartAnswer, given: Profections | null): Profections | null {
  const [first] = useState(chart);
  const [latest, setLatest] = useState<{
    readonly of: BirthChartAnswer;
    readonly profections: Profections;
  }>();
  const isGiven = chart === first && given !== null;

  useEffect(() => {
    if (isGiven) return;
    const now = new Date();
    const today = localDay(now);
    const asked = profectionsOf(chart, today);
    if (asked.kind === "none") return setLatest({ of: chart, profections: asked.why });
    const request = new AbortController();
    ask("POST /api/annual-profections", asked.input, areProfections, request.signal).then((outcome) => {
      if (request.signal.aborted) return;
      if (outcome.ok) setLatest({ of: chart, profections: outcome.data });
      else console.error(`Profections: ${outcome.message}`);
    });
    return () => request.abort();
  }, [chart, isGiven]);

  if (isGiven) return given;
  return latest?.of === chart ? latest.profections : null;
}
