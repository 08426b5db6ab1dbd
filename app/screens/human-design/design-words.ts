import type { DesignPlacement, HumanDesignAnswer } from "~/answers/human-design";
import {
  type Channel,
  centreOf,
  channelsOfGate,
  DESIGN_CENTRES,
  type DesignCentre,
  GATES_OF_CENTRE,
  gatesOfChannel,
} from "~/astrology/human-design/centres";
import { GATES_OF_THE_YEAR, type Gate } from "~/astrology/human-design/gates";
import { capitalised } from "~/readings/capitalised";
import { CENTRE_NAMES, channelName, endsOfChannel, titleOfCentre } from "~/readings/human-design/names";
import { listed } from "~/readings/listed";

/** What is drawn of a design, and what its cards tell. */
export type DrawnDesign = Pick<
  HumanDesignAnswer,
  "timeUnknown" | "centres" | "openCentres" | "channels" | "birth" | "design" | "interpretation"
>;

/** On which side a gate is held. */
export type Side = "birth" | "design";

/** A body that holds a gate. */
export interface Holder {
  readonly side: Side;
  readonly body: DesignPlacement["body"];
  readonly line: DesignPlacement["line"];
}

/** Who holds which gates; gates that nobody holds are not among them. */
export type Holders = ReadonlyMap<Gate, readonly Holder[]>;

export function holdersOf(drawn: Pick<DrawnDesign, Side>): Holders {
  const holders = new Map<Gate, Holder[]>();
  for (const side of ["birth", "design"] as const) {
    for (const { body, gate, line } of drawn[side]) {
      if (gate !== null) holders.set(gate, [...(holders.get(gate) ?? []), { side, body, line }]);
    }
  }
  return holders;
}

/** What carries a key in the drawing: `centre-Head`, `gate-41`, `channel-30-41`. */
export type DesignMark =
  | { readonly kind: "centre"; readonly centre: DesignCentre }
  | { readonly kind: "gate"; readonly gate: Gate }
  | { readonly kind: "channel"; readonly channel: Channel };

export const keyOf = {
  centre: (centre: DesignCentre) => `centre-${centre}`,
  gate: (gate: Gate) => `gate-${gate}`,
  channel: (channel: Channel) => `channel-${channel}`,
};

export function markOfKey(key: string): DesignMark {
  const [kind, name = ""] = key.split(/-(.*)/);
  switch (kind) {
    case "centre":
      return { kind, centre: name as DesignCentre };
    case "gate":
      return { kind, gate: Number(name) as Gate };
    case "channel":
      return { kind, channel: name as Channel };
    default:
      throw new RangeError(`No mark of a design: ${key}`);
  }
}

/** The marks by kind, as the arrow keys visit them: centres, held gates, whole channels, and the other gates. */
export function marksOf(drawn: DrawnDesign): readonly string[][] {
  const held = [...holdersOf(drawn).keys()].sort((a, b) => a - b);
  const others = GATES_OF_THE_YEAR.filter((gate) => !held.includes(gate)).sort((a, b) => a - b);
  return [
    centresByState(drawn).map(({ centre }) => keyOf.centre(centre)),
    held.map(keyOf.gate),
    drawn.channels.map(keyOf.channel),
    others.map(keyOf.gate),
  ].filter((kind) => kind.length > 0);
}

/** The keys that light up with one: what it is joined to. */
export function litWith(key: string): ReadonlySet<string> {
  const mark = markOfKey(key);
  const channels =
    mark.kind === "channel"
      ? [mark.channel]
      : (mark.kind === "gate" ? [mark.gate] : GATES_OF_CENTRE[mark.centre]).flatMap(channelsOfGate);
  const gates = [
    ...channels.flatMap(gatesOfChannel),
    ...(mark.kind === "centre" ? GATES_OF_CENTRE[mark.centre] : []),
  ];
  return new Set([
    key,
    ...channels.map(keyOf.channel),
    ...gates.map(keyOf.gate),
    ...gates.map((gate) => keyOf.centre(centreOf(gate))),
  ]);
}

/** What a card says: a title, and a few lines. */
export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where more is said, as the id of that part of the page. */
  readonly more: string | null;
}

export function tell(drawn: DrawnDesign, holders: Holders, mark: DesignMark): Told {
  switch (mark.kind) {
    case "centre":
      return tellCentre(drawn, mark.centre);
    case "gate":
      return tellGate(drawn, holders, mark.gate);
    case "channel":
      return tellChannel(drawn, holders, mark.channel);
  }
}

function tellCentre(drawn: DrawnDesign, centre: DesignCentre): Told {
  const own = drawn.channels.filter((channel) =>
    gatesOfChannel(channel).some((gate) => centreOf(gate) === centre),
  );
  const title = `${titleOfCentre(centre)}, ${stateOf(drawn, centre)}`;
  const isRead = [...drawn.centres, ...drawn.openCentres].includes(centre);
  return {
    title,
    lines: [
      own.length > 0
        ? `By the ${own.length === 1 ? "channel" : "channels"} ${listed(own.map(channelName))}`
        : isRead
          ? "No whole channel ends here"
          : "Some hours of the day define it, and others do not",
    ],
    more: isRead ? keyOf.centre(centre) : null,
  };
}

const STATES = ["defined", "open", "depends on the hour"] as const;
type State = (typeof STATES)[number];

/** All nine centres, the defined ones first, as they are read and as the arrow keys visit them. */
export function centresByState(
  drawn: Pick<DrawnDesign, "centres" | "openCentres">,
): readonly { readonly centre: DesignCentre; readonly state: State }[] {
  return DESIGN_CENTRES.map((centre) => ({ centre, state: stateOf(drawn, centre) })).sort(
    (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state),
  );
}

export function stateOf(
  { centres, openCentres }: Pick<DrawnDesign, "centres" | "openCentres">,
  centre: DesignCentre,
): State {
  if (centres.includes(centre)) return "defined";
  return openCentres.includes(centre) ? "open" : "depends on the hour";
}

/** `Sun at birth, line 3` */
export function holderLine({ side, body, line }: Holder): string {
  return `${body} ${side === "birth" ? "at birth" : "in the design"}${line === null ? "" : `, line ${line}`}`;
}

function tellGate({ interpretation, timeUnknown }: DrawnDesign, holders: Holders, gate: Gate): Told {
  const held = holders.get(gate);
  const title = interpretation.gates.find((read) => read.gate === gate)?.title;
  return {
    title: `Gate ${gate}${title ? ` · ${title}` : ""}`,
    lines: [
      `In the ${CENTRE_NAMES[centreOf(gate)]}`,
      ...(held?.map(holderLine) ?? [timeUnknown ? "Nothing holds it all day" : "Nothing stands here"]),
      ...channelsOfGate(gate).map((channel) => {
        const partner = gatesOfChannel(channel).find((other) => other !== gate) as Gate;
        const isWhole = held && holders.has(partner);
        return isWhole
          ? `Completes the channel ${channelName(channel)}`
          : `Channel ${channelName(channel)} leads to the ${CENTRE_NAMES[centreOf(partner)]}`;
      }),
    ],
    more: held ? keyOf.gate(gate) : null,
  };
}

function tellChannel({ channels, timeUnknown }: DrawnDesign, holders: Holders, channel: Channel): Told {
  const isWhole = channels.includes(channel);
  const gates = gatesOfChannel(channel);
  const held = gates.filter((gate) => holders.has(gate));
  return {
    title: `Channel ${channelName(channel)}`,
    lines: [
      capitalised(endsOfChannel(channel)),
      isWhole
        ? "Whole: both gates are held"
        : held.length === 1
          ? `Half: ${held[0]} is held${timeUnknown ? " all day" : ""}`
          : timeUnknown
            ? "Neither gate is held all day"
            : "Neither gate is held",
    ],
    more: isWhole ? keyOf.channel(channel) : null,
  };
}

/** All of it at once, for a screen reader. */
export function spoken({ title, lines }: Told): string {
  return [title, ...lines].join(". ");
}

export const DEFINITION_TITLES: Readonly<Record<NonNullable<HumanDesignAnswer["definition"]>, string>> = {
  None: "No definition",
  Single: "Single definition",
  Split: "Split definition",
  "Triple Split": "Triple split definition",
  "Quadruple Split": "Quadruple split definition",
};

/** `Generator · Sacral authority · Profile 3/5 · Split definition`: what is known of it. */
export function designLine({ type, authority, profile, definition, timeUnknown }: HumanDesignAnswer): string {
  return [
    type,
    authority && `${authority} authority`,
    profile && `Profile ${profile}`,
    definition && DEFINITION_TITLES[definition],
    timeUnknown && "What holds at every hour of the day",
  ]
    .filter(Boolean)
    .join(" · ");
}
