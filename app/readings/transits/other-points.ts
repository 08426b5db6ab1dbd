import type { ExtraPoint } from "../../astrology/bodies";

/** What a chart has beside planets and angles; a contact with it is dated, and told by what the point is. */
export type OtherPoint = "North Node" | "Chiron" | ExtraPoint;

export const otherPoints: Readonly<Record<OtherPoint, string>> = {
  "North Node":
    "The North Node, where the Moon’s path crosses the Sun’s going north, is read as the direction in which you grow by doing what does not come by itself.",
  Chiron:
    "Chiron is read as an old hurt and as the skill that grows around it: what you do well for others and find hard for yourself.",
  Lilith:
    "Lilith, where the Moon’s orbit is farthest from the Earth, is read as what you will not give up in order to please.",
  Ceres: "Ceres is read as how you feed and care for what grows with you, and how you let it go.",
  Pallas: "Pallas is read as how you see a pattern where others see details, and settle a dispute by it.",
  Juno: "Juno is read as what you ask of a bond that is meant to last, and what you keep in it.",
  Vesta: "Vesta is read as the work to which you give yourself alone and undivided.",
  Vertex:
    "The Vertex, where the Sun’s path cuts the circle through due west and overhead, is read as meetings that you did not plan.",
  "East Point":
    "The East Point, the degree that would rise if you had been born on the equator, is read as how you enter a room before you think of it.",
  Fortune:
    "The Lot of Fortune, as far from the Ascendant as the Moon is from the Sun, is read as body, means and what comes without being sought.",
  Spirit:
    "The Lot of Spirit, the Lot of Fortune turned round, is read as what you set out to do and decide for yourself.",
};

export function isOtherPoint(point: string): point is OtherPoint {
  return Object.hasOwn(otherPoints, point);
}
