import { oppositeOf, rulersAt } from "~/astrology/dignities";
import { DIGNITY_POINTS, type EssentialDignity } from "~/astrology/dignity-points";
import { elementOf, signAt } from "~/astrology/signs";
import * as names from "~/words/names";
import * as words from "~/words/placements";

/** `+7`, `−5`, `0`. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
}

/** `Domicile 5`, `Fall −4`. */
export function withPoints(dignity: EssentialDignity): string {
  const points = DIGNITY_POINTS[dignity];
  return words.dignityAndPoints({
    dignity: words.essentialDignity(dignity),
    points: `${points < 0 ? "−" : ""}${Math.abs(points)}`,
  });
}

/** Why a planet at a longitude (degrees) holds what it holds: follows that, `: it rules Leo`. */
export function reasonOf(dignity: EssentialDignity, longitude: number, isDay: boolean): string {
  const own = signAt(longitude);
  const sign = names.sign(own);
  const opposite = names.sign(oppositeOf(own));
  const { bounds } = rulersAt(longitude);
  const face = Math.floor((longitude % 30) / 10) * 10;
  switch (dignity) {
    case "Domicile":
      return words.itRules({ sign });
    case "Exaltation":
      return words.itIsExalted({ sign });
    case "Triplicity":
      return words.itRulesTheElement({ element: elementOf(own), isDay });
    case "Bounds":
      return words.itRulesDegrees({ from: bounds.from, to: bounds.to, sign });
    case "Face":
      return words.itRulesDegrees({ from: face, to: face + 10, sign });
    case "Detriment":
      return words.itRulesTheOpposite({ sign: opposite });
    case "Fall":
      return words.itIsExaltedOpposite({ sign: opposite });
    case "Peregrine":
      return words.itRulesNothing();
  }
}
