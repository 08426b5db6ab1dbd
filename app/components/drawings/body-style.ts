import type { Planet } from "~/astrology/bodies";
import type { ChartPoint } from "~/astrology/orbs";

/** Whatever stands in a chart and has a name. */
export type ChartName = Planet | ChartPoint;

/** The name under which styles know a body: `--north-node`, `data-body="north-node"`. */
export function slugOf(name: ChartName): string {
  return name.toLowerCase().replace(" ", "-");
}

/** A body's fixed colour, from the tokens of styles.css. */
export function bodyColour(body: Exclude<ChartName, "Ascendant" | "Midheaven">): string {
  return `var(--${slugOf(body)})`;
}
