import { moonAheadAnswer } from "~/answers/moon-ahead";
import { moonPhaseAnswer } from "~/answers/moon-phase";
import { skyAheadAnswer } from "~/answers/sky-ahead";
import { transitsAnswer } from "~/answers/transits";
import type { Instant } from "~/astrology/instant";
import { MomentFields, readMoment, readTransits, TransitsFields } from "~/schemas/moment-query";
import { operation } from "./operation";
import { telling } from "./telling.server";

/** A calculation of a moment: the one asked for, or now. */
function ofMoment<Answer>(answer: (at: Instant) => Answer) {
  return operation({
    access: "open",
    limit: "calculation",
    fields: MomentFields,
    read: readMoment,
    run: (at) => answer(at ?? Date.now()),
  });
}

export const transits = operation({
  access: "open",
  limit: "calculation",
  fields: TransitsFields,
  read: readTransits,
  run: ({ at, zodiac }) => transitsAnswer(at ?? Date.now(), zodiac),
});
export const skyAhead = ofMoment(skyAheadAnswer);
export const moonPhase = telling(ofMoment(moonPhaseAnswer));
export const moonAhead = ofMoment(moonAheadAnswer);
