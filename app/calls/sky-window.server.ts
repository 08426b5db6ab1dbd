import { skyWindowAnswer } from "~/answers/sky-window";
import { readSkyWindow, SkyWindowFields } from "~/schemas/sky-window-query";
import { operation } from "./operation";

/** A year of the stored sky, and whether the address names its table: then the answer can never be another. */
export const skyWindow = operation({
  access: "open",
  limit: "calculation",
  fields: SkyWindowFields,
  read: readSkyWindow,
  run: ({ year, table }) => {
    const answer = skyWindowAnswer(year);
    return { answer, isNamed: table === answer.table };
  },
});
