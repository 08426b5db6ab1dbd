import { oppositeOf, rulersAt } from "~/astrology/dignities";
import { DIGNITY_POINTS, type EssentialDignity } from "~/astrology/dignity-points";
import { elementOf, signAt } from "~/astrology/signs";

/** `+7`, `−5`, `0`. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}

/** `Domicile 5`, `Fall −4`. */
export function withPoints(dignity: EssentialDignity): string {
  const points = DIGNITY_POINTS[dignity];
  return `${dignity} ${points < 0 ? "−" : ""}${Math.abs(points)}`;
}

/** Why a planet at a longitude (degrees) holds what it holds: follows its name. */
export function reasonOf(dignity: EssentialDignity, longitude: number, isDay: boolean): string {
  const sign = signAt(longitude);
  const { bounds } = rulersAt(longitude);
  const face = Math.floor((longitude % 30) / 10) * 10;
  switch (dignity) {
    case "Domicile":
      return `rules ${sign}`;
    case "Exaltation":
      return `is exalted in ${sign}`;
    case "Triplicity":
      return `rules the ${elementOf(sign).toLowerCase()} signs by ${isDay ? "day" : "night"}`;
    case "Bounds":
      return `rules ${bounds.from}° to ${bounds.to}° of ${sign}`;
    case "Face":
      return `rules ${face}° to ${face + 10}° of ${sign}`;
    case "Detriment":
      return `rules the opposite sign, ${oppositeOf(sign)}`;
    case "Fall":
      return `is exalted in the opposite sign, ${oppositeOf(sign)}`;
    case "Peregrine":
      return "rules nothing where it stands";
  }
}
