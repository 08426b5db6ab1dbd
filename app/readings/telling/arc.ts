import { degreesAndMinutes } from "../degrees";

/** An angle without its sign, cut to the minute: `3°05′`; degrees. */
export function arc(degrees: number): string {
  return degreesAndMinutes({ degree: Math.floor(degrees), minute: Math.floor((degrees % 1) * 60) });
}
