import { EXPLAINED_ASPECTS } from "../../app/astrology/aspects";
import aspectsGuide from "../../app/words/en/aspects-guide.json";
import chartGuide from "../../app/words/en/chart-guide.json";
import learnGuide from "../../app/words/en/learn-guide.json";
import mapGuide from "../../app/words/en/map-guide.json";
import moonGuide from "../../app/words/en/moon-guide.json";
import pairGuide from "../../app/words/en/pair-guide.json";
import quiz from "../../app/words/en/quiz.json";
import transitsGuide from "../../app/words/en/transits-guide.json";
import { entriesOf } from "../support/texts";
import { GLOSSARY_SETS } from "./glossary-sets";
import { DEGREE_SETS, HOROSCOPE_SETS } from "./horoscope-sets";
import { HUMAN_DESIGN_SETS } from "./human-design-sets";
import type { ReadingSet } from "./lint";
import { NATAL_SETS } from "./natal-sets";
import { NUMBER_SETS } from "./number-sets";
import { RETURN_SETS } from "./return-sets";
import { STORY_SETS } from "./story-sets";
import { SYNTHESIS_SETS } from "./synthesis-sets";

const { pattern: patterns, ...ofOneBirth } = chartGuide.words;
const moon = moonGuide.words;
const learn = learnGuide.words;
const aspects = aspectsGuide.words;
const MOON_EXPLANATION = [moon.explanationFirst, moon.explanationSecond, moon.explanationThird];

/** "house 7" → text, for a table whose entries are texts or hold one. */
function keyed<T>(prefix: string, table: Readonly<Record<string | number, T>>, text: (entry: T) => string) {
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [`${prefix} ${key}`.trim(), text(entry)]),
  );
}
const itself = (text: string) => text;
const textOf = ({ text }: { readonly text: string }) => text;

/** "step 1" → text, for a list. */
function listed<T>(prefix: string, list: readonly T[], text: (entry: T) => string) {
  return Object.fromEntries(list.map((entry, i) => [`${prefix} ${i + 1}`, text(entry)]));
}

/** "Saturn Moon tense" → text with its practice. */
function transits(planet: Capitalize<FileOfSlowPlanet>) {
  const file = planet.toLowerCase() as FileOfSlowPlanet;
  return keyed(planet, entriesOf(`transits/${file}`), ({ text, practice }) => `${text} ${practice}`);
}
type FileOfSlowPlanet = "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";

/**
 * Every set of texts that the lint and the report know. Texts that are added to `app/readings` join with one entry
 * here; `sets.test.ts` names those that are in none.
 */
export const READING_SETS: readonly ReadingSet[] = [
  {
    id: "patterns",
    texts: keyed("", patterns, itself),
    count: 7,
    words: [30, 45],
    ease: [55, 98],
  },
  {
    id: "profections",
    texts: {
      ...keyed("house", entriesOf("profections/houses"), textOf),
      ...keyed("lord", entriesOf("profections/lords"), textOf),
    },
    count: 19,
    words: [70, 95],
    ease: [55, 98],
  },
  {
    id: "profections, the lord in the chart",
    texts: {
      ...keyed("house", entriesOf("natal/lord-in-house"), textOf),
      ...keyed("sign", entriesOf("natal/lord-in-sign"), textOf),
    },
    count: 24,
    words: [13, 32],
    ease: [45, 112],
  },
  {
    id: "numerology",
    texts: {
      ...keyed("life path", entriesOf("numbers/life-path"), textOf),
      ...keyed("expression", entriesOf("numbers/expression"), textOf),
      ...keyed("soul urge", entriesOf("numbers/soul-urge"), textOf),
      ...keyed("personality", entriesOf("numbers/personality"), textOf),
      ...keyed("birthday", entriesOf("numbers/birthdays"), textOf),
      ...keyed("personal year", entriesOf("numbers/personal-years"), textOf),
    },
    count: 80,
    words: [60, 90],
    ease: [55, 98],
  },
  {
    id: "numerology notes",
    texts: {
      ...keyed("", entriesOf("numbers/master-totals"), textOf),
      ...keyed("missing", entriesOf("numbers/missing-letters"), textOf),
    },
    count: 10,
    words: [24, 45],
    ease: [30, 98],
  },
  {
    id: "synastry",
    texts: {
      ...keyed("elements", entriesOf("synastry/elements"), textOf),
      ...keyed("personal", entriesOf("synastry/personal-contacts"), textOf),
      ...keyed("Jupiter", entriesOf("synastry/jupiter-contacts"), textOf),
      ...keyed("Saturn", entriesOf("synastry/saturn-contacts"), textOf),
      ...keyed("Uranus", entriesOf("synastry/uranus-contacts"), textOf),
      ...keyed("Neptune", entriesOf("synastry/neptune-contacts"), textOf),
      ...keyed("Pluto", entriesOf("synastry/pluto-contacts"), textOf),
      "age groups": entriesOf("synastry/lists")["age groups"].text,
    },
    count: 171,
    words: [40, 60],
    ease: [50, 108],
  },
  {
    id: "synastry, minor contacts",
    texts: keyed("minor", entriesOf("synastry/minor-contacts"), textOf),
    count: 40,
    words: [14, 26],
    ease: [40, 112],
  },
  {
    id: "synastry, both ways round",
    texts: {
      ...keyed("contact", entriesOf("synastry/both-ways"), textOf),
      ...keyed("elements", entriesOf("synastry/sun-moon-elements-both-ways"), textOf),
    },
    count: 45,
    words: [25, 42],
    ease: [50, 112],
  },
  {
    id: "synastry, age groups",
    texts: {
      ...keyed("", entriesOf("synastry/age-groups"), textOf),
      ...keyed("both ways", entriesOf("synastry/age-groups-both-ways"), textOf),
    },
    count: 40,
    words: [11, 24],
    ease: [30, 112],
  },
  {
    id: "synastry, Sun and Moon by element",
    texts: keyed("elements", entriesOf("synastry/sun-moon-elements"), textOf),
    count: 10,
    words: [25, 40],
    ease: [50, 108],
  },
  {
    id: "synastry, overall",
    texts: {
      ...keyed("score", entriesOf("synastry/overall"), textOf),
      strengths: entriesOf("synastry/lists")["no strengths"].text,
      challenges: entriesOf("synastry/lists")["no challenges"].text,
    },
    count: 12,
    words: [35, 75],
    ease: [50, 98],
  },
  {
    id: "synastry, what holds two people",
    texts: keyed("", entriesOf("synastry/summary-bonds"), textOf),
    count: 9,
    words: [28, 40],
    ease: [50, 108],
  },
  {
    id: "synastry, threads",
    texts: keyed("", entriesOf("synastry/summary-threads"), textOf),
    count: 81,
    words: [50, 68],
    ease: [50, 108],
  },
  {
    id: "synastry, house overlays",
    texts: keyed("", entriesOf("synastry/overlays"), textOf),
    count: 120,
    words: [35, 45],
    ease: [50, 108],
  },
  {
    id: "astrocartography",
    texts: keyed("", entriesOf("astrocartography/lines"), textOf),
    count: 52,
    words: [35, 50],
    ease: [50, 108],
  },
  {
    id: "astrocartography, card and introduction",
    texts: {
      ...keyed("angle", mapGuide.words.text, itself),
      introduction: entriesOf("astrocartography/introduction").map.text,
    },
    count: 5,
    words: [30, 140],
    ease: [50, 98],
  },
  {
    id: "astrocartography, notes",
    texts: keyed("note", mapGuide.words.note, itself),
    count: 4,
    words: [8, 11],
    ease: [20, 110],
  },
  {
    id: "learn, planets and signs",
    texts: { ...keyed("planet", learn.planetText, itself), ...keyed("sign", learn.signText, itself) },
    count: 22,
    words: [60, 85],
    ease: [55, 98],
  },
  {
    id: "learn, elements, houses and aspects",
    texts: {
      ...keyed("element", learn.elementText, itself),
      ...keyed("modality", learn.modalityText, itself),
      ...keyed("house", learn.houseText, itself),
      ...keyed("aspect", learn.aspectText, itself),
    },
    count: 25,
    words: [36, 58],
    ease: [50, 100],
  },
  {
    id: "learn, longer sections",
    texts: { ...keyed("section", learn.topicText, itself), introduction: learn.introduction },
    count: 6,
    words: [70, 100],
    // Below the others, for a sentence that lists the rulers of all the signs.
    ease: [48, 98],
  },
  {
    id: "learn, steps and links",
    texts: {
      ...keyed("step", learn.stepText, itself),
      "link to the chart": learn.toYourChart,
      "link to the numbers": learn.toYourNumbers,
    },
    count: 8,
    words: [20, 50],
    ease: [55, 108],
  },
  {
    id: "aspects page",
    texts: Object.fromEntries(
      EXPLAINED_ASPECTS.map((type) => [
        `aspect ${type}`,
        `${aspects.text[type]} ${aspects.example[type]} ${aspects.practice[type]}`,
      ]),
    ),
    count: 6,
    words: [105, 135],
    ease: [55, 98],
  },
  {
    id: "aspects page, frame",
    texts: { introduction: aspects.introduction, closing: aspects.closing },
    count: 2,
    words: [35, 90],
    ease: [55, 98],
  },
  {
    id: "moon phases",
    texts: {
      ...keyed("phase", moon.whatOfPhase, itself),
      ...listed("explanation", MOON_EXPLANATION, itself),
    },
    count: 11,
    words: [45, 75],
    ease: [55, 98],
  },
  {
    id: "moon in sign today",
    texts: keyed("Moon in", moon.inSignToday, itself),
    count: 12,
    words: [35, 45],
    ease: [50, 105],
  },
  {
    id: "moon phases, what to look for in the north",
    texts: keyed("sky", moon.seenInTheNorth, itself),
    count: 8,
    words: [8, 20],
    ease: [20, 120],
  },
  {
    id: "moon phases, what to look for in the south",
    texts: keyed("sky", moon.seenInTheSouth, itself),
    count: 8,
    words: [8, 20],
    ease: [20, 120],
  },
  {
    id: "derived charts",
    texts: keyed("chart", { ...ofOneBirth, ...pairGuide.words.chartOfTwo }, itself),
    count: 9,
    words: [60, 90],
    ease: [55, 98],
  },
  {
    id: "transits page",
    texts: keyed("part", transitsGuide.words.partText, itself),
    count: 4,
    words: [50, 75],
    ease: [55, 98],
  },
  {
    id: "transits page, paces",
    texts: keyed("pace", transitsGuide.words.pace, itself),
    count: 10,
    words: [18, 36],
    ease: [45, 112],
  },
  {
    id: "transits to a chart",
    texts: {
      ...transits("Jupiter"),
      ...transits("Saturn"),
      ...transits("Uranus"),
      ...transits("Neptune"),
      ...transits("Pluto"),
    },
    count: 180,
    words: [60, 80],
    ease: [50, 105],
  },
  {
    id: "transits to a chart, fast planets",
    texts: {
      ...keyed("lasts", entriesOf("transits/fast-planets-last"), textOf),
      ...keyed("", entriesOf("transits/fast-planets"), textOf),
    },
    count: 65,
    words: [10, 20],
    ease: [30, 118],
  },
  {
    id: "transits to a chart, other points",
    texts: keyed("point", entriesOf("transits/other-points"), textOf),
    count: 11,
    words: [12, 34],
    ease: [40, 105],
  },
  {
    id: "quiz, free tools",
    texts: keyed("tool", quiz.words.toolDescription, itself),
    count: 5,
    words: [9, 17],
    ease: [50, 110],
  },
  ...NUMBER_SETS,
  ...HUMAN_DESIGN_SETS,
  ...NATAL_SETS,
  ...STORY_SETS,
  ...RETURN_SETS,
  ...SYNTHESIS_SETS,
  ...HOROSCOPE_SETS,
  ...DEGREE_SETS,
  ...GLOSSARY_SETS,
];
