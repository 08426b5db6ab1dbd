import type { Body } from "~/astrology/bodies";
import type { ChartPoint } from "~/astrology/chart";

/** The name under which styles know a body: `--north-node`, `data-body="north-node"`. */
export const slugOf = (body: Body): string => body.toLowerCase().replace(" ", "-");

/** "24°23′ Gemini" */
export function positionOf({ degree, minute, sign }: Pick<ChartPoint, "degree" | "minute" | "sign">): string {
  return `${degree}°${String(minute).padStart(2, "0")}′ ${sign}`;
}
