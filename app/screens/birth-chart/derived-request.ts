import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import type { DerivedChartAnswer } from "~/answers/derived-chart";
import { ASPECT_RULES, type AspectType } from "~/astrology/aspects";
import { PLANETS } from "~/astrology/bodies";
import { dateOfIso, localDay, midnightOf } from "~/astrology/calendar";
import type { CrossAspect } from "~/astrology/derived/cross-aspects";
import { END_INSTANT, FIRST_INSTANT } from "~/astrology/instant";
import { CHART_POINTS } from "~/astrology/orbs";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { holding, instant, listOf, number, oneOf, yesOrNo } from "~/calls/shape";
import { longitudesOf } from "~/components/births/longitudes-of";
import { isPlace } from "~/components/births/stored-birth";
import { type Drawn, isChart, isDrawn } from "~/components/births/stored-chart";
import { askForTransits } from "~/components/births/transits-of-chart";
import type { ChartName } from "~/components/drawings/body-style";
import * as words from "~/words/derived-charts";
import { type ChosenView, type DerivedView, isReturn } from "./chosen-view";

/** An aspect from a place of the derived chart to one of the natal chart, with what a transit's says. */
export interface DerivedAspect extends Pick<CrossAspect, "type" | "orb" | "isApplying"> {
  readonly planet1: ChartName;
  readonly planet2: ChartName;
  readonly words?: Pick<ActiveTransitAnswer, "text" | "lasts" | "practice">;
}

/** A chart that came, beside the natal one. */
export interface Derived {
  /** As it was chosen when it was asked for. */
  readonly chosen: ChosenView & { readonly view: DerivedView };
  /** ISO: the sky that is drawn, and the moment for which. */
  readonly instant: string;
  readonly at: string;
  /** Of a return: all of its passes, ISO, in order. */
  readonly passes: readonly string[];
  readonly place: BirthChartAnswer["resolved"]["place"];
  readonly chart: Drawn & Pick<BirthChartAnswer, "extras">;
  readonly natal: BirthChartAnswer;
  /** The closest first. */
  readonly aspects: readonly DerivedAspect[];
}

/** What to ask for, or why nothing is. */
export type DerivedRequest =
  | { readonly kind: "ask"; readonly key: string; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "no place" };

/** Why a day without its hour has none of these. */
const TIME_NEEDED: Readonly<Partial<Record<DerivedView, () => string>>> = {
  "Solar return": words.solarReturnNeeds,
  "Lunar return": words.lunarReturnNeeds,
  Relocated: words.relocatedChartNeeds,
};

/** The last second that is answered for. */
const LAST = END_INSTANT - 1000;
const MINUTE = 60_000;

/**
 * The moment that a day stands for: this minute for today, else that day's noon; for returns its end, so that the one
 * of that very day counts as the last. By the visitor's own clock.
 */
export function momentOf({ view, date }: Pick<ChosenView, "view" | "date">, now: Date): string {
  const today = localDay(now);
  const day = date ? dateOfIso(date) : today;
  const isToday = midnightOf(day) === midnightOf(today);
  const [hour, rest] = isReturn(view) ? [23, 59] : [12, 0];
  const at = new Date(2000, 0, 1, hour, rest, rest);
  at.setFullYear(day.year, day.month - 1, day.day); // as a first argument a year below 100 would be one of 1900
  const moment = isToday && !isReturn(view) ? Math.floor(now.getTime() / MINUTE) * MINUTE : at.getTime();
  return new Date(Math.min(LAST, Math.max(FIRST_INSTANT, moment))).toISOString().replace(".000Z", "Z");
}

/** What to ask the API for a view. `Now` is no derived chart: its body is that of a birth chart. */
export function requestOf(
  { input }: Pick<BirthChartAnswer, "input">,
  chosen: ChosenView & { readonly view: DerivedView },
  now: Date,
): DerivedRequest {
  const { view, which, planet, measure, method, angles } = chosen;
  const why = input.timeUnknown && TIME_NEEDED[view];
  if (why) return { kind: "refused", why: why() };
  const location = chosen.location.trim();
  if (view === "Relocated" && !location) return { kind: "no place" };
  const { latitude, longitude } = chosen;
  const place = location ? { location, ...(latitude && longitude && { latitude, longitude }) } : undefined;
  const at = momentOf(chosen, now);
  const counted = { next: which === "next", ...(measure === "stars" && { precessed: true }) };
  const ask = (body: Readonly<Record<string, unknown>>): DerivedRequest => ({
    kind: "ask",
    key: JSON.stringify(body),
    body,
  });
  switch (view) {
    case "Now":
      return ask({
        name: view,
        date: at.slice(0, 10),
        time: at.slice(11, 16),
        timezone: 0,
        location: input.location,
        latitude: input.latitude,
        longitude: input.longitude,
        houseSystem: input.houseSystem,
        settings: input.settings,
      });
    case "Progressed":
      return ask({ birth: input, kind: method, at, options: { angles } });
    case "Solar return":
      return ask({ birth: input, kind: "Solar Return", at, place, options: counted });
    case "Lunar return":
      return ask({ birth: input, kind: "Lunar Return", at, place, options: counted });
    case "Planet return":
      return ask({ birth: input, kind: "Planet Return", at, place, options: { ...counted, planet } });
    case "Relocated":
      return ask({ birth: input, kind: "Relocation", place });
  }
}

const chartName = oneOf<ChartName>(...PLANETS, ...CHART_POINTS);
type Answer = Omit<DerivedChartAnswer, "chart" | "crossAspects"> & {
  readonly chart: Derived["chart"];
  readonly crossAspects: readonly DerivedAspect[];
};
const isDerivedChart = holding<Answer>({
  at: instant,
  instant,
  passes: listOf(instant),
  place: isPlace,
  chart: isDrawn,
  natal: isChart,
  crossAspects: listOf(
    holding<DerivedAspect>({
      planet1: chartName,
      planet2: chartName,
      type: oneOf(...(Object.keys(ASPECT_RULES) as AspectType[])),
      orb: number(0, 180),
      isApplying: yesOrNo,
    }),
  ),
});

/** Asks for a view's chart. What was refused is told in the words of the fields. */
export async function askForDerived(
  natal: BirthChartAnswer,
  chosen: Derived["chosen"],
  { body }: Extract<DerivedRequest, { readonly kind: "ask" }>,
): Promise<Outcome<Derived>> {
  const outcome =
    chosen.view === "Now" ? await askForNow(natal, chosen, body) : await askForChart(chosen, body);
  if (outcome.ok) return outcome;
  const told = Object.values(outcome.fields).flat();
  return told.length > 0 ? { ...outcome, reason: told.join(" ") } : outcome;
}

async function askForChart(
  chosen: Derived["chosen"],
  body: Readonly<Record<string, unknown>>,
): Promise<Outcome<Derived>> {
  const outcome = await ask("POST /api/derived-chart", body, isDerivedChart);
  if (!outcome.ok) return outcome;
  const { crossAspects, at, instant, passes, place, chart, natal } = outcome.data;
  const aspects = toldAspects(crossAspects, chosen);
  return { ok: true, data: { chosen, at, instant, passes, place, chart, natal, aspects } };
}

/** That what returns is where it was is what a return is. */
function toldAspects(
  aspects: readonly DerivedAspect[],
  { view, planet }: Derived["chosen"],
): readonly DerivedAspect[] {
  if (!isReturn(view)) return aspects;
  const returning = view === "Solar return" ? "Sun" : view === "Lunar return" ? "Moon" : planet;
  return aspects.filter(({ planet1, planet2 }) => !(planet1 === returning && planet2 === returning));
}

/** The sky of a moment over the birthplace, in the zodiac of the birth chart, and what its planets touch there. */
async function askForNow(
  natal: BirthChartAnswer,
  chosen: Derived["chosen"],
  body: Readonly<Record<string, unknown>>,
): Promise<Outcome<Derived>> {
  const at = `${body.date}T${body.time}:00Z`;
  const sky = ask("POST /api/birth-chart", body, isChart);
  // Among the stars today's sky is measured from today's equinox, and so are the natal places that it meets.
  const over = natal.fromTropical ? await sky : null;
  const fromTropical = over?.ok ? over.data.fromTropical : natal.fromTropical;
  const contacts = askForTransits(longitudesOf({ ...natal, fromTropical }), at);
  const [moment, transits] = await Promise.all([sky, contacts]);
  if (!moment.ok) return moment;
  if (!transits.ok) return transits;
  const aspects = transits.data.active.map(({ planet, point, type, orb, isApplying, ...words }) => {
    return { planet1: planet, planet2: point, type, orb, isApplying, words };
  });
  const place = natal.resolved.place;
  return {
    ok: true,
    data: { chosen, at, instant: at, passes: [], place, chart: moment.data, natal, aspects },
  };
}
