import * as z from "zod";
import type { Instant } from "~/astrology/instant";
import { FIRDARIA_NODES } from "~/astrology/time-lords/firdaria";
import type { Level } from "~/astrology/time-lords/period";
import { YEAR_BEGINNINGS } from "~/astrology/time-lords/profections";
import { DASHA_YEAR_LENGTHS, type DashaYear } from "~/astrology/time-lords/vimshottari";
import { numberIn } from "~/formats/number-in";
import type { ReadAsset } from "~/places/place-files";
import { type PlainCode, type Refusals, refusal } from "~/refusals";
import { oneOf, wholeNumber } from "./birth-input";
import {
  described,
  documented,
  fieldErrors,
  ifTyped,
  isUntyped,
  notAnObject,
  objectIn,
  type Parsed,
  refuse,
  required,
  typed,
} from "./fields";
import { flag } from "./flag";
import { type LifeSpan, LifeSpanFields, readLifeSpan } from "./life-span";
import { MomentFields } from "./moment-query";
import { type Birth, BirthFields, readBirth } from "./read-birth";

export const TIME_LORD_KINDS = ["Zodiacal Releasing", "Firdaria", "Profections", "Vimshottari"] as const;
export type TimeLordKind = (typeof TIME_LORD_KINDS)[number];

/** The finest level by the name of what it counts; the first is the coarsest. */
const STEPS = ["Year", "Month", "Day"] as const;

const Kind = z.object({ kind: oneOf(TIME_LORD_KINDS) });

const year = documented(
  {
    type: "number",
    enum: DASHA_YEAR_LENGTHS,
    usual: DASHA_YEAR_LENGTHS[0],
    description: "Vimshottari: days in a year",
  },
  typed.transform((value, context): DashaYear => {
    if (isUntyped(value)) return DASHA_YEAR_LENGTHS[0];
    const number = typeof value === "string" ? numberIn(value) : value;
    const days = DASHA_YEAR_LENGTHS.find((known) => known === number);
    return days ?? refuse(context, refusal("choice.unknown", DASHA_YEAR_LENGTHS));
  }),
);

const Options = z.object({
  lot: described("Zodiacal Releasing: which lot is released", oneOf(["Spirit", "Fortune"], "Spirit")),
  exchangedByNight: flag("Zodiacal Releasing: by night the two lots change places", true),
  nodes: described("Firdaria: where the nodes have their turn", oneOf(FIRDARIA_NODES, "Last")),
  step: documented(
    {
      type: "string",
      enum: STEPS,
      description: "Profections: the finest level; default what `levels` says",
    },
    typed.transform((value, context): (typeof STEPS)[number] | null => {
      if (isUntyped(value)) return null;
      const step = STEPS.find((known) => known === value);
      return step ?? refuse(context, refusal("choice.unknown", STEPS));
    }),
  ),
  from: described("Profections: with what a year begins", oneOf(YEAR_BEGINNINGS, "Birthday")),
  year,
});
export type TimeLordOptions = z.output<typeof Options>;

/** As most follow each technique. */
export const USUAL_OPTIONS: TimeLordOptions = Options.parse({});

const Asked = z.object({
  at: described(
    "An ISO moment or a date, UTC: the running periods are told for it, levels 3 and 4 around it; default now",
    MomentFields.shape.at,
  ),
  levels: described("How many levels, 2 unless said", ifTyped(wholeNumber(1, 4))),
});

export const TimeLordsFields = z.object({
  birth: required(BirthFields),
  ...Kind.shape,
  ...LifeSpanFields.shape,
  ...Asked.shape,
  options: Options.optional(),
});

export interface TimeLordsRequest extends LifeSpan {
  readonly birth: Birth;
  readonly kind: TimeLordKind;
  readonly options: TimeLordOptions;
  /** Null for now. */
  readonly at: Instant | null;
  readonly levels: Level;
}

/** Reads a birth and which time lords are asked for; all wrong fields are named at once, as `birth.date`. */
export async function readTimeLords(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<TimeLordsRequest>> {
  const birth = await readBirth(objectIn(raw.birth), readAsset, "birth");
  const asked = Asked.safeParse(raw);
  const options = readOptions(raw.options);
  const kind = Kind.safeParse(raw);
  const isTimed = !birth.ok || birth.value.time !== null;
  const untimed = kind.success && !isTimed ? TIME_NEEDED[kind.data.kind] : null;
  const span = readLifeSpan(raw, birth.ok ? birth.value.moment.instant : null);
  if (birth.ok && kind.success && asked.success && options.ok && span.ok && !untimed) {
    const asksFor = { birth: birth.value, ...kind.data, options: options.value, ...span.value };
    const levels = levelsOf(kind.data.kind, options.value, asked.data.levels);
    return { ok: true, value: { ...asksFor, at: asked.data.at, levels } };
  }
  const fields: Refusals = {
    ...(!birth.ok && birth.fields),
    ...(untimed && { "birth.time": [refusal(untimed)] }),
    ...(!kind.success && fieldErrors(kind.error)),
    ...(!span.ok && span.fields),
    ...(!asked.success && fieldErrors(asked.error)),
    ...(!options.ok && options.fields),
  };
  return { ok: false, fields };
}

/** What cannot be told of a day without its hour, and why. */
export const TIME_NEEDED: Readonly<Record<TimeLordKind, PlainCode | null>> = {
  "Zodiacal Releasing": "time.needed-for-releasing",
  Firdaria: "time.needed-for-firdaria",
  Vimshottari: "time.needed-for-vimshottari",
  Profections: null,
};

/** Of profections `step` names the finest level; as many are told unless a number says fewer. */
function levelsOf(kind: TimeLordKind, { step }: TimeLordOptions, asked: number | undefined): Level {
  if (kind !== "Profections" || !step) return (asked ?? 2) as Level;
  const finest = STEPS.indexOf(step) + 1;
  return Math.min(asked ?? finest, finest) as Level;
}

function readOptions(given: unknown): Parsed<TimeLordOptions> {
  const wrong = notAnObject(given, "options", '{"lot": "Spirit"}');
  if (wrong) return { ok: false, fields: wrong };
  const parsed = Options.safeParse(objectIn(given));
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, fields: fieldErrors(parsed.error, "options") };
}
