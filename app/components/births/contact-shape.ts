import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import { instant, listOf, nullOr, number, record, word } from "~/calls/shape";

/** A moment, and how far from exact it is then. */
export const approachShape = record({ at: instant, orb: number() });

/** What a contact with its days must be like. */
export const contactShape = {
  transiting: word<ForecastContactAnswer["transiting"]>(),
  natal: word<ForecastContactAnswer["natal"]>(),
  type: word<ForecastContactAnswer["type"]>(),
  enters: nullOr(instant),
  leaves: nullOr(instant),
  exact: listOf(instant),
  closest: approachShape,
  turns: listOf(approachShape),
};
