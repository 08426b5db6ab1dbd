import * as z from "zod";
import { midnightOf } from "~/astrology/calendar";
import { type Instant, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { refusal } from "~/refusals";
import { requiredDate } from "./birth-input";
import { described, fieldErrors, ifTyped, type Parsed } from "./fields";

/** The span of a life that is looked at. */
export const LifeSpanFields = z.object({
  from: described("The first day, from 00:00 UTC; default the birth", ifTyped(requiredDate("date.blank"))),
  to: described(
    "The day at whose 00:00 UTC the span ends; default a hundred years after the birth",
    ifTyped(requiredDate("date.blank")),
  ),
});

/** From its first instant up to its last, which it does not hold. */
export interface LifeSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/** A hundred Julian years. */
const HUNDRED_YEARS = 36_525 * MILLISECONDS_PER_DAY;

/**
 * From the first day, or the birth, to the last day, or a hundred years after the birth; a first day later than these has
 * a hundred years of its own. A span that ends before it begins is an error at `to`.
 * @param birth null where it could not be read: then only what stands there is judged
 */
export function readLifeSpan(
  raw: Readonly<Record<string, unknown>>,
  birth: Instant | null,
): Parsed<LifeSpan> {
  const parsed = LifeSpanFields.safeParse(raw);
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error) };
  const { from, to } = parsed.data;
  const born = birth ?? Number.NaN;
  const begin = from ? midnightOf(from) : born;
  const usual = Math.max(born, begin >= born + HUNDRED_YEARS ? begin : born) + HUNDRED_YEARS;
  const end = to ? midnightOf(to) : usual;
  if (!(end <= begin)) return { ok: true, value: { from: begin, to: end } };
  return { ok: false, fields: { to: [refusal(from ? "span.not-after-first" : "span.not-after-birth")] } };
}
