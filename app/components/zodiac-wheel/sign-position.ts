import type { SignPosition } from "~/astrology/signs";

/** "24°23′ Gemini" */
export function formatSignPosition({ degree, minute, sign }: SignPosition): string {
  return `${degree}°${String(minute).padStart(2, "0")}′ ${sign}`;
}
