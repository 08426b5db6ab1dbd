import { ayanamsaAt } from "~/astrology/ayanamsa";
import type { TraditionalRuler } from "~/astrology/bodies";
import type { Zodiac } from "~/astrology/chart-settings";
import { DIRECTION_YEAR, instantOfArc } from "~/astrology/directions/direction-keys";
import {
  type DirectedBound,
  type Direction,
  primaryDirections,
} from "~/astrology/directions/primary-directions";
import { isoOf } from "~/astrology/instant";
import { skyFrameAt } from "~/astrology/positions";
import { type Refusal, refusal } from "~/refusals";
import type { DirectionOptions, DirectionsRequest } from "~/schemas/directions-input";
import type { Parsed } from "~/schemas/fields";
import type { Birth } from "~/schemas/read-birth";
import { listedNames } from "~/words/listed-names";
import * as words from "~/words/rules";
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

function rulesOf(
  { key, converse }: DirectionOptions,
  zodiac: Zodiac,
  circumpolar: readonly TraditionalRuler[],
): readonly string[] {
  return [
    words.afterPlacidus(),
    words.yearOfDirections({ days: DIRECTION_YEAR, key: words.directionKey(key) }),
    words.directDirections(),
    ...(converse ? [words.converseDirections()] : []),
    zodiac === "Tropical" ? words.egyptianBounds() : words.egyptianBoundsOfZodiac({ zodiac }),
    ...(circumpolar.length > 0
      ? [
          words.neitherRoseNorSet({
            count: circumpolar.length,
            bodies: listedNames(circumpolar.map(words.circumpolar)),
          }),
        ]
      : []),
  ];
}
