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
import { channelName } from "~/readings/human-design/names";
import * as words from "~/words/human-design";
import { listedNames } from "~/words/listed-names";

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
  const title = words.centreAndState({
    centre: words.centre(centre),
    state: words.state(stateOf(drawn, centre)),
  });
  const isRead = [...drawn.centres, ...drawn.openCentres].includes(centre);
  return {
    title,
    lines: [
      own.length > 0
        ? words.byTheChannels({ count: own.length, channels: listedNames(own.map(channelName)) })
        : isRead
          ? words.noWholeChannelEnds()
          : words.someHoursDefineIt(),
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
  const holder = { body: words.body(body), side };
  return line === null ? words.holder(holder) : words.holderAndLine({ ...holder, line });
}

function tellGate({ interpretation, timeUnknown }: DrawnDesign, holders: Holders, gate: Gate): Told {
  const held = holders.get(gate);
  const title = interpretation.gates.find((read) => read.gate === gate)?.title;
  return {
    title: title ? words.gateAndTitle({ gate, title }) : words.gate({ gate }),
    lines: [
      words.inTheCentre(centreOf(gate)),
      ...(held?.map(holderLine) ?? [timeUnknown ? words.nothingHoldsIt() : words.nothingStandsHere()]),
      ...channelsOfGate(gate).map((channel) => {
        const partner = gatesOfChannel(channel).find((other) => other !== gate) as Gate;
        const isWhole = held && holders.has(partner);
        return isWhole
          ? words.completesTheChannel({ channel: channelName(channel) })
          : words.channelLeads({
              channel: channelName(channel),
              leadsTo: words.leadsTo(centreOf(partner)),
            });
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
    title: words.channel({ channel: channelName(channel) }),
    lines: [endsAtStart(channel), isWhole ? words.whole() : heldOf(held, timeUnknown)],
    more: isWhole ? keyOf.channel(channel) : null,
  };
}

/** How much is there of a channel that is not whole. */
function heldOf([gate, ...others]: readonly Gate[], timeUnknown: boolean): string {
  if (gate === undefined || others.length > 0)
    return timeUnknown ? words.neitherGateIsHeldAll() : words.neitherGateIsHeld();
  return timeUnknown ? words.halfAllDay({ gate }) : words.half({ gate });
}

/** `spleen to root` */
export function endsOf(channel: Channel): string {
  const [from, to] = centresOf(channel);
  return words.channelEnds({ from: words.fromCentre(from), to: words.toCentre(to) });
}

/** `Spleen to root` */
function endsAtStart(channel: Channel): string {
  const [from, to] = centresOf(channel);
  return words.channelEnds({ from: words.fromCentreAtStart(from), to: words.toCentre(to) });
}

function centresOf(channel: Channel): readonly [DesignCentre, DesignCentre] {
  const [one, other] = gatesOfChannel(channel);
  return [centreOf(one), centreOf(other)];
}

/** All of it at once, for a screen reader. */
export function spoken({ title, lines }: Told): string {
  return [title, ...lines].join(". ");
}

/** `Generator · Sacral authority · Profile 3/5 · Split definition`: what is known of it. */
export function designLine({ type, authority, profile, definition, timeUnknown }: HumanDesignAnswer): string {
  return [
    type && words.type(type),
    authority && words.authorityTitle(authority),
    profile && words.profileOf({ profile }),
    definition && words.definitionTitle(definition),
    timeUnknown && words.whatHoldsAtEvery(),
  ]
    .filter(Boolean)
    .join(" · ");
}
