import { SHEETS, type Sheet, type SheetPlanet } from "~/astrology/graphic-ephemeris";
import { holding, listOf, oneOf, word } from "~/calls/shape";
import { note } from "~/notes/note";
import { SPAN_SHAPE, type Span } from "../year-ahead/span";

/** What somebody chose to see of the graphic ephemeris. */
export interface SheetChoice extends Span {
  /** Degrees. */
  readonly sheet: Sheet;
  /** Whose curves are left out. */
  readonly without: readonly SheetPlanet[];
}

export const sheetNote = note<SheetChoice>("sheet", {
  owner: "device",
  lasts: "step",
  check: holding({ ...SPAN_SHAPE, sheet: oneOf(...SHEETS), without: listOf(word<SheetPlanet>()) }),
});
