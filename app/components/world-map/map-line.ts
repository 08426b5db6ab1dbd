import type { LineAnswer } from "~/answers/astrocartography";
import type { Stroke } from "./painter";

/** What is drawn on the map and tells something where it is pointed at. */
export interface MapLine {
  /** Its colour as a style sheet has it. */
  readonly colour: string;
  readonly points: LineAnswer["points"];
  readonly stroke: Omit<Stroke, "colour">;
  /** Pixels around it that answer as well: a line of 2 px is hard to point at. */
  readonly reach: number;
  /** Width where it is pointed at. */
  readonly hoverWidth: number;
  readonly title: string;
  readonly text: string;
}
