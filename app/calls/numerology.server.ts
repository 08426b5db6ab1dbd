import { numerologyAnswer } from "~/answers/numerology";
import { dateOfIso } from "~/astrology/calendar";
import { numberTexts } from "~/readings/numbers/library";
import { NumerologyFields, readNumerology } from "~/schemas/numerology-input";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

export const numerology = telling({
  access: "open",
  limit: "calculation",
  fields: NumerologyFields,
  read: readNumerology,
  run: async (input, { context }) => {
    const texts = await numberTexts(textsFor(context));
    return numerologyAnswer(input, dateOfIso(new Date().toISOString()), texts);
  },
});
