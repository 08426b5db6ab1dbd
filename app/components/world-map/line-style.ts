import type { LineType } from "~/astrology/angular-lines";

/** Dash by line type, the same on the map and in every key to it; absent: solid. */
export const LINE_DASHES: Readonly<Record<LineType, string | undefined>> = {
  Midheaven: undefined,
  IC: "11 6",
  Ascendant: "12 4 2 4",
  Descendant: "2 5",
};
