import type { LineType } from "~/astrology/angular-lines";
import type { Body } from "~/astrology/bodies";

/** Dash by line type, the same on the map and in every key to it; absent: solid. */
export const LINE_DASHES: Readonly<Record<LineType, string | undefined>> = {
  Midheaven: undefined,
  IC: "11 6",
  Ascendant: "12 4 2 4",
  Descendant: "2 5",
};

/** A body's fixed colour, from the tokens of styles.css. */
export function bodyColour(body: Body): string {
  return `var(--${body.toLowerCase().replace(" ", "-")})`;
}
