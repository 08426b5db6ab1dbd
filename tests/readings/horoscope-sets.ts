import { SIGNS, type Sign } from "../../app/astrology/signs";
import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const horoscope = setsOf("horoscope");

const HOUSES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** The edition of 1 December 2026: a day's words about a house, without the sentence about the sky. */
const DAYS = HOUSES.flatMap((house): ReadingSet[] => {
  const days = (
    name: string,
    entries: Readonly<Record<string, { readonly text: string }>>,
    count: number,
  ) => ({
    id: `horoscope, days, ${name} ${house}`,
    texts: Object.fromEntries(Object.entries(entries).map(([id, { text }]) => [id, text])),
    count,
    words: [40, 52] as const,
    ease: [45, 110] as const,
  });
  return [
    days("the Moon in", entriesOf(`horoscope-days/moon-in-${house}`), 54),
    days("events in", entriesOf(`horoscope-days/events-in-${house}`), 38),
  ];
});

/** What weeks, months, years and a chart's own day say of a house. */
const SPANS = HOUSES.map(
  (house): ReadingSet => ({
    id: `horoscope, spans, house ${house}`,
    texts: Object.fromEntries(
      Object.entries(entriesOf(`horoscope-spans/house-${house}`)).map(([id, { text }]) => [id, text]),
    ),
    count: 43,
    words: [5, 40],
    ease: [20, 122],
  }),
);

/** Clauses follow an opener that the composer writes. */
export const HOROSCOPE_SETS: readonly ReadingSet[] = [
  horoscope("planets in houses", entriesOf("horoscope/planets-in-houses"), 240, [25, 35], [45, 112]),
  horoscope("aspects", entriesOf("horoscope/aspects"), 168, [15, 26], [30, 115]),
  horoscope("the Moon's aspects", entriesOf("horoscope/moon-aspects"), 90, [12, 22], [30, 118]),
  horoscope("lunations", entriesOf("horoscope/lunations"), 48, [25, 35], [50, 110]),
  horoscope("eclipses", entriesOf("horoscope/eclipses"), 24, [30, 40], [45, 108]),
  horoscope("stations", entriesOf("horoscope/stations"), 32, [16, 26], [40, 112]),
  horoscope("ingresses", entriesOf("horoscope/ingresses"), 27, [11, 20], [40, 115]),
  horoscope("quiet days", entriesOf("horoscope/quiet-days"), 24, [20, 30], [45, 112]),
  horoscope("contrasts", entriesOf("horoscope/contrasts"), 10, [3, 8], [-20, 125]),
  ...DAYS,
  ...SPANS,
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
