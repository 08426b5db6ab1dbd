import { separation } from "../../app/astrology/angles";
import { positionsAt } from "../../app/astrology/positions";
import { signAt } from "../../app/astrology/signs";
import type { SkySource } from "../../app/readings/horoscope/sky-source";

/**
 * Whether the sky really does what a source says, from the places of the planets alone: within 0.002° of the exact
 * aspect or border, a motion below 0.01° a day, an eclipse with the Moon near the ecliptic.
 */
export function isInTheSky({ kind, bodies, at, title }: SkySource): boolean {
  const places = positionsAt(Date.parse(at));
  const [first, second] = bodies.map((body) => places[body]);
  if (!first) return false;
  const beside = (angle: number, period: number) =>
    Math.abs((((angle % period) + 1.5 * period) % period) - period / 2);
  const apart = second ? separation(first.longitude, second.longitude) : Number.NaN;
  const WIDTHS = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
  switch (kind) {
    case "Aspect": {
      const name = title.split(" ")[1] as keyof typeof WIDTHS;
      return Math.abs(apart - WIDTHS[name]) < 0.002;
    }
    case "Ingress":
      return beside(first.longitude, 30) < 0.002;
    case "Station":
      return Math.abs(first.speed) < 0.01;
    case "Lunation":
      return beside(apart, 90) < 0.002;
    case "Eclipse":
      return beside(apart, 180) < 1 && Math.abs(places.Moon.latitude) < 1.7;
    case "House":
      return title.endsWith(` in ${signAt(first.longitude)}`);
  }
}
