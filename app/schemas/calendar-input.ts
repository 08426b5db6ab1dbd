import * as z from "zod";
import { refusal } from "~/refusals";
import { oneOf } from "./birth-input";
import { ChartFields, type ChartTransitsInput, readChartTransits } from "./chart-transits-input";
import { fieldErrors, type Parsed } from "./fields";
import { flag } from "./flag";

/** What a calendar of a chart can hold. */
export const CALENDAR_PARTS = ["transits", "returns", "lunations", "voidMoons"] as const;
export type CalendarPart = (typeof CALENDAR_PARTS)[number];
export type CalendarParts = Readonly<Record<CalendarPart, boolean>>;

/** The Moon's pauses are some 170 a year: they come to who asks for them. */
const USUAL: CalendarParts = { transits: true, returns: true, lunations: true, voidMoons: false };

const Parts = z.object({
  transits: flag("Of Jupiter to Pluto, each exact pass", null),
  returns: flag("When planets come back to their places", null),
  lunations: flag("New and full moons and eclipses on the chart", null),
  voidMoons: flag("When the Moon is void of course", null),
});
export const ChartCalendarFields = ChartFields.extend(Parts.shape);
const ACTIONS = ["save", "renew", "remove"] as const;
export const FeedFields = z.object({ action: oneOf(ACTIONS), ...Parts.shape });

/**
 * What a calendar is to hold; null where nobody says it. Who says only what it shall hold names all of it; who says what
 * it shall not hold, as `transits: false`, leaves the rest as it usually is.
 */
function readParts(raw: Readonly<Record<string, unknown>>): Parsed<CalendarParts | null> {
  const parsed = Parts.safeParse(raw);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error) };
  const said = Object.values(parsed.data).filter((state) => state !== null);
  if (said.length === 0) return { ok: true, value: null };
  const isUsual = said.includes(false);
  const part = (name: CalendarPart) => parsed.data[name] ?? (isUsual && USUAL[name]);
  const parts: CalendarParts = {
    transits: part("transits"),
    returns: part("returns"),
    lunations: part("lunations"),
    voidMoons: part("voidMoons"),
  };
  return CALENDAR_PARTS.some((name) => parts[name]) ? { ok: true, value: parts } : NOTHING_CHOSEN;
}

const NOTHING_CHOSEN = { ok: false, fields: { transits: [refusal("calendar.nothing-chosen")] } } as const;

export interface ChartCalendarInput extends ChartTransitsInput {
  readonly parts: CalendarParts;
}

/** The longitudes of a chart, and what of it the file is to hold: transits, returns and lunations where nobody says it. */
export function readChartCalendar(raw: Readonly<Record<string, unknown>>): Parsed<ChartCalendarInput> {
  const chart = readChartTransits(raw);
  const parts = readParts(raw);
  if (chart.ok && parts.ok) return { ok: true, value: { ...chart.value, parts: parts.value ?? USUAL } };
  return { ok: false, fields: { ...(!chart.ok && chart.fields), ...(!parts.ok && parts.fields) } };
}

/** What is done with somebody's calendar address. */
export type FeedChange =
  /** Makes one, or changes what the one that is there holds. */
  | { readonly action: "save"; readonly parts: CalendarParts }
  /** Another address, and the old one is over. */
  | { readonly action: "renew" }
  | { readonly action: "remove" };

export function readFeedChange(raw: Readonly<Record<string, unknown>>): Parsed<FeedChange> {
  const { action } = raw;
  if (action === "renew" || action === "remove") return { ok: true, value: { action } };
  if (action !== "save") {
    return { ok: false, fields: { action: [refusal("choice.unknown", ACTIONS)] } };
  }
  const parts = readParts(raw);
  if (!parts.ok) return parts;
  return parts.value ? { ok: true, value: { action, parts: parts.value } } : NOTHING_CHOSEN;
}
