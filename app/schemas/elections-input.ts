import * as z from "zod";
import { MAJOR_ASPECTS } from "~/astrology/aspects";
import { PLANETS, TRADITIONAL_PLANETS } from "~/astrology/bodies";
import { addMonths, midnightOf } from "~/astrology/calendar";
import { type Condition, MOON_STATES } from "~/astrology/elections/condition";
import type { Instant } from "~/astrology/instant";
import { SIGNS } from "~/astrology/signs";
import { numberIn } from "~/formats/number-in";
import type { ReadAsset } from "~/places/place-files";
import { type Refusal, type Refusals, refusal } from "~/refusals";
import { oneOf, requiredDate, wholeNumber } from "./birth-input";
import { ELECTION_LISTS } from "./election-rows";
import {
  described,
  documented,
  fieldErrors,
  isRecord,
  isUntyped,
  objectIn,
  type Parsed,
  refuse,
  SHORT_TEXT,
  typed,
} from "./fields";
import { OtherPlaceFields, readOtherPlace } from "./other-place";
import type { ResolvedPlace } from "./read-birth";
import { longitudeIn } from "./sky-search-input";

const LARGEST_ORB = 10;
/** In all three lists together. */
const MOST_CONDITIONS = 4;

function degrees(least: number, below: number, otherwise: Refusal) {
  return typed.transform((value, context): number => {
    const number = typeof value === "string" ? numberIn(value) : value;
    const isInRange = typeof number === "number" && number >= least && number < below;
    return isInRange ? number : refuse(context, otherwise);
  });
}

const orb = degrees(0.1, LARGEST_ORB + 1e-9, refusal("degrees.out-of-range", 0.1, LARGEST_ORB));
const body = oneOf(PLANETS);

/** A number of degrees, or a degree of a sign as people write it. */
const place = typed.transform((value, context): number => {
  const read = longitudeIn(String(value ?? ""));
  return read ?? refuse(context, refusal("degree.unreadable"));
});

const CONDITIONS = {
  Sign: z.object({ body, sign: oneOf(SIGNS) }),
  House: z.object({ body, house: wholeNumber(1, 12) }),
  Ascendant: z.object({ sign: oneOf(SIGNS) }),
  Dignity: z.object({ body: oneOf(TRADITIONAL_PLANETS), points: wholeNumber(-10, 15) }),
  Direct: z.object({ body }),
  Combust: z.object({ body: oneOf(PLANETS.filter((planet) => planet !== "Sun")) }),
  Cazimi: z.object({ body: oneOf(PLANETS.filter((planet) => planet !== "Sun")) }),
  Aspect: z.object({ body, with: body, aspect: oneOf(MAJOR_ASPECTS), orb }),
  Contact: z.object({
    body,
    aspect: oneOf(MAJOR_ASPECTS),
    longitude: place,
    orb,
  }),
  Moon: z.object({ state: oneOf(MOON_STATES) }),
  Hour: z.object({ ruler: oneOf(TRADITIONAL_PLANETS) }),
} as const satisfies Readonly<Record<Condition["kind"], z.ZodObject>>;
const KINDS = Object.keys(CONDITIONS) as readonly Condition["kind"][];

/** What the document says of a condition's fields: which of them there are follows from its kind. */
const PROPERTIES = {
  kind: { type: "string", enum: KINDS },
  body: { type: "string", enum: PLANETS },
  with: { type: "string", enum: PLANETS },
  ruler: { type: "string", enum: TRADITIONAL_PLANETS },
  sign: { type: "string", enum: SIGNS },
  state: { type: "string", enum: MOON_STATES },
  aspect: { type: "string", enum: MAJOR_ASPECTS },
  house: { type: "integer", minimum: 1, maximum: 12 },
  points: { type: "integer", minimum: -10, maximum: 15 },
  orb: { type: "number", minimum: 0.1, maximum: LARGEST_ORB },
  longitude: {
    type: ["number", "string"],
    minimum: 0,
    exclusiveMaximum: 360,
    maxLength: SHORT_TEXT,
    description: "Degrees, or a degree of a sign such as 29°36′ Aquarius",
  },
};

function conditions(description: string) {
  return documented(
    {
      type: "array",
      maxItems: MOST_CONDITIONS,
      items: {
        type: "object",
        required: ["kind"],
        properties: PROPERTIES,
      },
      usual: [],
      description,
    },
    typed,
  );
}

export const ElectionsFields = z.object({
  place: documented(
    { isRequired: true, description: "Where something is to begin, by name or by coordinates" },
    OtherPlaceFields,
  ),
  from: described("The first day, from 00:00 UTC", requiredDate("span.from-required")),
  to: described(
    "The day at whose 00:00 UTC the span ends, at most a year later",
    requiredDate("span.to-required"),
  ),
  all: conditions("Conditions that must all hold"),
  any: conditions("Conditions of which one must hold"),
  not: conditions("Conditions of which none may hold"),
});

const Days = z.object({ from: ElectionsFields.shape.from, to: ElectionsFields.shape.to });

export interface ElectionsRequest {
  readonly place: ResolvedPlace;
  /** 00:00 UTC of the first day, and of the day after the last. */
  readonly from: Instant;
  readonly to: Instant;
  readonly all: readonly Condition[];
  readonly any: readonly Condition[];
  readonly not: readonly Condition[];
}

/** Reads where and when something may begin and under which conditions; all wrong fields are named at once, as `all.0.sign`. */
export async function readElections(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<ElectionsRequest>> {
  const place = await readOtherPlace(raw.place, readAsset);
  const days = Days.safeParse(raw);
  const [all, any, not] = ELECTION_LISTS.map((list) => readConditions(raw[list], list)) as [Read, Read, Read];
  const wrong: Record<string, readonly Refusal[]> = {};
  if (!place.ok) Object.assign(wrong, place.fields);
  else if (!place.value) wrong.place = [refusal("place.required")];
  if (!days.success) Object.assign(wrong, fieldErrors(days.error));
  else if (midnightOf(days.data.to) <= midnightOf(days.data.from))
    wrong.to = [refusal("span.not-after-first")];
  else if (midnightOf(days.data.to) > midnightOf(addMonths(days.data.from, 12)))
    wrong.to = [refusal("span.too-long", 12)];
  for (const list of [all, any, not]) if (!list.ok) Object.assign(wrong, list.fields);
  const count = [all, any, not].reduce((sum, list) => sum + (list.ok ? list.value.length : 1), 0);
  if (count === 0) wrong.all = [refusal("conditions.none")];
  if (count > MOST_CONDITIONS) wrong.all = [refusal("conditions.too-many", MOST_CONDITIONS)];
  if (
    Object.keys(wrong).length > 0 ||
    !place.ok ||
    !place.value ||
    !days.success ||
    !all.ok ||
    !any.ok ||
    !not.ok
  )
    return { ok: false, fields: wrong };
  const { from, to } = days.data;
  return {
    ok: true,
    value: {
      place: place.value,
      from: midnightOf(from),
      to: midnightOf(to),
      all: all.value,
      any: any.value,
      not: not.value,
    },
  };
}

type Read = Parsed<readonly Condition[]>;

function readConditions(given: unknown, list: string): Read {
  if (isUntyped(given)) return { ok: true, value: [] };
  if (!Array.isArray(given) || given.length > MOST_CONDITIONS) {
    return { ok: false, fields: { [list]: [refusal("conditions.not-a-list", MOST_CONDITIONS)] } };
  }
  const read = given.map((value, index) => readCondition(value, `${list}.${index}`));
  const fields = Object.assign({}, ...read.map((one) => (one.ok ? {} : one.fields))) as Refusals;
  const value = read.flatMap((one) => (one.ok ? [one.value] : []));
  return value.length === given.length ? { ok: true, value } : { ok: false, fields };
}

function readCondition(given: unknown, at: string): Parsed<Condition> {
  if (!isRecord(given)) {
    return {
      ok: false,
      fields: { [at]: [refusal("condition.not-an-object")] },
    };
  }
  const raw = objectIn(given);
  const kind = KINDS.find((known) => known === raw.kind);
  if (!kind) return { ok: false, fields: { [`${at}.kind`]: [refusal("choice.unknown", KINDS)] } };
  const parsed = CONDITIONS[kind].safeParse(raw);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error, at) };
  const condition = { kind, ...parsed.data } as Condition;
  if (condition.kind === "Aspect" && condition.body === condition.with) {
    return { ok: false, fields: { [`${at}.with`]: [refusal("condition.same-planet")] } };
  }
  return { ok: true, value: condition };
}
