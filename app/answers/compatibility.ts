import type { Planet } from "~/astrology/bodies";
import type { Element } from "~/astrology/signs";
import {
  contactNature,
  houseOverlays,
  type SunMoonContact,
  type Synastry,
  type SynastryAspect,
  synastry,
} from "~/astrology/synastry";
import type { HouseNumber } from "~/readings/learn";
import { ordinal } from "~/readings/ordinal";
import { houseOverlayReading } from "~/readings/overlays";
import {
  elementReading,
  emptyLists,
  overallReading,
  sunMoonElementReading,
  synastryReading,
} from "~/readings/synastry";
import type { CompatibilityInput } from "~/schemas/compatibility-input";
import type { FieldErrors, Reading } from "~/schemas/fields";
import { type AnswerMark, type BirthChartAnswer, birthChartAnswer } from "./birth-chart";

/** An aspect from a planet of the first person to one of the second, named and read. */
export interface SynastryAspectAnswer extends Omit<SynastryAspect, "impact"> {
  /** "Ada’s Sun Trine Ben’s Moon" */
  readonly title: string;
  readonly description: string;
}

interface SunMoonContactAnswer extends SunMoonContact {
  /** "Ada’s Sun Trine Ben’s Moon", or the elements of the two where they are in no aspect. */
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
): Reading<CompatibilityAnswer> {
  const chart1 = birthChartAnswer(person1, nextMark());
  const chart2 = birthChartAnswer(person2, nextMark());
  if (!chart1.ok || !chart2.ok) {
    const fields = {
      ...(!chart1.ok && under("person1", chart1.fields)),
      ...(!chart2.ok && under("person2", chart2.fields)),
    };
    return { ok: false, fields };
  }
  const result = synastry(chart1.value, chart2.value);
  const names = tellApart(person1.name, person2.name);
  const told = new Map(result.synastryAspects.map((aspect) => [aspect, aspectAnswer(aspect, names)]));
  const tell = (aspects: readonly SynastryAspect[]) => aspects.flatMap((aspect) => told.get(aspect) ?? []);
  const strengthAspects = tell(result.strengths);
  const challengeAspects = tell(result.challenges);
  const { person1Element, person2Element } = result.elementCompatibility;
  return {
    ok: true,
    value: {
      ...nextMark(),
      person1Chart: chart1.value,
      person2Chart: chart2.value,
      overallScore: result.overallScore,
      parts: result.parts,
      elementCompatibility: {
        ...result.elementCompatibility,
        description: elementReading(person1Element, person2Element),
      },
      sunMoonCompatibility: sunMoonAnswer(result.sunMoonCompatibility, names),
      synastryAspects: tell(result.synastryAspects),
      strengths: listOf(strengthAspects, emptyLists.strengths),
      challenges: listOf(challengeAspects, emptyLists.challenges),
      strengthAspects,
      challengeAspects,
      overallInterpretation: overallReading(result, ...names),
      houseOverlays: {
        person1InPerson2: overlaysAnswer(chart1.value, chart2.value, names),
        person2InPerson1: overlaysAnswer(chart2.value, chart1.value, [names[1], names[0]]),
      },
    },
  };
}

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

function aspectAnswer({ impact: _, ...aspect }: SynastryAspect, [a, b]: Names): SynastryAspectAnswer {
  const { planet1, planet2, aspectType, nature } = aspect;
  return {
    ...aspect,
    title: `${a}’s ${planet1} ${aspectType} ${b}’s ${planet2}`,
    description: synastryReading({ planet: planet1, name: a }, { planet: planet2, name: b }, nature),
  };
}

function listOf(aspects: readonly SynastryAspectAnswer[], whyEmpty: string): readonly string[] {
  return aspects.length > 0 ? aspects.map(titled) : [whyEmpty];
}

function titled({ title, description }: { readonly title: string; readonly description: string }): string {
  return `${title}: ${description}`;
}

const SAME_BOTH_WAYS =
  "It holds this way round too: read the lines above once more with your roles exchanged.";

function sunMoonAnswer(
  { score, contacts }: Synastry["sunMoonCompatibility"],
  names: Names,
): CompatibilityAnswer["sunMoonCompatibility"] {
  const told = contacts.map((contact, index) => {
    const isRepeated = contacts.slice(0, index).some((earlier) => isToldAlike(earlier, contact));
    const answer = contactAnswer(contact, names);
    return isRepeated ? { ...answer, description: SAME_BOTH_WAYS } : answer;
  });
  return { score, description: told.map(titled).join("\n\n"), contacts: told };
}

/** Both ways round would get one and the same text. */
function isToldAlike(one: SunMoonContact, other: SunMoonContact): boolean {
  if (one.aspect && other.aspect) return contactNature(one.aspect) === contactNature(other.aspect);
  if (one.aspect || other.aspect) return false;
  const pair = ({ sunElement, moonElement }: SunMoonContact) => [sunElement, moonElement].sort().join();
  return pair(one) === pair(other);
}

function contactAnswer(contact: SunMoonContact, [a, b]: Names): SunMoonContactAnswer {
  const [sun, moon] = contact.sunOf === "person1" ? [a, b] : [b, a];
  const { aspect, sunElement, moonElement } = contact;
  if (!aspect) {
    return {
      ...contact,
      title: `${sun}’s Sun in ${sunElement}, ${moon}’s Moon in ${moonElement}`,
      description: sunMoonElementReading(sunElement, moonElement),
    };
  }
  return {
    ...contact,
    title: `${sun}’s Sun ${aspect} ${moon}’s Moon`,
    description: synastryReading(
      { planet: "Sun", name: sun },
      { planet: "Moon", name: moon },
      contactNature(aspect),
    ),
  };
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
