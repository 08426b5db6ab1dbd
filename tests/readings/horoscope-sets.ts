import { SIGNS, type Sign } from "../../app/astrology/signs";
import { aspectClauses } from "../../app/readings/horoscope/aspects";
import { eclipses } from "../../app/readings/horoscope/eclipses";
import { ingresses } from "../../app/readings/horoscope/ingresses";
import { lunations } from "../../app/readings/horoscope/lunations";
import { moonAspectClauses } from "../../app/readings/horoscope/moon-aspects";
import { contrasts } from "../../app/readings/horoscope/openers";
import { planetsInHouses } from "../../app/readings/horoscope/planets-in-houses";
import { quietDays } from "../../app/readings/horoscope/quiet";
import { stations } from "../../app/readings/horoscope/stations";
import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const horoscope = setsOf("horoscope");

/** Clauses follow an opener that the composer writes. */
export const HOROSCOPE_SETS: readonly ReadingSet[] = [
  horoscope("planets in houses", planetsInHouses, 240, [25, 35], [45, 112]),
  horoscope("aspects", aspectClauses, 168, [15, 26], [30, 115]),
  horoscope("the Moon's aspects", moonAspectClauses, 90, [12, 22], [30, 118]),
  horoscope("lunations", lunations, 48, [25, 35], [50, 110]),
  horoscope("eclipses", eclipses, 24, [30, 40], [45, 108]),
  horoscope("stations", stations, 32, [16, 26], [40, 112]),
  horoscope("ingresses", ingresses, 27, [11, 20], [40, 115]),
  horoscope("quiet days", quietDays, 24, [20, 30], [45, 112]),
  horoscope("contrasts", contrasts, 10, [3, 8], [-20, 125]),
];

/** "leo 9" → the image and its sense. */
export const DEGREE_SETS: readonly ReadingSet[] = [
  {
    id: "degree meanings",
    texts: Object.fromEntries(
      SIGNS.map((sign) => sign.toLowerCase() as Lowercase<Sign>).flatMap((sign) =>
        Object.entries(entriesOf(`degrees/${sign}`)).map(([degree, { image, sense }]) => [
          `${sign} ${degree}`,
          `${image} ${sense}`,
        ]),
      ),
    ),
    count: 360,
    words: [25, 40],
    ease: [56, 110],
  },
];
