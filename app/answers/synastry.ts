import type { Element, Sign } from "~/astrology/signs";
import {
  type SunMoonContact,
  type Synastry,
  type SynastryAspect,
  type SynastryChart,
  synastry,
} from "~/astrology/synastry";
import type { Summary } from "~/readings/summary";
import { ageGroupsReading, contactReadings, isOfAgeGroups } from "~/readings/synastry/contact-readings";
import { elementReading, sunMoonElementReadings } from "~/readings/synastry/elements";
import type { SynastryTexts } from "~/readings/synastry/library";
import { overallReading } from "~/readings/synastry/overall";
import { coupleSummary } from "~/readings/synastry/summary";
import type { TitleTelling } from "~/readings/telling/shape";

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

/** What two charts say together. */
export interface SynastryAnswer {
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
  /** The thread of the two: what holds them and where it rubs. Null where one of both is missing. */
  readonly summary: Summary | null;
}

/** A chart whose Sun and Moon are named by their signs. */
interface ToldChart extends SynastryChart {
  readonly sun: { readonly sign: Sign };
  readonly moon: { readonly sign: Sign };
}
type Charts = readonly [ToldChart, ToldChart];
/** The names of the two people as the texts use them: never alike. */
export type Names = readonly [string, string];

/** The score of two charts with its parts, and every contact told with the two names. */
export function synastryAnswer(
  charts: Charts,
  names: Names,
  texts: SynastryTexts,
  titles: TitleTelling,
): SynastryAnswer {
  const result = synastry(...charts);
  const told = toldAspects(result.synastryAspects, names, texts, titles);
  const tell = (aspects: readonly SynastryAspect[]) => aspects.flatMap((aspect) => told.get(aspect) ?? []);
  const synastryAspects = tell(result.synastryAspects);
  const strengthAspects = tell(result.strengths);
  const challengeAspects = tell(result.challenges);
  const { person1Element, person2Element } = result.elementCompatibility;
  return {
    overallScore: result.overallScore,
    parts: result.parts,
    elementCompatibility: {
      ...result.elementCompatibility,
      description: elementReading(person1Element, person2Element, texts),
    },
    sunMoonCompatibility: sunMoonAnswer(result.sunMoonCompatibility, charts, names, synastryAspects, {
      texts,
      titles,
    }),
    synastryAspects,
    strengths: listOf(strengthAspects, texts.lists.of("no strengths").text),
    challenges: listOf(challengeAspects, texts.lists.of("no challenges").text),
    strengthAspects,
    challengeAspects,
    ageGroups: {
      description: ageGroupsReading(...names, texts),
      aspects: synastryAspects.filter(isOfAgeGroups),
    },
    overallInterpretation: overallReading(result, ...names, texts),
    summary: coupleSummary(strengthAspects, challengeAspects, names, texts),
  };
}

/** Where two planets meet alike both ways round, the stronger has the full text; of Sun and Moon, the first in their card. */
function precedence({ planet1, planet2, impact }: SynastryAspect): number {
  return planet1 === "Sun" && planet2 === "Moon" ? Number.POSITIVE_INFINITY : Math.abs(impact);
}

function toldAspects(
  aspects: readonly SynastryAspect[],
  names: Names,
  texts: SynastryTexts,
  titles: TitleTelling,
): ReadonlyMap<SynastryAspect, SynastryAspectAnswer> {
  const inOrder = [...aspects].sort((a, b) => precedence(b) - precedence(a));
  const readings = contactReadings(inOrder, ...names, texts);
  return new Map(
    inOrder.map((aspect, index) => {
      const { impact: _, ...shown } = aspect;
      const { planet1, planet2, aspectType: type } = shown;
      const title = titles.betweenTwo(names, { planet1, type, planet2 });
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
  { texts, titles }: { readonly texts: SynastryTexts; readonly titles: TitleTelling },
): SynastryAnswer["sunMoonCompatibility"] {
  const byElement = sunMoonElementReadings(contacts, texts);
  const told = contacts.map((contact, index) => {
    const [sun, moon] = contact.sunOf === "person1" ? ([0, 1] as const) : ([1, 0] as const);
    const [planet1, planet2] = sun === 0 ? ["Sun", "Moon"] : ["Moon", "Sun"];
    const aspect = aspects.find((each) => each.planet1 === planet1 && each.planet2 === planet2);
    const [ofSun, ofMoon] = [charts[sun].sun.sign, charts[moon].moon.sign];
    const people = [names[sun], names[moon]] as const;
    const title = contact.aspect
      ? titles.betweenTwo(people, { planet1: "Sun", type: contact.aspect, planet2: "Moon" })
      : titles.sunAndMoon(people, ofSun, ofMoon);
    return { ...contact, title, description: aspect?.description ?? (byElement[index] as string) };
  });
  return { score, description: told.map(titled).join("\n\n"), contacts: told };
}
