import * as z from "zod";
import type { ReadAsset } from "~/places/place-files";
import { type Refusals, refusal, refusalOf } from "~/refusals";
import { parseTimezone, type TimezoneChoice } from "~/time/birth-moment";
import { oneOf } from "./birth-input";
import { ChartFields, type ChartTransitsInput, readChartTransits } from "./chart-transits-input";
import { described, documented, fieldErrors, ifTyped, objectIn, type Parsed, refuse, typed } from "./fields";
import { flag } from "./flag";
import { type Birth, BirthFields, readBirth } from "./read-birth";
import { TIME_LORD_KINDS, TIME_NEEDED, type TimeLordKind } from "./time-lords-input";

/** What a calendar of a chart can hold. */
export const CALENDAR_PARTS = ["transits", "returns", "lunations", "voidMoons"] as const;
export type CalendarPart = (typeof CALENDAR_PARTS)[number];
export interface CalendarParts extends Readonly<Record<CalendarPart, boolean>> {
  /** By which technique it tells the periods of time lords; absent for none. */
  readonly periods?: TimeLordKind;
}

/** The Moon's pauses are some 170 a year: they come to who asks for them. */
const USUAL: CalendarParts = { transits: true, returns: true, lunations: true, voidMoons: false };

const zone = typed.transform((value, context): TimezoneChoice => {
  const reading = parseTimezone(value);
  return reading.ok ? reading.timezone : refuse(context, refusalOf(reading.why));
});
const Zone = z.object({ zone });

const Parts = z.object({
  transits: flag("Of Jupiter to Pluto, each exact pass", null),
  returns: flag("When planets come back to their places", null),
  lunations: flag("New and full moons and eclipses on the chart", null),
  voidMoons: flag("When the Moon is void of course", null),
  periods: described(
    "The periods of time lords, by one technique; none unless said",
    ifTyped(oneOf(TIME_LORD_KINDS)),
  ),
});
export const ChartCalendarFields = ChartFields.extend(Parts.shape).extend({
  birth: documented(
    { description: "Whose periods they are; required with `periods`" },
    BirthFields.optional(),
  ),
  zone: documented(
    {
      anyOf: [{ type: "string" }, { type: "number", minimum: -12, maximum: 14 }],
      description:
        "In which periods begin on a day: a name such as “America/New_York” or hours from UTC; default the birthplace’s",
    },
    zone,
  ),
});
const ACTIONS = ["save", "renew", "remove"] as const;
export const FeedFields = z.object({ action: oneOf(ACTIONS), ...Parts.shape });

/**
 * What a calendar is to hold; null where nobody says it. Who says only what it shall hold names all of it; who says what
 * it shall not hold, as `transits: false`, leaves the rest as it usually is.
 */
function readParts(raw: Readonly<Record<string, unknown>>): Parsed<CalendarParts | null> {
  const parsed = Parts.safeParse(raw);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error) };
  const { periods, ...flags } = parsed.data;
  const said = Object.values(flags).filter((state) => state !== null);
  if (said.length === 0 && !periods) return { ok: true, value: null };
  const isUsual = said.includes(false);
  const part = (name: CalendarPart) => flags[name] ?? (isUsual && USUAL[name]);
  const parts: CalendarParts = {
    transits: part("transits"),
    returns: part("returns"),
    lunations: part("lunations"),
    voidMoons: part("voidMoons"),
    ...(periods && { periods }),
  };
  return periods || CALENDAR_PARTS.some((name) => parts[name]) ? { ok: true, value: parts } : NOTHING_CHOSEN;
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

export interface CalendarFileInput extends ChartCalendarInput {
  /** Null where the file holds no periods. */
  readonly periods: {
    readonly kind: TimeLordKind;
    readonly birth: Birth;
    readonly zone: Exclude<TimezoneChoice, "auto">;
  } | null;
}

/**
 * The same, and with `periods` the birth whose they are, and the zone of the calendar's days. What needs a birth time is
 * refused at `birth.time` without one.
 */
export async function readCalendarFile(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<CalendarFileInput>> {
  const chart = readChartCalendar(raw);
  const kind = TIME_LORD_KINDS.find((known) => known === raw.periods);
  const asked = Zone.safeParse(raw);
  // One that is not needed is read all the same: nothing of any length is taken unread.
  const birth =
    kind || raw.birth !== undefined ? await readBirth(objectIn(raw.birth), readAsset, "birth") : null;
  const untimed = kind && birth?.ok && birth.value.time === null ? TIME_NEEDED[kind] : null;
  if (chart.ok && birth?.ok !== false && asked.success && !untimed) {
    if (!kind || !birth) return { ok: true, value: { ...chart.value, periods: null } };
    const zone = asked.data.zone === "auto" ? birth.value.place.timeZone : asked.data.zone;
    return { ok: true, value: { ...chart.value, periods: { kind, birth: birth.value, zone } } };
  }
  const fields: Refusals = {
    ...(!chart.ok && chart.fields),
    ...(birth?.ok === false && birth.fields),
    ...(untimed && { "birth.time": [refusal(untimed)] }),
    ...(!asked.success && fieldErrors(asked.error)),
  };
  return { ok: false, fields };
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
