import sides from "../../../content/tags/sides.json";
import type { Planet } from "../../astrology/bodies";
import type { Known } from "../../astrology/findings/known";
import { WAYS, type Way } from "./ids";
import type { Source, Tension } from "./themes";

/** What speaks for one side of a way: a planet, or a house in which one of the side's places stands. */
interface Voice {
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
}

const voice = (planets: readonly Planet[], houses: readonly number[] = []): Voice => ({ planets, houses });

/**
 * Which places mean which way: what comes first, what is public, strangers, rest, work and what was chosen have the first
 * voice, what follows, home, the trusted, tiredness, love and what was given the second.
 */
const VOICES: Readonly<Record<Way, readonly [Voice, Voice]>> = {
  time: [voice(["Mercury", "Mars", "Uranus"]), voice(["Saturn"])],
  place: [voice([], [1, 10]), voice([], [4, 12])],
  person: [voice([], [1, 11]), voice(["Moon"], [8])],
  state: [voice(["Sun"]), voice(["Moon"])],
  field: [voice([], [6, 10]), voice([], [5, 7])],
  owner: [voice(["Mars"]), voice(["Uranus", "Saturn", "Pluto"])],
};

/** To which pole a text gives the first voice (`content/tags/sides.json`); null where it does not matter. */
const SIDES: Readonly<Record<string, string | null>> = sides;

/** How loud a way is in a usual chart; what is common says less. */
const USUAL: Readonly<Record<Way, number>> = {
  time: 0.9,
  place: 0.75,
  person: 0.8,
  state: 0.9,
  field: 0.75,
  owner: 0.8,
};

/** How many of a side's sources are asked. */
const ASKED = 5;

function forceOf(sources: readonly Source[], { planets, houses }: Voice, known: Known): number {
  return sources.slice(0, ASKED).reduce((sum, { factor, force }) => {
    const isHeard = factor.planets.some((planet) => {
      const house = known.placeOf.get(planet)?.house ?? null;
      return planets.includes(planet) || (house !== null && houses.includes(house));
    });
    return isHeard ? sum + force : sum;
  }, 0);
}

/**
 * The six ways in which both sides of a tension can live together, the likeliest of this chart first: chosen from the
 * places that speak for each. A text gives one pole to the first voice; where the chart gives it to the second, that way
 * comes last. Where the places say nothing, the ways stand in an order of the chart's own.
 * @param seed a whole number of the chart
 */
export function waysOf({ pair, sides: [one, other] }: Tension, known: Known, seed: number): readonly Way[] {
  const loudness = (way: Way) => {
    const [first, second] = VOICES[way];
    const heard = (a: Voice, b: Voice) =>
      Math.min(forceOf(one.sources, a, known), forceOf(other.sources, b, known));
    const [asNamed, turned] = [heard(first, second), heard(second, first)];
    const pole = SIDES[`${pair} ${way}`];
    if (pole === null) return Math.max(asNamed, turned) / USUAL[way];
    return (pole === one.pole ? asNamed - turned : turned - asNamed) / USUAL[way];
  };
  const start = (seed + pair.length) % WAYS.length;
  const turn = (way: Way) => (WAYS.indexOf(way) + start) % WAYS.length;
  const ranked = WAYS.map((way) => ({ way, loudness: loudness(way), turn: turn(way) }));
  return ranked.sort((a, b) => b.loudness - a.loudness || a.turn - b.turn).map(({ way }) => way);
}
