import type { ChartPoint } from "~/astrology/chart";

/** "24°23′ Gemini" */
export function positionOf({ degree, minute, sign }: Pick<ChartPoint, "degree" | "minute" | "sign">): string {
  return `${degree}°${String(minute).padStart(2, "0")}′ ${sign}`;
}
