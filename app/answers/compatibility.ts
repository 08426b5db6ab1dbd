import type { Planet } from "~/astrology/bodies";
import type { Element } from "~/astrology/signs";
import {
  houseOverlays,
  type SunMoonContact,
  type Synastry,
  type SynastryAspect,
  synastry,
} from "~/astrology/synastry";
import type { FieldErrors } from "~/failure";
import type { HouseNumber } from "~/readings/learn";
import { ordinal } from "~/readings/ordinal";
import { houseOverlayReading } from "~/readings/overlays";
import { ageGroupsReading, contactReadings, isOfAgeGroups } from "~/readings/synastry/contact-readings";
import { elementReading, sunMoonElementReadings } from "~/readings/synastry/elements";
import { emptyLists, overallReading } from "~/readings/synastry/overall";
import type { CompatibilityInput } from "~/schemas/compatibility-input";
import type { Parsed } from "~/schemas/fields";
import { type AnswerMark, type BirthChartAnswer, birthChartAnswer } from "./birth-chart";

/** An aspect from a planet of the first person to one of the second, named and read. */
export interface SynastryAspectAnswer extends Omit<SynastryAspect, "impact"> {
  /** "Ada’s Sun Trine Ben’s Moon" */
  readonly title: string;
  readonly description: string;
}

interface SunMoonContactAnswer extends SunMoonContact {
  /** "Ada’s Sun Trine Ben’s Moon", or the signs of the two where they are in no aspect. */
  readonly title: string;
  readonly description: string;
}

export interface HouseOverlayAnswer {
  readonly planet: Planet;
  /** House of the other person's chart, 1–12. */
  readonly house: number;
  /** "Ada’s Venus in Ben’s 5th house" */
  readonly title: string;
  readonly description: string;
}

export interface CompatibilityAnswer {
  readonly id: string;
  readonly createdAt: string;
  readonly person1Chart: BirthChartAnswer;
  readonly person2Chart: BirthChartAnswer;
  readonly overallScore: number;
  /** What the overall score is made of. */
  readonly parts: Synastry["parts"];
  readonly elementCompatibility: {
    readonly person1Element: Element;
    readonly person2Element: Element;
    readonly score: number;
    readonly description: string;
  };
  readonly sunMoonCompatibility: {
    readonly score: number;
    readonly description: string;
    readonly contacts: readonly SunMoonContactAnswer[];
  };
  readonly synastryAspects: readonly SynastryAspectAnswer[];
  /** Each begins with the aspect that it comes from; where there is none, one sentence says why. */
  readonly strengths: readonly string[];
  readonly challenges: readonly string[];
  /** The aspects that `strengths` and `challenges` are told from, in their order. */
  readonly strengthAspects: readonly SynastryAspectAnswer[];
  readonly challengeAspects: readonly SynastryAspectAnswer[];
  /** The aspects between two slow planets, which everyone of these years of birth shares, and what that means. */
  readonly ageGroups: {
    readonly description: string;
    readonly aspects: readonly SynastryAspectAnswer[];
  };
  readonly overallInterpretation: string;
  /** Each person's planets in the other's houses; none in the houses of a person whose birth time is unknown. */
  readonly houseOverlays: {
    readonly person1InPerson2: readonly HouseOverlayAnswer[];
    readonly person2InPerson1: readonly HouseOverlayAnswer[];
  };
}

/**
 * How two births meet: both charts, the score with its parts, and every contact told with the two names. A house
 * system that does not exist at a birthplace is an error at that person's `houseSystem`.
 */
export function compatibilityAnswer(
  { person1, person2 }: CompatibilityInput,
  nextMark: () => AnswerMark,
): Parsed<CompatibilityAnswer> {
  const chart1 = birthChartAnswer(person1, nextMark());
  const chart2 = birthChartAnswer(person2, nextMark());
  if (!chart1.ok || !chart2.ok) {
    const fields = {
      ...(!chart1.ok && under("person1", chart1.fields)),
      ...(!chart2.ok && under("person2", chart2.fields)),
    };
    return { ok: false, fields };
  }
  const charts = [chart1.value, chart2.value] as const;
  const result = synastry(...charts);
  const names = tellApart(person1.name, person2.name);
  const told = toldAspects(result.synastryAspects, names);
  const tell = (aspects: readonly SynastryAspect[]) => aspects.flatMap((aspect) => told.get(aspect) ?? []);
  const synastryAspects = tell(result.synastryAspects);
  const strengthAspects = tell(result.strengths);
  const challengeAspects = tell(result.challenges);
  const { person1Element, person2Element } = result.elementCompatibility;
  return {
    ok: true,
    value: {
      ...nextMark(),
      person1Chart: charts[0],
      person2Chart: charts[1],
      overallScore: result.overallScore,
      parts: result.parts,
      elementCompatibility: {
        ...result.elementCompatibility,
        description: elementReading(person1Element, person2Element),
      },
      sunMoonCompatibility: sunMoonAnswer(result.sunMoonCompatibility, charts, names, synastryAspects),
      synastryAspects,
      strengths: listOf(strengthAspects, emptyLists.strengths),
      challenges: listOf(challengeAspects, emptyLists.challenges),
      strengthAspects,
      challengeAspects,
      ageGroups: {
        description: ageGroupsReading(...names),
        aspects: synastryAspects.filter(isOfAgeGroups),
      },
      overallInterpretation: overallReading(result, ...names),
      houseOverlays: {
        person1InPerson2: overlaysAnswer(charts[0], charts[1], names),
        person2InPerson1: overlaysAnswer(charts[1], charts[0], [names[1], names[0]]),
      },
    },
  };
}

type Charts = readonly [BirthChartAnswer, BirthChartAnswer];
type Names = readonly [string, string];

/** The names as the texts use them: two people of one name are numbered. */
function tellApart(name1: string, name2: string): Names {
  const areAlike = name1.toLowerCase() === name2.toLowerCase();
  return areAlike ? [`${name1} 1`, `${name2} 2`] : [name1, name2];
}

function under(person: string, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [`${person}.${field}`, messages]),
  );
}

/** Every aspect told. Of two that are told alike both ways round, the stronger has the full text. */
function toldAspects(
  aspects: readonly SynastryAspect[],
  names: Names,
): ReadonlyMap<SynastryAspect, SynastryAspectAnswer> {
  const strongestFirst = [...aspects].sort((a, b) => Math.abs(b.impact) - Math.abs(a.impact));
  const readings = contactReadings(strongestFirst, ...names);
  return new Map(
    strongestFirst.map((aspect, index) => {
      const { impact: _, ...shown } = aspect;
      const title = `${names[0]}’s ${shown.planet1} ${shown.aspectType} ${names[1]}’s ${shown.planet2}`;
      return [aspect, { ...shown, title, description: readings[index] as string }];
    }),
  );
}

function listOf(aspects: readonly SynastryAspectAnswer[], whyEmpty: string): readonly string[] {
  return aspects.length > 0 ? aspects.map(titled) : [whyEmpty];
}

function titled({ title, description }: { readonly title: string; readonly description: string }): string {
  return `${title}: ${description}`;
}

/** Sun and Moon with their aspect are told as in the list of aspects, and without one by their elements. */
function sunMoonAnswer(
  { score, contacts }: Synastry["sunMoonCompatibility"],
  charts: Charts,
  names: Names,
  aspects: readonly SynastryAspectAnswer[],
): CompatibilityAnswer["sunMoonCompatibility"] {
  const byElement = sunMoonElementReadings(contacts);
  const told = contacts.map((contact, index) => {
    const [sun, moon] = contact.sunOf === "person1" ? ([0, 1] as const) : ([1, 0] as const);
    const [planet1, planet2] = sun === 0 ? ["Sun", "Moon"] : ["Moon", "Sun"];
    const aspect = aspects.find((each) => each.planet1 === planet1 && each.planet2 === planet2);
    const title = contact.aspect
      ? `${names[sun]}’s Sun ${contact.aspect} ${names[moon]}’s Moon`
      : `${names[sun]}’s Sun in ${charts[sun].sun.sign}, ${names[moon]}’s Moon in ${charts[moon].moon.sign}`;
    return { ...contact, title, description: aspect?.description ?? (byElement[index] as string) };
  });
  return { score, description: told.map(titled).join("\n\n"), contacts: told };
}

function overlaysAnswer(
  guest: BirthChartAnswer,
  host: BirthChartAnswer,
  [a, b]: Names,
): readonly HouseOverlayAnswer[] {
  return houseOverlays(guest, host).map(({ planet, house }) => ({
    planet,
    house,
    title: `${a}’s ${planet} in ${b}’s ${ordinal(house)} house`,
    description: houseOverlayReading(planet, house as HouseNumber, a, b),
  }));
}
