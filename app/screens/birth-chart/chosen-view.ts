import { PLANETS } from "~/astrology/bodies";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import type { ProgressedAngles } from "~/astrology/derived/progressions";
import type { ReturningBody } from "~/astrology/derived/returns";

/** The ways in which a birth is looked at; the labels are the screen's own. */
export const VIEWS = [
  "Natal",
  "Now",
  "Progressed",
  "Solar return",
  "Lunar return",
  "Planet return",
  "Relocated",
] as const;
export type View = (typeof VIEWS)[number];
export type DerivedView = Exclude<View, "Natal">;

export const METHODS = ["Secondary Progression", "Solar Arc"] as const;
export const ANGLES = [
  "Solar Arc",
  "Naibod",
  "Mean Quotidian",
] as const satisfies readonly ProgressedAngles[];
export const WHICH = ["last", "next"] as const;
/** Whose returns are shown beside the Sun's and the Moon's, Saturn's first. */
export const RETURNING = [
  "Saturn",
  "Jupiter",
  ...PLANETS.filter((planet) => !["Sun", "Moon", "Jupiter", "Saturn"].includes(planet)),
  "Chiron",
] as const satisfies readonly ReturningBody[];
export const MEASURES = ["equinox", "stars"] as const;
export const WHEELS = ["Natal inside", "By itself"] as const;
/** A progressed or directed chart also has the sky of its day around it. */
export const WHEELS_OF_PROGRESSED = [...WHEELS, "With transits"] as const;

/** A view and what was chosen for it, which the other views keep. */
export interface ChosenView {
  readonly view: View;
  /** `2026-11-22` by the visitor's calendar; empty for today. */
  readonly date: string;
  /** Of returns: the last one until that day, or the next one after it. */
  readonly which: (typeof WHICH)[number];
  /** Of a planet return. */
  readonly planet: ReturningBody;
  /** Where returns are measured from: among the stars the precession since birth is taken off. */
  readonly measure: (typeof MEASURES)[number];
  readonly method: (typeof METHODS)[number];
  readonly angles: ProgressedAngles;
  /** As typed; empty for the birthplace. Coordinates where a suggestion was picked. */
  readonly location: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly wheel: (typeof WHEELS_OF_PROGRESSED)[number];
}

/** What the step of the history says; whatever it does not say is as at first. */
export function readChosen(kept: Readonly<Record<string, string>> = {}): ChosenView {
  const { date = "", location = "", latitude = "", longitude = "" } = kept;
  const method = among(METHODS, kept.method);
  const angles = among(ANGLES, kept.angles);
  return {
    view: among(VIEWS, kept.view),
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : "",
    which: among(WHICH, kept.which),
    planet: among(RETURNING, kept.planet),
    measure: among(MEASURES, kept.measure),
    method,
    // The day's own angles are of progressions alone.
    angles: method === "Solar Arc" && angles === "Mean Quotidian" ? "Solar Arc" : angles,
    ...{ location, latitude, longitude },
    wheel: among(WHEELS_OF_PROGRESSED, kept.wheel),
  };
}

/**
 * How a link is to show a chart: by the day that it shows now, also where that is today. The sky of now is now's.
 * @param now whose day it is by the visitor's own clock
 */
export function viewInLink(kept: Readonly<Record<string, string>> | undefined, now: Date) {
  const { view, date } = readChosen(kept);
  if (view === "Natal") return undefined;
  if (view === "Now" || date) return kept;
  const today = localDay(now);
  return { ...kept, date: formatIsoDate(today) };
}

/** The word that was written, or the first where it is none of them. */
function among<const Word extends string>(words: readonly [Word, ...Word[]], written?: string): Word {
  return words.find((word) => word === written) ?? words[0];
}

export function isReturn(view: View): boolean {
  return view === "Solar return" || view === "Lunar return" || view === "Planet return";
}
