import { moonAheadAnswer } from "~/answers/moon-ahead";
import { skyAheadAnswer } from "~/answers/sky-ahead";
import type { Instant } from "~/astrology/instant";
import { moonPhaseAt } from "~/astrology/lunar-phase";
import { transitsAt } from "~/astrology/transits";
import { readMoment } from "~/schemas/moment-query";
import { operation } from "./operation";

/** A calculation of a moment: the one asked for, or now. */
function ofMoment<Answer>(answer: (at: Instant) => Answer) {
  return operation({
    access: "open",
    limit: "calculation",
    read: readMoment,
    run: (at) => answer(at ?? Date.now()),
  });
}

export const transits = ofMoment(transitsAt);
export const skyAhead = ofMoment(skyAheadAnswer);
export const moonPhase = ofMoment(moonPhaseAt);
export const moonAhead = ofMoment(moonAheadAnswer);
