import type { DesignBody } from "~/astrology/human-design/activations";
import { type Channel, DESIGN_CENTRES, type DesignCentre } from "~/astrology/human-design/centres";
import { designOfDay } from "~/astrology/human-design/design-of-day";
import type { Gate, Line } from "~/astrology/human-design/gates";
import { humanDesign } from "~/astrology/human-design/human-design";
import type {
  DesignAuthority,
  DesignDefinition,
  DesignProfile,
  DesignType,
} from "~/astrology/human-design/shape";
import { completedTogether, type HeldGates, type SharedChannel } from "~/astrology/human-design/together";
import type { OwnLanguage } from "~/languages";
import { designTexts } from "~/readings/human-design/library";
import { designSummary } from "~/readings/human-design/summary";
import type { Summary } from "~/readings/summary";
import type { Texts } from "~/readings/texts";
import type { HumanDesignRequest } from "~/schemas/human-design-input";
import type { Birth } from "~/schemas/read-birth";
import { type BirthInputEcho, birthEcho, type ResolvedBirth, resolvedBirth } from "./birth-chart";

/** What a body holds; null where, without a birth time, it does not hold it all day. */
export interface DesignPlacement {
  readonly body: DesignBody;
  readonly gate: Gate | null;
  readonly line: Line | null;
  /** Degrees of tropical longitude, unrounded; null without a birth time. */
  readonly longitude: number | null;
}

export interface HumanDesignAnswer extends OwnLanguage {
  readonly input: BirthInputEcho;
  readonly resolved: ResolvedBirth;
  readonly timeUnknown: boolean;
  /** When the Sun was 88° behind, ISO; null without a birth time, as all that does not hold all day. */
  readonly designInstant: string | null;
  readonly type: DesignType | null;
  readonly strategy: string | null;
  readonly authority: DesignAuthority | null;
  readonly profile: DesignProfile | null;
  readonly definition: DesignDefinition | null;
  /** The defined ones. */
  readonly centres: readonly DesignCentre[];
  /** All others; without a birth time those that no hour of the day defines. */
  readonly openCentres: readonly DesignCentre[];
  readonly channels: readonly Channel[];
  readonly birth: readonly DesignPlacement[];
  readonly design: readonly DesignPlacement[];
  readonly interpretation: DesignInterpretation;
  /** The channels that both complete together, where somebody else was named; by what both hold for certain. */
  readonly together?: readonly TogetherAnswer[];
}

export interface TogetherAnswer extends SharedChannel, OwnLanguage {
  readonly text: string;
}

/** The texts of what the answer says, and of nothing else. */
export interface DesignInterpretation extends OwnLanguage {
  /** What holds the design together; null where a day without a time leaves its type or authority open. */
  readonly summary: Summary | null;
  readonly type: ({ readonly text: string; readonly practice: string } & OwnLanguage) | null;
  readonly authority: string | null;
  readonly profile: string | null;
  readonly definition: string | null;
  readonly centres: readonly ({
    readonly centre: DesignCentre;
    readonly isDefined: boolean;
    readonly text: string;
  } & OwnLanguage)[];
  readonly channels: readonly ({ readonly channel: Channel; readonly text: string } & OwnLanguage)[];
  /** Each once, by their numbers. */
  readonly gates: readonly ({
    readonly gate: Gate;
    readonly title: string;
    readonly text: string;
  } & OwnLanguage)[];
}

type Design = Omit<
  HumanDesignAnswer,
  "input" | "resolved" | "timeUnknown" | "strategy" | "interpretation" | "together"
>;

/** The human design of a birth, in the tropical zodiac with the true nodes whatever its settings say. */
export async function humanDesignAnswer(
  { birth, other }: HumanDesignRequest,
  library: Texts,
): Promise<HumanDesignAnswer> {
  const { held, ...design } = designOf(birth);
  const texts = await designTexts(library);
  const { type, authority, profile, definition, centres, openCentres, channels } = design;
  const { tell } = texts;
  return tell((language) => ({
    input: birthEcho(birth),
    resolved: resolvedBirth(birth, language),
    timeUnknown: birth.time === null,
    ...design,
    strategy: type && texts.types.of(type).strategy,
    interpretation: tell(() => ({
      summary: designSummary(design, texts),
      type: tell(() => {
        if (!type) return null;
        const { text, practice } = texts.types.of(type);
        return { text, practice };
      }),
      authority: authority && texts.authorities.of(authority).text,
      profile: profile && texts.profiles.of(profile).text,
      definition: definition && texts.definitions.of(definition).text,
      centres: DESIGN_CENTRES.filter((centre) => [...centres, ...openCentres].includes(centre)).map(
        (centre) => {
          const isDefined = centres.includes(centre);
          return tell(() => {
            const { text } = texts.centres.of(`${centre} ${isDefined ? "defined" : "open"}`);
            return { centre, isDefined, text };
          });
        },
      ),
      channels: channels.map((channel) => tell(() => ({ channel, text: texts.channels.of(channel).text }))),
      gates: [...held.sure]
        .sort((a, b) => a - b)
        .map((gate) => tell(() => ({ gate, ...texts.gates.of(`${gate}`) }))),
    })),
    ...(other && {
      together: completedTogether(held, designOf(other).held).map((shared) =>
        tell(() => ({ ...shared, text: texts.channels.of(shared.channel).text })),
      ),
    }),
  }));
}

function designOf(birth: Birth): Design & { readonly held: HeldGates } {
  return birth.time === null ? designWithoutTime(birth) : designWithTime(birth);
}

/** Those that are held for certain. */
function sureGates({ birth, design }: Pick<Design, "birth" | "design">): ReadonlySet<Gate> {
  return new Set([...birth, ...design].flatMap(({ gate }) => (gate === null ? [] : [gate])));
}

function designWithTime({ moment }: Birth) {
  const { designInstant, centres, ...design } = humanDesign(moment.instant);
  const sure = sureGates(design);
  return {
    held: { sure, possible: sure },
    designInstant: new Date(Math.round(designInstant)).toISOString(),
    ...design,
    centres,
    openCentres: DESIGN_CENTRES.filter((centre) => !centres.includes(centre)),
  };
}

function designWithoutTime({ moment }: Birth) {
  const { birth, design, possibleGates, ...shape } = designOfDay(moment.dayStart, moment.dayEnd);
  const placed = (side: typeof birth) => side.map((held) => ({ ...held, longitude: null }));
  const held = { sure: sureGates({ birth: placed(birth), design: placed(design) }), possible: possibleGates };
  return { held, designInstant: null, ...shape, birth: placed(birth), design: placed(design) };
}
