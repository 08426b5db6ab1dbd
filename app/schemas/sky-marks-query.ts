import * as z from "zod";
import { midnightOf } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { fieldErrors, type Parsed } from "./fields";
import { SPAN, wrongEnd } from "./forecast-input";

export interface SkyMarksQuery {
  /** 00:00 UTC of the first day, and of the day after the last. */
  readonly from: Instant;
  readonly to: Instant;
}

export const SkyMarksFields = z.object(SPAN);

/** `?from=2026-11-22&to=2027-11-22`: a span of 24 months at most. */
export function readSkyMarks(raw: Readonly<Record<string, unknown>>): Parsed<SkyMarksQuery> {
  const query = SkyMarksFields.safeParse(raw);
  if (!query.success) return { ok: false, fields: fieldErrors(query.error) };
  const { from, to } = query.data;
  const wrong = wrongEnd(from, to);
  return wrong
    ? { ok: false, fields: { to: [wrong] } }
    : { ok: true, value: { from: midnightOf(from), to: midnightOf(to) } };
}
