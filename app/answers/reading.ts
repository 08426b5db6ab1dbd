import { separation } from "~/astrology/angles";
import type { AspectType } from "~/astrology/aspects";
import { type Body, PLANETS, type Planet, type TraditionalRuler } from "~/astrology/bodies";
import type { BornChart } from "~/astrology/born-chart";
import type { NatalChart, Placement } from "~/astrology/chart";
import type { Finding } from "~/astrology/findings/finding";
import { findingsOf } from "~/astrology/findings/findings";
import { sureAspects } from "~/astrology/findings/known";
import type { HouseNumber } from "~/astrology/houses";
import { TRADITIONAL_RULERS } from "~/astrology/profections";
import type { Sign } from "~/astrology/signs";
import { marksOf, type OwnLanguage } from "~/languages";
import * as library from "~/readings/natal/library";
import { lordReading } from "~/readings/natal/lord-in-chart";
import type { NatalText } from "~/readings/natal/natal-text";
import { synthesisTexts } from "~/readings/synthesis/library";
import { type Statement, synthesisOf } from "~/readings/synthesis/synthesis";
import { tellingIn } from "~/readings/telling/telling";
import type { Texts } from "~/readings/texts";
import type { Parsed } from "~/schemas/fields";
import type { ReadingRequest } from "~/schemas/reading-input";
import {
  type BirthInputEcho,
  birthEcho,
  bornChartOf,
  type ResolvedBirth,
  resolvedBirth,
} from "./birth-chart";
import { type DegreeAnswer, degreeAnswer } from "./degree";
import { type StoryAnswer, storyAnswer } from "./story";

/** A text under the name of what it reads. */
export interface TitledText extends NatalText, OwnLanguage {
  /** "Sun in Leo", "Sun in the 10th house", "Sun on the Midheaven", "Sun square Saturn". */
  readonly title: string;
}

/** A text of a placement with what it reads: it is chosen by that, whatever its title says. */
interface TextOfKind extends TitledText {
  readonly kind: "sign" | "angle" | "house";
}

type ToldPlacement = Omit<PlacementReading, "texts"> & { readonly texts: readonly TextOfKind[] };

export interface PlacementReading {
  readonly planet: library.ReadBody;
  readonly sign: Sign;
  /** 1–12; null when the birth time is unknown. */
  readonly house: number | null;
  /** Its sign (two, when the Moon changes sign on a day of unknown time), its angle if it is on one, its house. */
  readonly texts: readonly TitledText[];
  /** What the degree says in which it stands; null when the birth time is unknown, for most move on within a day. */
  readonly degree: DegreeAnswer | null;
}

export interface AspectReading extends TitledText {
  readonly planet1: Planet;
  readonly planet2: Planet;
  readonly type: AspectType;
  /** Degrees, unrounded. */
  readonly orb: number;
  readonly isApplying: boolean;
}

export interface AngleReading {
  readonly angle: "Ascendant" | "Midheaven";
  readonly sign: Sign;
  /** Its sign; with the Ascendant also the house of its ruler. */
  readonly texts: readonly TitledText[];
}

export interface LordReading extends OwnLanguage {
  readonly planet: TraditionalRuler;
  /** What a year brings of which the planet is the lord: from its house and its sign in this chart. */
  readonly text: string;
}

export interface PracticeReading extends OwnLanguage {
  /** The text that it belongs to. */
  readonly title: string;
  readonly practice: string;
}

/** What is said of a chart placement by placement; the same for the same chart. */
export interface ReadingOfChart {
  /** What an unknown birth time leaves out; null when the time is known. */
  readonly note: string | null;
  /** Five to seven statements, the truest first. */
  readonly synthesis: readonly (Statement & OwnLanguage)[];
  /** Sun to Pluto, Chiron, North Node. */
  readonly placements: readonly PlacementReading[];
  /** The closest first; without those that only an orb set wide makes of two planets. */
  readonly aspects: readonly AspectReading[];
  /** None when the birth time is unknown. */
  readonly angles: readonly AngleReading[];
  /** The seven planets that can rule a year. None when the birth time is unknown. */
  readonly lords: readonly LordReading[];
  /** Three, of what the synthesis says first; every other practice stands with its own text. */
  readonly practices: readonly PracticeReading[];
}

export interface Reading extends ReadingOfChart, StoryAnswer {}

interface OfBirth {
  readonly input: BirthInputEcho;
  readonly resolved: ResolvedBirth;
}

/** All of it, or the part that was asked for. */
export type ReadingAnswer<Told = Reading> = OfBirth & Told;

/** The reading of one birth; a house system that does not exist at the place is an error at `houseSystem`. */
export async function readingAnswer(
  { birth, at, part }: ReadingRequest,
  texts: Texts,
): Promise<Parsed<ReadingAnswer<Partial<Reading>>>> {
  const charted = bornChartOf(birth);
  if (!charted.ok) return charted;
  const chart = charted.value;
  const read = part === "story" ? null : await readingOf(chart, texts);
  const told = part === "places" ? null : await storyAnswer(chart, birth.moment, at, texts);
  return {
    ok: true,
    value: { input: birthEcho(birth), resolved: resolvedBirth(birth, texts.language), ...read, ...told },
  };
}

export async function readingOf(chart: BornChart, texts: Texts): Promise<ReadingOfChart> {
  const findings = findingsOf(chart);
  const [words, told, ofAspects, angles, lords] = await Promise.all([
    synthesisTexts(texts),
    Promise.all(readBodies(chart).map((placement) => placementReading(placement, chart, texts))),
    Promise.all(sureAspects(chart).map((aspect) => aspectReading(aspect, texts))),
    angleReadings(chart, texts),
    lordReadings(chart, texts),
  ]);
  const synthesis = texts.tell((language) =>
    synthesisOf(findings, { words, telling: tellingIn(language).synthesis }),
  );
  const aspects = ofAspects.filter((aspect) => aspect !== null);
  const practices = chosenPractices([...synthesis.told, ...findings], { placements: told, aspects, angles });
  const marks = marksOf(synthesis);
  const placements = told.map((placement) => ({ ...placement, texts: placement.texts.map(withoutKind) }));
  return {
    note: noteOf(chart, texts),
    synthesis: synthesis.statements.map((statement) => ({ ...statement, ...marks })),
    placements,
    aspects,
    angles,
    lords,
    practices,
  };
}

function withoutKind({ kind: _, ...text }: TextOfKind): TitledText {
  return text;
}

/** What is left out, in the language that is asked for: no set of texts has it. */
function noteOf({ timeUnknown, moonChangesSign }: NatalChart, texts: Texts): string | null {
  return timeUnknown ? tellingIn(texts.language).titles.withoutTime(moonChangesSign) : null;
}

type ReadPlacement = Placement<library.ReadBody>;

function readBodies({ planets, points }: NatalChart): readonly ReadPlacement[] {
  const isRead = (placement: Placement<Body>): placement is ReadPlacement =>
    placement.planet !== "South Node";
  return [...planets, ...points].filter(isRead);
}

/** Degrees from an angle within which a body has a text of it. */
const ANGLE_ORB = 3;
const ANGLES = [
  { key: "ascendant", name: "Ascendant", of: ({ rising }: NatalChart) => rising },
  { key: "midheaven", name: "Midheaven", of: ({ midheaven }: NatalChart) => midheaven },
] as const;

async function placementReading(
  placement: ReadPlacement,
  chart: NatalChart,
  texts: Texts,
): Promise<ToldPlacement> {
  const { planet, sign, house, longitude } = placement;
  const bySign = await library.inSign(planet, texts);
  const atHome = planet === "North Node" ? await texts("natal/node-at-home") : null;
  const change = planet === "Moon" ? chart.moonChangesSign : null;
  const signs = change ? [change.from, change.to] : [sign];
  const told: TextOfKind[] = signs.map((name) =>
    texts.tell((language) => {
      const text = atHome && isInhabited(chart, { sign: name }) ? atHome.of(name) : bySign.of(name);
      return { kind: "sign", title: tellingIn(language).titles.inSign(planet, name), ...text };
    }),
  );
  for (const { key, name, of } of ANGLES) {
    const at = of(chart);
    if (at && separation(longitude, at.longitude) <= ANGLE_ORB) {
      const onAngles = await texts("natal/planets-on-angles");
      told.push(
        texts.tell((language) => ({
          kind: "angle",
          title: tellingIn(language).titles.onAngle(planet, name),
          ...onAngles.of(`${planet} ${key}`),
        })),
      );
    }
  }
  if (house !== null) {
    const byHouse = await library.inHouse(planet, texts);
    told.push(
      texts.tell((language) => {
        const title = tellingIn(language).titles.inHouse(planet, house);
        const number = `${house as HouseNumber}` as const;
        const text = atHome && isInhabited(chart, { house }) ? atHome.of(number) : byHouse.of(number);
        return { kind: "house", title, ...text };
      }),
    );
  }
  const degree = chart.timeUnknown ? null : await degreeAnswer({ sign, degree: placement.degree + 1 }, texts);
  return { planet, sign, house, texts: told, degree };
}

/** So many planets make a sign or a house a place where somebody lives, if neither light does. */
const CROWD = 3;

/** Whether a chart has much in a sign or a house: to call it foreign, as the node's usual text does, would be wrong. */
function isInhabited(
  { planets, rising }: NatalChart,
  where: { readonly sign: Sign } | { readonly house: number },
): boolean {
  const isThere = (at: { readonly sign: Sign; readonly house: number | null }) =>
    "sign" in where ? at.sign === where.sign : at.house === where.house;
  const there = planets.filter(isThere);
  return (
    there.length >= CROWD ||
    there.some(({ planet }) => planet === "Sun" || planet === "Moon") ||
    ("sign" in where && rising?.sign === where.sign)
  );
}

async function aspectReading(
  aspect: NatalChart["aspects"][number],
  texts: Texts,
): Promise<AspectReading | null> {
  const { planet1, planet2, type, orb, isApplying } = aspect;
  const textOf = await library.ofAspect(aspect, texts);
  return texts.tell((language) => {
    const text = textOf();
    const title = tellingIn(language).titles.ofAspect(planet1, type, planet2);
    return text && { planet1, planet2, type, orb, isApplying, title, ...text };
  });
}

async function angleReadings(
  { rising, midheaven, planets }: NatalChart,
  texts: Texts,
): Promise<readonly AngleReading[]> {
  if (!rising || !midheaven) return [];
  const ruler = TRADITIONAL_RULERS[rising.sign];
  const house = planets.find(({ planet }) => planet === ruler)?.house as HouseNumber;
  const [byRising, byRuler, byMidheaven] = await Promise.all([
    texts("natal/rising-in-sign"),
    texts("natal/ruler-in-house"),
    texts("natal/midheaven-in-sign"),
  ]);
  return [
    {
      angle: "Ascendant",
      sign: rising.sign,
      texts: [
        texts.tell((language) => ({
          title: tellingIn(language).titles.ofRising(rising.sign),
          ...byRising.of(rising.sign),
        })),
        texts.tell((language) => ({
          title: tellingIn(language).titles.ofChartRuler(ruler, house),
          ...byRuler.of(`${house}`),
        })),
      ],
    },
    {
      angle: "Midheaven",
      sign: midheaven.sign,
      texts: [
        texts.tell((language) => ({
          title: tellingIn(language).titles.ofMidheaven(midheaven.sign),
          ...byMidheaven.of(midheaven.sign),
        })),
      ],
    },
  ];
}

/** Sun to Saturn. */
function lordReadings({ planets }: NatalChart, texts: Texts): Promise<readonly LordReading[]> {
  const rulers = new Set<string>(Object.values(TRADITIONAL_RULERS));
  return Promise.all(
    planets.flatMap(({ planet, sign, house }) =>
      house !== null && rulers.has(planet)
        ? [lordReadingOf(planet as TraditionalRuler, { sign, house }, texts)]
        : [],
    ),
  );
}

async function lordReadingOf(
  planet: TraditionalRuler,
  at: { readonly sign: Sign; readonly house: number },
  texts: Texts,
): Promise<LordReading> {
  return { planet, ...(await lordReading(planet, at, texts)) };
}

/** How many practices a reading shows. */
const PRACTICES = 3;

/** What a reading is made of. */
type ToldParts = Pick<ReadingOfChart, "aspects" | "angles"> & {
  readonly placements: readonly ToldPlacement[];
};

/** The practices under the findings' own texts, the strongest finding first; none twice. */
function chosenPractices(findings: readonly Finding[], parts: ToldParts): readonly PracticeReading[] {
  const chosen = new Map<string, PracticeReading>();
  for (const texts of findings.map((finding) => textsOf(finding, parts))) {
    if (chosen.size === PRACTICES) break;
    const open = texts.find(({ practice, title }) => practice && !chosen.has(title));
    if (!open?.practice) continue;
    const { title, practice } = open;
    chosen.set(title, { title, practice, ...marksOf(open) });
  }
  return [...chosen.values()];
}

/** The texts of a reading that say more about a finding, the nearest first. */
function textsOf(finding: Finding, { placements, aspects, angles }: ToldParts): readonly TitledText[] {
  if (finding.kind === "aspect") {
    const { planet1, planet2 } = finding.aspect;
    return aspects.filter((aspect) => aspect.planet1 === planet1 && aspect.planet2 === planet2);
  }
  if (finding.kind === "ruler") return angles.flatMap(({ texts }) => texts.slice(1));
  const planets = finding.kind === "elements" || finding.kind === "modality" ? PLANETS : finding.planets;
  const texts = placements
    .filter(({ planet }) => planets.some((name) => name === planet))
    .flatMap((placement) => placement.texts);
  const ofKind = (kind: TextOfKind["kind"]) => texts.filter((text) => text.kind === kind);
  switch (finding.kind) {
    case "angle":
      return [...ofKind("angle"), ...texts];
    case "sect":
    case "house stellium":
      return [...ofKind("house"), ...texts];
    default:
      return texts;
  }
}
