import type { Planet } from "~/astrology/bodies";
import type { HouseNumber } from "~/astrology/houses";
import { type AspectAcross, type ComparedChart, pointAspectsAcross } from "~/astrology/orbs";
import { houseOverlays } from "~/astrology/synastry";
import { houseOverlayReading } from "~/readings/synastry/house-overlays";
import type { SynastryTexts } from "~/readings/synastry/library";
import { tellingIn } from "~/readings/telling/telling";
import { refusal } from "~/refusals";
import type { CompatibilityInput } from "~/schemas/compatibility-input";
import { type Parsed, underPrefix } from "~/schemas/fields";
import { type AnswerMark, type BirthChartAnswer, birthChartAnswer } from "./birth-chart";
import { type Names, type SynastryAnswer, synastryAnswer } from "./synastry";

export interface HouseOverlayAnswer {
  readonly planet: Planet;
  /** House of the other person's chart, 1–12. */
  readonly house: number;
  /** "Ada’s Venus in Ben’s 5th house" */
  readonly title: string;
  readonly description: string;
}

export interface CompatibilityAnswer extends SynastryAnswer {
  readonly id: string;
  readonly createdAt: string;
  readonly person1Chart: BirthChartAnswer;
  readonly person2Chart: BirthChartAnswer;
  /** Each person's planets in the other's houses; none in the houses of a person whose birth time is unknown. */
  readonly houseOverlays: {
    readonly person1InPerson2: readonly HouseOverlayAnswer[];
    readonly person2InPerson1: readonly HouseOverlayAnswer[];
  };
  /**
   * Between the two charts, with the angles, Nodes, Chiron and extras of either: under the first person's settings, and
   * absent where none were given. They count for no score.
   */
  readonly moreAspects?: readonly AspectAcrossAnswer[];
}

export interface AspectAcrossAnswer extends AspectAcross {
  /** "Ada’s Moon Conjunction Ben’s Ascendant" */
  readonly title: string;
}

/**
 * How two births meet: both charts, the score with its parts, and every contact told with the two names. A house
 * system that does not exist at a birthplace is an error at that person's `houseSystem`, another zodiac than the first
 * person's one at `person2.settings.zodiac`.
 */
export function compatibilityAnswer(
  { person1, person2 }: CompatibilityInput,
  nextMark: () => AnswerMark,
  texts: SynastryTexts,
): Parsed<CompatibilityAnswer> {
  const { settings } = person1;
  const zodiac = settings?.zodiac ?? "Tropical";
  if ((person2.settings?.zodiac ?? "Tropical") !== zodiac) {
    return { ok: false, fields: { "person2.settings.zodiac": [refusal("zodiac.differs", zodiac)] } };
  }
  const chart1 = birthChartAnswer(person1, nextMark());
  const chart2 = birthChartAnswer(person2, nextMark());
  if (!chart1.ok || !chart2.ok) {
    const fields = {
      ...(!chart1.ok && underPrefix("person1", chart1.fields)),
      ...(!chart2.ok && underPrefix("person2", chart2.fields)),
    };
    return { ok: false, fields };
  }
  const charts = [chart1.value, chart2.value] as const;
  const names = tellApart(person1.name, person2.name);
  return {
    ok: true,
    value: {
      ...nextMark(),
      person1Chart: charts[0],
      person2Chart: charts[1],
      // Its parts quote each other, and are in one language.
      ...texts.tell((language) => synastryAnswer(charts, names, texts, tellingIn(language).titles)),
      houseOverlays: {
        person1InPerson2: overlaysAnswer(charts[0], charts[1], names, texts),
        person2InPerson1: overlaysAnswer(charts[1], charts[0], [names[1], names[0]], texts),
      },
      ...(settings && {
        moreAspects: pointAspectsAcross(settings, placesOf(charts[0]), placesOf(charts[1])).map((aspect) => ({
          ...aspect,
          title: tellingIn(texts.language).titles.betweenTwo(names, aspect),
        })),
      }),
    },
  };
}

function placesOf({ planets, points, extras = [], rising, midheaven }: BirthChartAnswer): ComparedChart {
  return [
    ...[...planets, ...points, ...extras].map(({ planet, longitude }) => ({ name: planet, longitude })),
    ...(rising ? [{ name: "Ascendant" as const, longitude: rising.longitude }] : []),
    ...(midheaven ? [{ name: "Midheaven" as const, longitude: midheaven.longitude }] : []),
  ];
}

/** The names as the texts use them: two people of one name are numbered. */
function tellApart(name1: string, name2: string): Names {
  const [a, b] = [inSentences(name1), inSentences(name2)];
  const areAlike = a.toLowerCase() === b.toLowerCase();
  return areAlike ? [`${a} 1`, `${b} 2`] : [a, b];
}

/** Letters of a name in the texts, in which it stands some hundred times. */
const LONGEST_IN_SENTENCES = 40;

/** A name as it can be read within a sentence: cut where it is longer than that, after a word if there is one. */
function inSentences(name: string): string {
  const letters = [...name];
  if (letters.length <= LONGEST_IN_SENTENCES) return name;
  const cut = letters.slice(0, LONGEST_IN_SENTENCES).join("");
  const lastWord = cut.lastIndexOf(" ");
  return `${(lastWord > LONGEST_IN_SENTENCES / 2 ? cut.slice(0, lastWord) : cut).trimEnd()}…`;
}

function overlaysAnswer(
  guest: BirthChartAnswer,
  host: BirthChartAnswer,
  names: Names,
  texts: SynastryTexts,
): readonly HouseOverlayAnswer[] {
  return houseOverlays(guest, host).map(({ planet, house }) =>
    texts.tell((language) => ({
      planet,
      house,
      title: tellingIn(language).titles.inHouseOf(names, planet, house),
      description: houseOverlayReading(planet, house as HouseNumber, names, texts),
    })),
  );
}
