import { moonCalendarAnswer } from "~/answers/moon-calendar";
import { unpackMonth } from "~/answers/packed-month";
import { readEphemeris } from "~/schemas/ephemeris-input";
import { packedMonth } from "./ephemeris-memo.server";
import { operation } from "./operation";

/** A month of the sky changes with a deployment at most. */
const CACHE_SECONDS = 86_400;

export const ephemeris = operation({
  access: "open",
  limit: "calculation",
  cacheSeconds: CACHE_SECONDS,
  read: readEphemeris,
  run: async (input, { context }) => unpackMonth(input, await packedMonth(input, context, Date.now())),
});

export const moonCalendar = operation({
  access: "open",
  limit: "calculation",
  cacheSeconds: CACHE_SECONDS,
  read: readEphemeris,
  run: moonCalendarAnswer,
});
