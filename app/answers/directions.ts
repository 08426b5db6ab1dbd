import { ayanamsaAt } from "~/astrology/ayanamsa";
import { DIRECTION_YEAR, instantOfArc } from "~/astrology/directions/direction-keys";
import {
  type DirectedBound,
  type Direction,
  primaryDirections,
} from "~/astrology/directions/primary-directions";
import { isoOf } from "~/astrology/instant";
import { skyFrameAt } from "~/astrology/positions";
import { listed } from "~/readings/listed";
import { type Refusal, refusal } from "~/refusals";
import type { DirectionOptions, DirectionsRequest } from "~/schemas/directions-input";
import type { Parsed } from "~/schemas/fields";
import type { Birth } from "~/schemas/read-birth";
import { type BirthInputEcho, birthEcho, type ResolvedBirth, resolvedBirth } from "./birth-chart";

export interface DirectionAnswer extends Direction {
  /** When it is due, ISO. */
  readonly at: string;
}

/** Bounds that the Ascendant goes through; instants are ISO, of the whole stay, also outside the span. */
export interface DirectedBoundAnswer extends Pick<DirectedBound, "lord" | "sign"> {
  readonly from: string;
  readonly to: string;
}

export interface DirectionsAnswer {
  /** The soonest first. */
  readonly directions: readonly DirectionAnswer[];
  readonly bounds: readonly DirectedBoundAnswer[];
  /** How it was reckoned, every choice a sentence. */
  readonly rules: readonly string[];
  /** The span that was looked at, ISO. */
  readonly from: string;
  readonly to: string;
  readonly options: DirectionOptions;
  readonly input: BirthInputEcho;
  readonly resolved: ResolvedBirth;
}

/** A birth's primary directions in a span; beyond the polar circles, where there are none, an error at `birth.latitude`. */
export function directionsAnswer({ birth, from, to, options }: DirectionsRequest): Parsed<DirectionsAnswer> {
  const { place, moment, settings } = birth;
  const { key, converse } = options;
  const zodiac = settings?.zodiac ?? "Tropical";
  const { found } = primaryDirections({
    instant: moment.instant,
    place,
    converse,
    fromTropical: ayanamsaAt(zodiac, moment.instant)?.apparent ?? 0,
  });
  if (!found) return { ok: false, fields: { "birth.latitude": [noDirections(birth)] } };
  const due = (arc: number) => instantOfArc(moment.instant, arc, key);
  return {
    ok: true,
    value: {
      directions: found.directions.flatMap((direction) => {
        const at = due(direction.arc);
        return at >= from && at < to ? { ...direction, at: isoOf(at) } : [];
      }),
      bounds: found.bounds.flatMap(({ lord, sign, arc, until }) =>
        due(arc) < to && due(until) > from
          ? { lord, sign, from: isoOf(due(arc)), to: isoOf(due(until)) }
          : [],
      ),
      rules: rulesOf(options, zodiac, found.circumpolar),
      from: isoOf(from),
      to: isoOf(to),
      options,
      input: birthEcho(birth),
      resolved: resolvedBirth(birth),
    },
  };
}

/** Why a birth beyond the polar circles has none. */
export function noDirections({ place, moment }: Pick<Birth, "place" | "moment">): Refusal {
  const circle = 90 - skyFrameAt(moment.instant).obliquity;
  return refusal("directions.beyond-polar-circle", place.latitude < 0 ? "south" : "north", circle);
}

const KEYS_SAID = {
  Naibod: "0°59′08.33″, the Sun’s mean motion in a day (Naibod)",
  Ptolemy: "1° (Ptolemy)",
  Cardan: "0°59′12″ (Cardan)",
};

function rulesOf(
  { key, converse }: DirectionOptions,
  zodiac: string,
  circumpolar: readonly string[],
): readonly string[] {
  return [
    "After Placidus: two points are in one place when each has gone the same part of its own arc above or below the horizon.",
    `A year of ${DIRECTION_YEAR} days is ${KEYS_SAID[key]} of the equator. Four minutes of birth time move every direction by a year.`,
    "In direct directions the sky carries the promissor to the place of the significator. Bodies in conjunction are taken where they stand, with their latitude; aspects and bounds are points of the ecliptic.",
    ...(converse
      ? [
          "In converse directions the sky, turning the same way, carries the significator to the place of the promissor; the angles are not carried.",
        ]
      : []),
    `Bounds are the Egyptian ones${zodiac === "Tropical" ? "" : ` of the ${zodiac} zodiac`}; the Ascendant goes through them by oblique ascension.`,
    ...(circumpolar.length > 0
      ? [
          `There ${listed(circumpolar)} neither rose nor set that day, so no conjunction of theirs can be directed.`,
        ]
      : []),
  ];
}
