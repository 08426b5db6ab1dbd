import { dateOfIso, formatLongDate, localDay } from "~/astrology/calendar";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { dayAndClock } from "~/components/births/how-it-was-read";
import { hourHere } from "~/components/sky/clock-here";
import { placeLabel } from "~/places/place-label";
import { derivedCharts } from "~/readings/derived-charts";
import { listed } from "~/readings/listed";
import type { ChosenView, DerivedView } from "./chosen-view";
import type { Derived } from "./derived-request";

/** `15 June 2026, 17:02:11`, by the clocks of a zone and in the visitor's hour cycle; null where the browser does not know the zone. */
export function localWords(iso: string, timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en-GB", {
      timeZone,
      day: "numeric",
      month: "long",
      year: "numeric",
      ...hourHere(),
      minute: "2-digit",
      second: "2-digit",
    })
      .format(new Date(iso))
      .replace(" at ", ", ");
  } catch {
    return null;
  }
}

/** The date of a moment at a place: `15 June 2026`. */
function dayThere(iso: string, { timeZone }: Derived["place"]): string {
  return localWords(iso, timeZone)?.split(",")[0] ?? formatLongDate(dateOfIso(iso));
}

/** The day that a chart is drawn for, by the visitor's calendar. */
function dayFor({ at, chosen }: Derived): string {
  if (chosen.date) return formatLongDate(dateOfIso(chosen.date));
  const date = new Date(at);
  return formatLongDate(localDay(date));
}

export function titleOf(derived: Derived): string {
  const { chosen, instant, place } = derived;
  switch (chosen.view) {
    case "Now":
      return chosen.date ? `The sky of ${dayFor(derived)}` : "The sky now";
    case "Progressed":
      return `${chosen.method === "Solar Arc" ? "Solar arc" : "Progressed"} to ${dayFor(derived)}`;
    case "Solar return":
      return `Solar return of ${dayThere(instant, place)}`;
    case "Lunar return":
      return `Lunar return of ${dayThere(instant, place)}`;
    case "Planet return":
      return `${chosen.planet} return of ${dayThere(instant, place)}`;
    case "Relocated":
      return `Relocated to ${place.name}`;
  }
}

/** Which sky is drawn, and for where: each a sentence or two, without which no chart can be checked. */
export function sourceOf(derived: Derived): string {
  const { chosen, instant, passes, place, natal } = derived;
  const utc = `${dayAndClock(instant)} UTC`;
  const there = localWords(instant, place.timeZone);
  const moment = there ? `${there} in ${place.name} (${utc})` : utc;
  const where = `for ${placeLabel(place)}`;
  switch (chosen.view) {
    case "Now":
      return `${moment}. By itself it is drawn ${where}.`;
    case "Progressed": {
      const days = (Date.parse(instant) - Date.parse(natal.resolved.utc)) / MILLISECONDS_PER_DAY;
      const sky = `The sky of ${utc}, ${days.toFixed(1)} days after birth, stands for that day`;
      return chosen.method === "Solar Arc"
        ? `${sky}: by as much as the Sun had moved then, everything in the chart is moved on.`
        : `${sky}.`;
    }
    case "Solar return":
    case "Lunar return":
    case "Planet return": {
      const days = passes.map((pass) => dayThere(pass, place));
      const others = days.length > 1 ? ` It is one of ${days.length} passes: ${listed(days)}.` : "";
      const measured = chosen.measure === "stars" ? " Measured among the stars." : "";
      return `Exact on ${moment}.${measured}${others} Drawn ${where}.`;
    }
    case "Relocated":
      return `The sky of your birth, ${moment}, drawn ${where}.`;
  }
}

/** What such a chart is called within a sentence and on its ring. */
export function nameOf({
  view,
  method,
  planet,
}: Pick<ChosenView, "method" | "planet"> & { readonly view: DerivedView }) {
  switch (view) {
    case "Now":
      return "transits";
    case "Progressed":
      return method === "Solar Arc" ? "solar arc" : "progressed chart";
    case "Solar return":
      return "solar return";
    case "Lunar return":
      return "lunar return";
    case "Planet return":
      return `${planet} return`;
    case "Relocated":
      return "relocated chart";
  }
}

/** What such a chart is read for: a title and a text. */
export function meaningOf({ view, method }: Parameters<typeof nameOf>[0]): readonly [string, string] {
  switch (view) {
    case "Now":
      return ["What transits show", derivedCharts.now];
    case "Progressed":
      return method === "Solar Arc"
        ? ["What a solar arc is read for", derivedCharts.solarArc]
        : ["What a progressed chart is read for", derivedCharts.secondaryProgression];
    case "Solar return":
      return ["What a solar return is read for", derivedCharts.solarReturn];
    case "Lunar return":
      return ["What a lunar return is read for", derivedCharts.lunarReturn];
    case "Planet return":
      return ["What a planet’s return is read for", derivedCharts.planetReturn];
    case "Relocated":
      return ["What a relocated chart is read for", derivedCharts.relocation];
  }
}
