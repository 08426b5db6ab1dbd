import type { ForecastAnswer } from "~/answers/forecast";
import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import type { Planet } from "~/astrology/bodies";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { type Check, instant, listOf, nullOr, number, record, text, word, yesOrNo } from "~/calls/shape";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { contactShape } from "~/components/births/contact-shape";
import { endOf, type Span } from "./span";

/** Degrees from exact within which a contact is shown. */
export const ORB = 1;

const touching = {
  at: instant,
  longitude: number(),
  touches: listOf(record({ natal: word<never>(), type: word<never>(), orb: number() })),
};

const isForecast: Check<ForecastAnswer> = record<ForecastAnswer>({
  from: instant,
  to: instant,
  orb: number(),
  contacts: listOf(record<ForecastContactAnswer>(contactShape)),
  stations: listOf(record({ ...touching, planet: word<never>(), turns: word<never>() })),
  ingresses: listOf(
    record({ ...touching, planet: word<never>(), sign: word<never>(), isRetrograde: yesOrNo }),
  ),
  lunations: listOf(record({ ...touching, phase: word<never>() })),
  eclipses: listOf(record({ ...touching, kind: word<never>(), type: text as Check<never> })),
  truncated: yesOrNo,
  until: nullOr(instant),
});

/** What touches a chart in a span. Only longitudes are sent, in the call's body, as `askForTransits` does. */
export function askForForecast(
  { longitudes, zodiac }: ChartLongitudes,
  span: Span,
  bodies: readonly Planet[],
): Promise<Outcome<ForecastAnswer>> {
  const { from } = span;
  const input = { longitudes, zodiac, from, to: endOf(span), bodies, orb: ORB };
  return ask("POST /api/forecast", input, isForecast);
}
