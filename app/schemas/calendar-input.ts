import * as z from "zod";
import { isYes, oneOf } from "./birth-input";
import { ChartFields, type ChartTransitsInput, readChartTransits } from "./chart-transits-input";
import { flag, isBlank, type Parsed } from "./fields";

/** What a calendar of a chart can hold. */
export const CALENDAR_PARTS = ["transits", "returns", "lunations", "voidMoons"] as const;
export type CalendarPart = (typeof CALENDAR_PARTS)[number];
export type CalendarParts = Readonly<Record<CalendarPart, boolean>>;

/** The Moon's pauses are some 170 a year: they come to who asks for them. */
const USUAL: CalendarParts = { transits: true, returns: true, lunations: true, voidMoons: false };

const PARTS = {
  transits: flag("Of Jupiter to Pluto, each exact pass"),
  returns: flag("When planets come back to their places"),
  lunations: flag("New and full moons and eclipses on the chart"),
  voidMoons: flag("When the Moon is void of course"),
};
export const ChartCalendarFields = ChartFields.extend(PARTS);
export const FeedFields = z.object({ action: oneOf(["save", "renew", "remove"]), ...PARTS });

function partsIn(raw: Readonly<Record<string, unknown>>): CalendarParts {
  const { transits, returns, lunations, voidMoons } = raw;
  return {
    transits: isYes(transits),
    returns: isYes(returns),
    lunations: isYes(lunations),
    voidMoons: isYes(voidMoons),
  };
}

function isAny(parts: CalendarParts): boolean {
  return CALENDAR_PARTS.some((part) => parts[part]);
}

export interface ChartCalendarInput extends ChartTransitsInput {
  readonly parts: CalendarParts;
}

/** The longitudes of a chart, and what of it the file is to hold: transits, returns and lunations where nobody says it. */
export function readChartCalendar(raw: Readonly<Record<string, unknown>>): Parsed<ChartCalendarInput> {
  const chart = readChartTransits(raw);
  if (!chart.ok) return chart;
  const asked = partsIn(raw);
  return { ok: true, value: { ...chart.value, parts: isAny(asked) ? asked : USUAL } };
}

/** What is done with somebody's calendar address. */
export type FeedChange =
  /** Makes one, or changes what the one that is there holds. */
  | { readonly action: "save"; readonly parts: CalendarParts }
  /** Another address, and the old one is over. */
  | { readonly action: "renew" }
  | { readonly action: "remove" };

export function readFeedChange(raw: Readonly<Record<string, unknown>>): Parsed<FeedChange> {
  const action = isBlank(raw.action) ? null : raw.action;
  if (action === "renew" || action === "remove") return { ok: true, value: { action } };
  if (action !== "save") {
    return { ok: false, fields: { action: ["Must be one of save, renew, remove"] } };
  }
  const parts = partsIn(raw);
  return isAny(parts)
    ? { ok: true, value: { action, parts } }
    : { ok: false, fields: { transits: ["Choose what the calendar is to hold"] } };
}
