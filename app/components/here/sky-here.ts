import type { SkyHereAnswer } from "~/answers/sky-here";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { holding, instant, listOf, nullOr, number, record, text, word, yesOrNo } from "~/calls/shape";
import type { OwnPlace } from "~/schemas/own-place-input";

type BodyHere = SkyHereAnswer["bodies"][number];
type Hour = NonNullable<SkyHereAnswer["planetaryHours"]>[number];

const dark = record({ dawn: nullOr(instant), dusk: nullOr(instant) });

const isSkyHere = holding<SkyHereAnswer>({
  date: text,
  timeZone: text,
  bodies: listOf(
    record<BodyHere>({
      body: word(),
      rise: nullOr(instant),
      set: nullOr(instant),
      culmination: nullOr(instant),
      culminationAltitude: nullOr(number()),
      state: word(),
    }),
  ),
  twilight: record<SkyHereAnswer["twilight"]>({ civil: dark, nautical: dark, astronomical: dark }),
  planetaryHours: nullOr(listOf(record<Hour>({ from: instant, to: instant, ruler: word(), isDay: yesOrNo }))),
});

/** What a day brings at a place; today there where no date is asked for. */
export function askForSkyHere(
  { latitude, longitude }: OwnPlace,
  date: string | null,
): Promise<Outcome<SkyHereAnswer>> {
  return ask("GET /api/sky-here", { lat: latitude, lon: longitude, ...(date && { date }) }, isSkyHere);
}
