import type { CivilDate } from "../../astrology/calendar";

/** When a return is exact, by the clocks of the place for which it is drawn. */
export interface ReturnMoment {
  readonly date: CivilDate;
  /** "01:02" */
  readonly time: string;
  readonly place: string;
  /** Measured among the stars. */
  readonly isPrecessed: boolean;
}
