import type { Gate } from "./gates";

/** The nine centres, from the top of the drawing to its foot. */
export const DESIGN_CENTRES = [
  "Head",
  "Ajna",
  "Throat",
  "G",
  "Heart",
  "Spleen",
  "Sacral",
  "SolarPlexus",
  "Root",
] as const;
export type DesignCentre = (typeof DESIGN_CENTRES)[number];

/** Which gates open into which centre. */
export const GATES_OF_CENTRE: Readonly<Record<DesignCentre, readonly Gate[]>> = {
  Head: [61, 63, 64],
  Ajna: [4, 11, 17, 24, 43, 47],
  Throat: [8, 12, 16, 20, 23, 31, 33, 35, 45, 56, 62],
  G: [1, 2, 7, 10, 13, 15, 25, 46],
  Heart: [21, 26, 40, 51],
  Spleen: [18, 28, 32, 44, 48, 50, 57],
  Sacral: [3, 5, 9, 14, 27, 29, 34, 42, 59],
  SolarPlexus: [6, 22, 30, 36, 37, 49, 55],
  Root: [19, 38, 39, 41, 52, 53, 54, 58, 60],
};

/** The four that give strength of their own. */
export const MOTORS: readonly DesignCentre[] = ["Sacral", "Heart", "SolarPlexus", "Root"];

/** The thirty-six channels, each by its two gates, the smaller one first. */
export const CHANNELS = [
  "1-8",
  "2-14",
  "3-60",
  "4-63",
  "5-15",
  "6-59",
  "7-31",
  "9-52",
  "10-20",
  "10-34",
  "10-57",
  "11-56",
  "12-22",
  "13-33",
  "16-48",
  "17-62",
  "18-58",
  "19-49",
  "20-34",
  "20-57",
  "21-45",
  "23-43",
  "24-61",
  "25-51",
  "26-44",
  "27-50",
  "28-38",
  "29-46",
  "30-41",
  "32-54",
  "34-57",
  "35-36",
  "37-40",
  "39-55",
  "42-53",
  "47-64",
] as const;
export type Channel = (typeof CHANNELS)[number];

const CENTRE_OF_GATE = new Map(
  DESIGN_CENTRES.flatMap((centre) => GATES_OF_CENTRE[centre].map((gate) => [gate, centre] as const)),
);

export function centreOf(gate: Gate): DesignCentre {
  return CENTRE_OF_GATE.get(gate) as DesignCentre; // every gate opens into one
}

const GATES_OF_CHANNEL = new Map(
  CHANNELS.map((channel) => [channel, channel.split("-").map(Number) as [Gate, Gate]] as const),
);

/** The two gates of a channel, the smaller one first. */
export function gatesOfChannel(channel: Channel): readonly [Gate, Gate] {
  return GATES_OF_CHANNEL.get(channel) as readonly [Gate, Gate]; // every channel has two
}

/** The channels of a gate; most have one, those of the four gates in the middle three. */
export function channelsOfGate(gate: Gate): readonly Channel[] {
  return CHANNELS.filter((channel) => gatesOfChannel(channel).includes(gate));
}
