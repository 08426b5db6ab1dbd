import type { TraditionalRuler } from "../bodies";
import { rulerAfter } from "../chaldean-order";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { type Period, shared, type Technique } from "./period";

/** Where the nodes have their turn; the first is the default. */
export const FIRDARIA_NODES = ["Last", "After Mars by night", "None"] as const;
export type FirdariaNodes = (typeof FIRDARIA_NODES)[number];

type FirdariaLord = TraditionalRuler | "North Node" | "South Node";

/** How many years each has: 75 together, 70 without the nodes (Abu Ma'shar, Revolutions IV 7; al-Biruni). */
export const FIRDARIA_YEARS: Readonly<Record<FirdariaLord, number>> = {
  Sun: 10,
  Venus: 8,
  Mercury: 13,
  Moon: 9,
  Saturn: 11,
  Jupiter: 12,
  Mars: 7,
  "North Node": 3,
  "South Node": 2,
};

/** Days. */
export const FIRDARIA_YEAR = 365.2425;

/** The seven, each the next of the Chaldean order, from one on. */
function sevenFrom(first: TraditionalRuler): TraditionalRuler[] {
  return Array.from({ length: 7 }, (_, places) => rulerAfter(first, places));
}

function orderOf(isDay: boolean, nodes: FirdariaNodes): readonly FirdariaLord[] {
  const seven = sevenFrom(isDay ? "Sun" : "Moon");
  if (nodes === "None") return seven;
  const turns: FirdariaLord[] = ["North Node", "South Node"];
  if (isDay || nodes === "Last") return [...seven, ...turns];
  const afterMars = seven.indexOf("Mars") + 1;
  return [...seven.slice(0, afterMars), ...turns, ...seven.slice(afterMars)];
}

/**
 * Firdaria in two levels: by day from the Sun, by night from the Moon, in Chaldean order, and after the last the first
 * again. Each period of a planet has seven equal parts, of which the first is its own; the nodes are not divided.
 */
export function firdaria(birth: Instant, isDay: boolean, nodes: FirdariaNodes): Technique {
  const order = orderOf(isDay, nodes);
  return {
    levels: 2,
    *first() {
      let years = 0;
      const after = (years: number) => birth + years * FIRDARIA_YEAR * MILLISECONDS_PER_DAY;
      for (;;) {
        for (const lord of order) {
          const to = years + FIRDARIA_YEARS[lord];
          yield undivided(lord, after(years), after(to));
          years = to;
        }
      }
    },
    parts: (period) => {
      const { lord } = period;
      if (!isOfSeven(lord)) return [];
      return shared(period, sevenFrom(lord), () => 1, undivided);
    },
  };
}

function undivided(lord: FirdariaLord, from: Instant, to: Instant): Period {
  return { lord, sign: null, from, to, marks: [] };
}

function isOfSeven(lord: Period["lord"]): lord is TraditionalRuler {
  return lord in FIRDARIA_YEARS && lord !== "North Node" && lord !== "South Node";
}
