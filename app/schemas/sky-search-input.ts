import * as z from "zod";
import { ASPECT_TYPES } from "~/astrology/aspects";
import { BODIES, type Body } from "~/astrology/bodies";
import { addDays, type CivilDate, dateOfIso, midnightOf } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { SIGNS } from "~/astrology/signs";
import type { SkySearch } from "~/astrology/sky-search";
import { STATIONARY, type Stationary } from "~/astrology/stations";
import { numberIn } from "~/formats/number-in";
import { signCalled } from "~/readings/sign-called";
import { type Refusal, type Refusals, refusal, refusalOf } from "~/refusals";
import { FIRST_YEAR, LAST_YEAR, parseCivilDate } from "~/time/civil-date";
import { nameOf, oneOf } from "./birth-input";
import {
  described,
  documented,
  fieldErrors,
  isLongerThan,
  isUntyped,
  type Parsed,
  refuse,
  SHORT_TEXT,
  typed,
} from "./fields";
import { flag } from "./flag";
import { readMoment } from "./moment-query";

export const SEARCH_KINDS = ["aspect", "longitude", "station", "ingress", "return"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SkySearchInput {
  readonly kind: SearchKind;
  readonly search: SkySearch;
  readonly from: Instant;
  /** What happens then or later is not asked for. */
  readonly to: Instant;
  /** Monday to Friday (UTC) only. */
  readonly weekdays: boolean;
}

const LAST_DATE: CivilDate = { year: LAST_YEAR, month: 12, day: 31 };

/** A year, a day as people write it, or an ISO moment; a year and a day are whole ones at the end of a span. */
function edge(isEnd: boolean) {
  const day = (first: CivilDate, last: CivilDate) => midnightOf(isEnd ? addDays(last, 1) : first);
  return documented(
    { type: "string", description: "A year, a date or an ISO moment", instances: ["2026-11-22"] },
    typed.transform((value, context): Instant | null => {
      if (isUntyped(value)) return null;
      const text = typeof value === "string" ? value.trim() : "";
      if (/^\d{4}$/.test(text)) {
        const year = Number(text);
        return year >= FIRST_YEAR && year <= LAST_YEAR
          ? day({ year, month: 1, day: 1 }, { year, month: 12, day: 31 })
          : refuse(context, refusal("year.out-of-range", FIRST_YEAR, LAST_YEAR));
      }
      if (/^\d{4}-\d{2}-\d{2}T/i.test(text)) {
        const moment = readMoment({ at: text });
        return moment.ok
          ? moment.value
          : refuse(context, moment.fields.at?.[0] ?? refusal("moment.unreadable"));
      }
      const reading = parseCivilDate(text);
      return reading.ok ? day(reading.date, reading.date) : refuse(context, refusalOf(reading.why));
    }),
  );
}

/** `29°36′ Aquarius`, `29 36 aqu`, `29.6 Aquarius`, `29,6 de Acuario`. */
const IN_SIGN =
  /^(\d{1,2}(?:[.,]\d+)?)\s*(?:°\s*)?(?:(\d{1,2})\s*(?:[′'’]\s*)?)?(?:(\d{1,2})\s*(?:(?:[″"”]|′′|'')\s*)?)?(?:de\s+)?(\p{L}{3,11})$/iu;
const HOW_TO_WRITE = refusal("degree.unreadable");

/** A degree of the zodiac as people write it, or its longitude in degrees; null where it is neither. */
export function longitudeIn(text: string): number | null {
  if (text.length > SHORT_TEXT) return null;
  const bare = numberIn(text);
  if (bare !== null) return bare >= 0 && bare < 360 ? bare : null;
  const [, degrees, minutes = "0", seconds = "0", name = ""] = IN_SIGN.exec(text.trim()) ?? [];
  const sign = signCalled(name);
  if (degrees === undefined || sign === null || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const within = Number(degrees.replace(",", ".")) + Number(minutes) / 60 + Number(seconds) / 3600;
  return within < 30 ? sign * 30 + within : null;
}

const longitude = documented(
  {
    type: "string",
    description: "For longitude and return: degrees, or a degree of a sign such as 29°36′ Aquarius",
    instances: ["329.6"],
  },
  typed.transform((value, context): number | null => {
    if (isUntyped(value)) return null;
    const read = typeof value === "string" ? longitudeIn(value) : null;
    return read ?? refuse(context, HOW_TO_WRITE);
  }),
);

/** One of some names in any case; null where none is typed. */
function nameOrNone<const Name extends string>(names: readonly Name[]) {
  const name = nameOf(names);
  return documented(
    { type: "string", enum: names, description: "In any case" },
    typed.transform((value, context): Name | null => {
      if (isUntyped(value)) return null;
      const read = name.safeParse(value);
      return read.success ? read.data : refuse(context, refusal("choice.unknown", names));
    }),
  );
}

export const SkySearchFields = z.object({
  kind: oneOf(SEARCH_KINDS),
  body: nameOf(BODIES),
  with: described("For aspects: the other body", nameOrNone(BODIES)),
  aspect: described("For aspects: which; default any", nameOrNone(ASPECT_TYPES)),
  longitude,
  sign: described("In which the body stands, turns or enters; default any", nameOrNone(SIGNS)),
  weekdays: flag("Leave out what falls on a Saturday or Sunday (UTC)"),
  from: described("A year, a date or an ISO moment; default today, UTC", edge(false)),
  to: described("The same, and whole in it; default the end of 2100", edge(true)),
});
type Query = z.output<typeof SkySearchFields>;

/**
 * `?kind=aspect&body=Jupiter&with=Saturn&aspect=Conjunction&from=1800&to=2100`: what is looked for in the sky. Fields
 * that a kind has no use for are not read.
 * @param now where the span begins if nobody says it
 */
export function readSkySearch(
  raw: Readonly<Record<string, unknown>>,
  now: Instant = Date.now(),
): Parsed<SkySearchInput> {
  const parsed = SkySearchFields.safeParse(usedBy(raw));
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error) };
  const query = parsed.data;
  const search = searchOf(query);
  const from = query.from ?? midnightOf(dateOfIso(new Date(now).toISOString()));
  const to = query.to ?? midnightOf(addDays(LAST_DATE, 1));
  const order: Refusals = to > from ? {} : { to: [refusal("span.end-before-beginning")] };
  if (!search.ok || to <= from) {
    return { ok: false, fields: { ...(!search.ok && search.fields), ...order } };
  }
  return {
    ok: true,
    value: { kind: query.kind, search: search.value, from, to, weekdays: query.weekdays },
  };
}

function isKind(kind: unknown): kind is SearchKind {
  return SEARCH_KINDS.some((known) => known === kind);
}

const USED: Readonly<Record<SearchKind, readonly string[]>> = {
  aspect: ["with", "aspect", "sign"],
  longitude: ["longitude"],
  return: ["longitude"],
  station: ["sign"],
  ingress: ["sign"],
};

/** What is left from another kind of search in a form is not at fault, unless it is too long for any. */
function usedBy(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { kind, body, weekdays, from, to } = raw;
  const own = isKind(kind) ? USED[kind] : [];
  return {
    ...{ kind, body, weekdays, from, to },
    ...Object.fromEntries(
      Object.keys(SkySearchFields.shape)
        .filter((field) => own.includes(field) || isLongerThan(SHORT_TEXT, raw[field]))
        .map((field) => [field, raw[field]]),
    ),
  };
}

function searchOf({ kind, body, ...query }: Query): Parsed<SkySearch> {
  switch (kind) {
    case "aspect": {
      const { with: other, aspect, sign } = query;
      if (other === null) return at("with", refusal("other-body.required"));
      if (other === body) return at("with", refusal("other-body.same"));
      if (isNode(other) && isNode(body)) {
        return at("with", refusal("other-body.opposite-node"));
      }
      return found({ kind, body, other, types: aspect === null ? ASPECT_TYPES : [aspect], sign });
    }
    case "longitude":
    case "return": {
      const { longitude } = query;
      if (longitude === null) return at("longitude", HOW_TO_WRITE);
      return found({ kind: "longitude", body, longitude });
    }
    case "station":
      return isStationary(body)
        ? found({ kind, body, sign: query.sign })
        : at("body", refusal("station.never-turns", STATIONARY));
    case "ingress":
      return found({ kind, body, sign: query.sign });
  }
}

function found(value: SkySearch): Parsed<SkySearch> {
  return { ok: true, value };
}

function at(field: string, why: Refusal): Parsed<SkySearch> {
  return { ok: false, fields: { [field]: [why] } };
}

function isNode(body: Body): boolean {
  return body === "North Node" || body === "South Node";
}

function isStationary(body: Body): body is Stationary {
  return STATIONARY.some((known) => known === body);
}
