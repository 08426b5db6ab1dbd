import { type CivilDate, dateOfIso, localDay } from "~/astrology/calendar";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { readingIn } from "~/components/here/clock-in";
import { hourHere, regionOfWords } from "~/components/sky/clock-here";
import { placeLabel } from "~/places/place-label";
import * as guide from "~/words/chart-guide";
import { longDate } from "~/words/dates";
import { dayAndClock } from "~/words/day-and-clock";
import * as words from "~/words/derived-charts";
import { listedNames } from "~/words/listed-names";
import * as moments from "~/words/moments";
import * as names from "~/words/names";
import type { ChosenView, DerivedView } from "./chosen-view";
import type { Derived } from "./derived-request";

/** `15 June 2026, 17:02:11`, by the clocks of a zone and in the visitor's hour cycle; null where the browser does not know the zone. */
export function localWords(iso: string, timeZone: string): string | null {
  const date = dateIn(iso, timeZone);
  if (!date) return null;
  const clock = new Intl.DateTimeFormat(regionOfWords(), {
    timeZone,
    ...hourHere(),
    minute: "2-digit",
    second: "2-digit",
  });
  return moments.dayAndTime({ day: longDate(date), time: clock.format(new Date(iso)) });
}

function dateIn(iso: string, timeZone: string): CivilDate | null {
  try {
    return readingIn(timeZone, Date.parse(iso)).date;
  } catch {
    return null;
  }
}

/** The date of a moment at a place: `15 June 2026`. */
function dayThere(iso: string, { timeZone }: Derived["place"]): string {
  return longDate(dateIn(iso, timeZone) ?? dateOfIso(iso));
}

/** The day that a chart is drawn for, by the visitor's calendar. */
function dayFor({ at, chosen }: Derived): string {
  if (chosen.date) return longDate(dateOfIso(chosen.date));
  const date = new Date(at);
  return longDate(localDay(date));
}

export function titleOf(derived: Derived): string {
  const { chosen, instant, place } = derived;
  switch (chosen.view) {
    case "Now":
      return chosen.date ? words.skyOfDay({ day: dayFor(derived) }) : words.skyNow();
    case "Progressed": {
      const day = dayFor(derived);
      return chosen.method === "Solar Arc" ? words.solarArcTo({ day }) : words.progressedTo({ day });
    }
    case "Solar return":
      return words.solarReturnOf({ day: dayThere(instant, place) });
    case "Lunar return":
      return words.lunarReturnOf({ day: dayThere(instant, place) });
    case "Planet return":
      return words.planetReturnOf({ planet: names.point(chosen.planet), day: dayThere(instant, place) });
    case "Relocated":
      return words.relocatedTo({ place: place.name });
  }
}

/** Which sky is drawn, and for where: each a sentence or two, without which no chart can be checked. */
export function sourceOf(derived: Derived): string {
  const { chosen, instant, passes, place: over, natal } = derived;
  const utc = words.utc({ moment: dayAndClock(instant) });
  const there = localWords(instant, over.timeZone);
  const moment = there ? words.momentThere({ moment: there, place: over.name, utc }) : utc;
  const place = placeLabel(over);
  switch (chosen.view) {
    case "Now":
      return words.drawnByItself({ moment, place });
    case "Progressed": {
      const days = (Date.parse(instant) - Date.parse(natal.resolved.utc)) / MILLISECONDS_PER_DAY;
      const sky = { utc, days: days.toFixed(1) };
      return chosen.method === "Solar Arc" ? words.movedOnByTheArc(sky) : words.standsForThatDay(sky);
    }
    case "Solar return":
    case "Lunar return":
    case "Planet return":
      return words.exactOn({
        moment,
        isAmongStars: chosen.measure === "stars",
        hasMore: passes.length > 1,
        count: passes.length,
        days: listedNames(passes.map((pass) => dayThere(pass, over))),
        place,
      });
    case "Relocated":
      return words.skyOfYourBirth({ moment, place });
  }
}

type Named = Pick<ChosenView, "method" | "planet"> & { readonly view: DerivedView };

/** What the words of such a chart take: which one it is. */
export function kindOf({ view, method, planet }: Named) {
  return {
    kind: method === "Solar Arc" && view === "Progressed" ? "solarArc" : KINDS[view],
    planet: names.point(planet),
  };
}

const KINDS = {
  Now: "transits",
  Progressed: "progressed",
  "Solar return": "solarReturn",
  "Lunar return": "lunarReturn",
  "Planet return": "planetReturn",
  Relocated: "relocated",
} as const satisfies Record<DerivedView, string>;

/** What such a chart is called: `Saturn return`. */
export function nameOf(chosen: Named): string {
  return words.nameOfChart(kindOf(chosen));
}

/** What a file with such a chart is called after its name, in English as all files are. */
export function fileOf({ view, method, planet }: Named): string {
  switch (view) {
    case "Now":
      return "transits";
    case "Progressed":
      return method === "Solar Arc" ? "solar-arc" : "progressed-chart";
    case "Solar return":
      return "solar-return";
    case "Lunar return":
      return "lunar-return";
    case "Planet return":
      return `${planet}-return`;
    case "Relocated":
      return "relocated-chart";
  }
}

/** What such a chart is read for: a title and a text. */
export function meaningOf({ view, method }: Named): readonly [string, string] {
  switch (view) {
    case "Now":
      return [words.whatTransitsShow(), guide.now()];
    case "Progressed":
      return method === "Solar Arc"
        ? [words.whatASolarArc(), guide.solarArc()]
        : [words.whatAProgressedChart(), guide.secondaryProgression()];
    case "Solar return":
      return [words.whatASolarReturn(), guide.solarReturn()];
    case "Lunar return":
      return [words.whatALunarReturn(), guide.lunarReturn()];
    case "Planet return":
      return [words.whatAPlanetsReturn(), guide.planetReturn()];
    case "Relocated":
      return [words.whatARelocatedChart(), guide.relocation()];
  }
}
