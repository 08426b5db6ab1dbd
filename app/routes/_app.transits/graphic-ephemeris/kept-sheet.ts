import { SHEETS, type Sheet, type SheetPlanet } from "~/astrology/graphic-ephemeris";
import { holding, listOf, oneOf, word } from "~/calls/shape";
import { SPAN_SHAPE, type Span } from "../year-ahead/span";

/** What somebody chose to see of the graphic ephemeris. */
export interface SheetChoice extends Span {
  /** Degrees. */
  readonly sheet: Sheet;
  /** Whose curves are left out. */
  readonly without: readonly SheetPlanet[];
}

const isChoice = holding<SheetChoice>({
  ...SPAN_SHAPE,
  sheet: oneOf(...SHEETS),
  without: listOf(word<SheetPlanet>()),
});

/** In the step of the tab's history, as the time line's choice is. */
export function keptSheet(): SheetChoice | null {
  const { sheet } = (history.state ?? {}) as { readonly sheet?: unknown };
  return isChoice(sheet) ? sheet : null;
}

export function keepSheet(sheet: SheetChoice) {
  history.replaceState({ ...history.state, sheet }, "");
}
