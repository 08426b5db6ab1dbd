import * as z from "zod";
import { refusal } from "~/refusals";
import { FIRST_YEAR, LAST_YEAR } from "~/time/civil-date";
import { wholeNumber } from "./birth-input";
import { documented, isUntyped, readBy, refuse, typed } from "./fields";

export const SkyWindowFields = z.object({
  year: wholeNumber(FIRST_YEAR, LAST_YEAR),
  table: documented(
    {
      type: "string",
      pattern: "^[0-9a-f]{8}$",
      description: "The name of a stored sky, as an earlier answer had it",
    },
    typed.transform((value, context): string | null => {
      if (isUntyped(value)) return null;
      const isName = typeof value === "string" && /^[0-9a-f]{8}$/.test(value);
      return isName ? value : refuse(context, refusal("table.unreadable"));
    }),
  ),
});
/** `?year=2026&table=58713ce8`: the table that whoever asks knows, by the name that an answer had; it may be left out. */
export const readSkyWindow = readBy(SkyWindowFields);
