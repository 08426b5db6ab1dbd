import { moonCalendarAnswer } from "~/answers/moon-calendar";
import { unpackMonth } from "~/answers/packed-month";
import { remembered } from "~/memo";
import { EphemerisFields, type EphemerisInput, readEphemeris } from "~/schemas/ephemeris-input";
import { packedMonth } from "./ephemeris-memo.server";
import { operation } from "./operation";
import { takingLang } from "./telling.server";
import { languageFor } from "./texts.server";

/** A month of the sky changes with a deployment at most. */
const CACHE_SECONDS = 86_400;
/** About 3 MB of an isolate's 128, with their texts. */
const KEPT_MONTHS = 40;

/** The same object for the same month, so that what is made of it can be kept with it. */
const unpacked = remembered(
  KEPT_MONTHS,
  ({ input: { year, month } }: { readonly input: EphemerisInput; readonly packed: string }) =>
    `${year}-${month}`,
  ({ input, packed }) => unpackMonth(input, packed),
);

export const ephemeris = operation({
  access: "open",
  limit: "calculation",
  cacheSeconds: CACHE_SECONDS,
  fields: EphemerisFields,
  read: readEphemeris,
  run: async (input, { context }) => {
    const packed = await packedMonth(input, context, Date.now());
    return unpacked({ input, packed });
  },
});

/** The same for the table, whose heads and names are words. */
export const ephemerisInWords = takingLang({
  ...ephemeris,
  run: async (input, args) => ({
    ...(await ephemeris.run(input, args)),
    language: languageFor(args.context),
  }),
});

/** The same as text, for the page that unpacks it itself. */
export const packedEphemeris = operation({
  ...ephemeris,
  run: (input, { context }) => packedMonth(input, context, Date.now()),
});

export const moonCalendar = operation({
  access: "open",
  limit: "calculation",
  cacheSeconds: CACHE_SECONDS,
  fields: EphemerisFields,
  read: readEphemeris,
  run: moonCalendarAnswer,
});
