import { aspectClauses } from "../../app/readings/horoscope/aspects";
import { eclipses } from "../../app/readings/horoscope/eclipses";
import { ingresses } from "../../app/readings/horoscope/ingresses";
import { lunations } from "../../app/readings/horoscope/lunations";
import { moonAspectClauses } from "../../app/readings/horoscope/moon-aspects";
import { contrasts } from "../../app/readings/horoscope/openers";
import { planetsInHouses } from "../../app/readings/horoscope/planets-in-houses";
import { quietDays } from "../../app/readings/horoscope/quiet";
import { stations } from "../../app/readings/horoscope/stations";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const horoscope = setsOf("horoscope");

/** Clauses follow an opener that the composer writes; their places for areas count as words. */
export const HOROSCOPE_SETS: readonly ReadingSet[] = [
  horoscope("planets in houses", planetsInHouses, 240, [25, 35], [45, 112]),
  horoscope("aspects", aspectClauses, 168, [18, 32], [30, 115]),
  horoscope("the Moon's aspects", moonAspectClauses, 90, [14, 26], [30, 118]),
  horoscope("lunations", lunations, 48, [25, 35], [50, 110]),
  horoscope("eclipses", eclipses, 24, [30, 40], [45, 108]),
  horoscope("stations", stations, 32, [18, 28], [10, 105]),
  horoscope("ingresses", ingresses, 27, [12, 20], [20, 110]),
  horoscope("quiet days", quietDays, 24, [20, 30], [45, 112]),
  horoscope("contrasts", contrasts, 10, [3, 8], [-20, 125]),
];
