import { EXTRA_POINTS, type ExtraPoint } from "../../astrology/bodies";

/** What a chart has beside planets and angles; a contact with it is dated, and told by what the point is. */
export type OtherPoint = "North Node" | "Chiron" | ExtraPoint;

const OTHER_POINTS: ReadonlySet<string> = new Set(["North Node", "Chiron", ...EXTRA_POINTS]);

export function isOtherPoint(point: string): point is OtherPoint {
  return OTHER_POINTS.has(point);
}
