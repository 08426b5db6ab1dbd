import { type Body, PLANETS, type Planet } from "~/astrology/bodies";
import { aspectClaims } from "./natal-claims-aspects";
import { angleClaims, houseClaims, rulerClaims } from "./natal-claims-houses";
import { midheavenClaims, risingClaims, signClaims } from "./natal-claims-signs";

/**
 * The plan of the natal texts: what each says and how it ends, so that the thirty to fifty that stand on one chart's
 * page differ from each other. Claims, life areas and rubs are an editor's; practices and endings are dealt below by
 * rule, the same on every run, and a change of one row moves nothing outside its own set.
 */

export type Area = "love" | "work" | "rest" | "body" | "money" | "friends" | "family" | "belief";

/** What goes wrong; "none" where a text has no rub. */
export type Rub =
  | "misread" // taken for what you are not
  | "overdone" // too much of the gift
  | "late" // you wait until it has passed
  | "hurry" // you act before you know
  | "alone" // you ask nobody
  | "doubt" // your own worth or ability in question
  | "scatter" // too many at once, none finished
  | "hold" // you cannot let go, stop or change
  | "hide" // a need, an anger or a joy is concealed
  | "pull" // two wants at the same time
  | "tired" // strength used up, body unheard
  | "blind" // the wish hides the fact or the cost
  | "please" // another's wish instead of your own
  | "clash" // friction with people or rules
  | "none";

/** What there is to do, by its kind of action. */
export type Practice =
  | "write" // put into words for yourself
  | "wait" // let a set time pass before acting
  | "try" // do a small new thing, badly if need be
  | "ask" // put a question to somebody
  | "tell" // say something to somebody: Moon in sign and Mars in sign alone
  | "move" // the body: walk, stretch, breathe, lift
  | "stop" // leave a thing out, end it, hand it back
  | "look" // notice or count for a stated time
  | "choose" // set a limit, a date or an order beforehand
  | "give" // do or leave something for somebody
  | "rest" // an interval without use
  | "finish" // complete or close what is begun
  | "receive" // let somebody do something for you
  | "repeat" // the same small thing on several days
  | "check" // a fact, a number, a cost
  | "prepare"; // put ready a place, a thing, a time

/** How the `text` field ends. "practice": nothing special, the practice under it is the end. */
export type Ending = "practice" | "gift" | "observation" | "question";

/** Life areas (one or two), rub, claim in at most fifteen words, and a practice where an editor chose it. */
export type Row = readonly [Area | `${Area} ${Area}`, Rub, string, Practice?];

export interface PlannedText {
  /** File without its ending. */
  readonly set: string;
  /** Path in the file: "Aries", "7", "Moon square", "Sun ascendant". */
  readonly key: string;
  readonly areas: readonly Area[];
  readonly rub: Rub;
  readonly practice: Practice | null;
  readonly ending: Ending;
  readonly claim: string;
}

type Reserve = Exclude<Ending, "practice">;
/** How a text may end: on one of the reserves in the field `text`, or with a practice of one of the kinds. */
type End = Reserve | Practice;

/** Practices that help against a rub, the nearest first. */
const HELPS: Readonly<Record<Rub, readonly Practice[]>> = {
  misread: ["ask", "look", "prepare", "try"],
  overdone: ["check", "stop", "choose", "rest", "look"],
  late: ["choose", "try", "prepare", "tell", "ask"],
  hurry: ["wait", "move", "check", "look", "ask"],
  alone: ["receive", "ask", "give", "prepare"],
  doubt: ["finish", "write", "try", "repeat", "look"],
  scatter: ["finish", "choose", "stop", "repeat", "write"],
  hold: ["give", "stop", "try", "wait", "move"],
  hide: ["tell", "receive", "try", "write", "prepare"],
  pull: ["choose", "write", "prepare", "repeat", "look"],
  tired: ["rest", "move", "receive", "stop", "prepare"],
  blind: ["check", "ask", "look", "wait", "write"],
  please: ["choose", "wait", "write", "stop", "try"],
  clash: ["move", "wait", "ask", "write", "check"],
  none: ["give", "repeat", "finish", "try", "move", "look"],
};

const RESERVES: readonly End[] = ["gift", "observation", "question"];
const isReserve = (end: End): end is Reserve => RESERVES.includes(end);

type Reader = Exclude<Body, "South Node">;

/**
 * The ends that a set may have. A set shares none with the one read after it: rising, ruler and midheaven; then for
 * each body sign, angle, house and its aspects, then the next body's sign.
 */
const RISING_ENDS: readonly End[] = ["question", "look", "wait", "move"];
const RULER_ENDS: readonly End[] = ["gift", "finish", "write", "ask", "receive"];
const MIDHEAVEN_ENDS: readonly End[] = ["observation", "prepare", "repeat", "check", "stop"];
const SIGN_ENDS: Readonly<Record<Reader, readonly End[]>> = {
  Sun: ["gift", "choose", "finish", "try"],
  Moon: ["question", "receive", "prepare", "tell"],
  Mercury: ["observation", "ask", "check", "write"],
  Venus: ["gift", "receive", "choose", "give"],
  Mars: ["question", "move", "wait", "stop", "tell"],
  Jupiter: ["observation", "choose", "ask", "prepare"],
  Saturn: ["gift", "rest", "repeat", "receive"],
  Uranus: ["question", "gift"],
  Neptune: ["question", "gift"],
  Pluto: ["question", "gift"],
  Chiron: ["gift", "receive", "try", "ask"],
  "North Node": ["observation", "try", "prepare", "wait"],
};
const HOUSE_ENDS: Readonly<Record<Reader, readonly End[]>> = {
  Sun: ["observation", "give", "rest", "repeat"],
  Moon: ["gift", "rest", "stop", "look"],
  Mercury: ["question", "rest", "finish", "repeat"],
  Venus: ["observation", "try", "look", "prepare"],
  Mars: ["gift", "finish", "rest", "check", "receive"],
  Jupiter: ["question", "check", "give", "finish"],
  Saturn: ["observation", "try", "ask", "write"],
  Uranus: ["observation", "repeat", "look", "move"],
  Neptune: ["observation", "write", "rest", "check"],
  Pluto: ["observation", "give", "wait", "stop"],
  Chiron: ["question", "repeat", "write", "choose"],
  "North Node": ["gift", "finish", "give", "look"],
};
/** The pairs under one planet share no end either, so that those that a chart has may follow each other. */
const ASPECT_ENDS: Readonly<Record<Planet, Partial<Record<Planet, readonly End[]>>>> = {
  Sun: {
    Moon: ["gift"],
    Mercury: ["ask"],
    Venus: ["choose"],
    Mars: ["move"],
    Jupiter: ["check"],
    Saturn: ["try", "finish"],
    Uranus: ["wait"],
    Neptune: ["write", "look"],
    Pluto: ["stop"],
  },
  Moon: {
    Mercury: ["wait", "finish"],
    Venus: ["try"],
    Mars: ["move"],
    Jupiter: ["choose"],
    Saturn: ["receive"],
    Uranus: ["repeat", "prepare"],
    Neptune: ["question"],
    Pluto: ["give"],
  },
  Mercury: {
    Venus: ["write"],
    Mars: ["wait", "move"],
    Jupiter: ["check", "look"],
    Saturn: ["try", "prepare"],
    Uranus: ["observation"],
    Neptune: ["ask"],
    Pluto: ["stop"],
  },
  Venus: {
    Mars: ["ask"],
    Jupiter: ["check", "choose"],
    Saturn: ["receive"],
    Uranus: ["repeat", "finish"],
    Neptune: ["gift"],
    Pluto: ["give", "write"],
  },
  Mars: {
    Jupiter: ["stop", "look"],
    Saturn: ["repeat", "try"],
    Uranus: ["wait", "move"],
    Neptune: ["question"],
    Pluto: ["give", "write"],
  },
  Jupiter: {
    Saturn: ["observation"],
    Uranus: ["wait", "look"],
    Neptune: ["ask", "write"],
    Pluto: ["stop", "choose"],
  },
  Saturn: {
    Uranus: ["choose", "prepare", "wait"],
    Neptune: ["check", "finish", "repeat"],
    Pluto: ["rest", "give", "move"],
  },
  Uranus: { Neptune: ["write", "ask"], Pluto: ["wait", "finish", "choose"] },
  Neptune: { Pluto: ["ask", "look", "try"] },
  Pluto: {},
};

interface Deal {
  readonly set: string;
  readonly rows: ReadonlyArray<readonly [key: string, row: Row, ends: readonly End[]]>;
  /** How many of five texts end on a reserve, if the ends have one. */
  readonly reservesInFive: number;
  /** "always" from 60 words on; in shorter texts only where it is the end. */
  readonly practice: "always" | "asEnd";
}

/** The kind that helps most against the rub and has been dealt least. Undefined where there is none to choose from. */
function nearest(
  kinds: readonly Practice[],
  rub: Rub,
  dealt: ReadonlyMap<Practice, number>,
): Practice | undefined {
  const cost = (kind: Practice) => {
    const rank = HELPS[rub].indexOf(kind);
    return (rank < 0 ? 5 : rank) + 1.5 * (dealt.get(kind) ?? 0);
  };
  return [...kinds].sort((a, b) => cost(a) - cost(b))[0];
}

function deal({ set, rows, reservesInFive, practice }: Deal): PlannedText[] {
  const dealt = new Map<Practice, number>();
  // Each set begins its count elsewhere, so that not every Aries and first house ends on a reserve.
  const start = [...set].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return rows.map(([key, [areas, rub, claim, chosen], ends], i) => {
    const reserves = ends.filter(isReserve);
    const kinds = ends.filter((end) => !isReserve(end)) as Practice[];
    const turn = start + i;
    const reserve =
      kinds.length === 0 || (turn * reservesInFive) % 5 < reservesInFive
        ? reserves[turn % reserves.length]
        : undefined;
    const asked = reserve ? HELPS[rub].filter((each) => each !== "tell") : kinds;
    const hasPractice = !reserve || practice === "always";
    const kind = hasPractice ? (chosen ?? nearest(asked, rub, dealt)) : undefined;
    if (kind) dealt.set(kind, (dealt.get(kind) ?? 0) + 1);
    return {
      set,
      key,
      areas: areas.split(" ") as Area[],
      rub,
      practice: kind ?? null,
      ending: reserve ?? "practice",
      claim,
    };
  });
}

const fileOf = (body: Body) => body.toLowerCase().replace(" ", "-");
const each = (claims: Readonly<Record<string | number, Row>>, ends: readonly End[]) =>
  Object.entries(claims).map(([key, row]) => [key, row, ends] as const);

const READERS = Object.keys(signClaims) as Reader[];
const isSlow = (body: Reader) => ["Uranus", "Neptune", "Pluto", "Chiron", "North Node"].includes(body);

/** Which ends an angle may have: none of its own body's sign and house, one of three reserves for every third text. */
function angleEnds(body: Reader): readonly End[] {
  const taken = [...SIGN_ENDS[body], ...HOUSE_ENDS[body]];
  const all: readonly End[] = [
    ...RESERVES,
    ...(Object.values(HELPS)
      .flat()
      .filter((kind) => kind !== "tell") as End[]),
  ];
  return [...new Set(all)].filter((end) => !taken.includes(end));
}

const DEALS: readonly Deal[] = [
  { set: "rising-in-sign", rows: each(risingClaims, RISING_ENDS), reservesInFive: 2, practice: "always" },
  { set: "ruler-in-house", rows: each(rulerClaims, RULER_ENDS), reservesInFive: 2, practice: "asEnd" },
  {
    set: "midheaven-in-sign",
    rows: each(midheavenClaims, MIDHEAVEN_ENDS),
    reservesInFive: 2,
    practice: "asEnd",
  },
  ...READERS.flatMap((body): Deal[] => [
    {
      set: `${fileOf(body)}-in-sign`,
      rows: each(signClaims[body], SIGN_ENDS[body]),
      reservesInFive: 2,
      practice: SIGN_ENDS[body].every(isReserve) ? "asEnd" : "always",
    },
    {
      set: `${fileOf(body)}-in-house`,
      rows: each(houseClaims[body], HOUSE_ENDS[body]),
      reservesInFive: 2,
      practice: isSlow(body) ? "asEnd" : "always",
    },
  ]),
  {
    set: "planets-on-angles",
    rows: READERS.flatMap((body) =>
      Object.entries(angleClaims[body]).map(
        ([angle, row]) => [`${body} ${angle}`, row, angleEnds(body)] as const,
      ),
    ),
    reservesInFive: 2,
    practice: "asEnd",
  },
  ...PLANETS.slice(0, -1).map(
    (first): Deal => ({
      set: `${fileOf(first)}-aspects`,
      rows: Object.entries(aspectClaims[first as keyof typeof aspectClaims]).flatMap(([second, kinds]) =>
        Object.entries(kinds as Record<string, Row>).map(
          ([kind, row]) => [`${second} ${kind}`, row, ASPECT_ENDS[first][second as Planet] ?? []] as const,
        ),
      ),
      reservesInFive: 2,
      practice: "always",
    }),
  ),
];

export const NATAL_PLAN: readonly PlannedText[] = DEALS.flatMap(deal);

/** By "set key", such as "sun-in-sign Aries" or "moon-aspects Saturn square". */
export const PLANNED: ReadonlyMap<string, PlannedText> = new Map(
  NATAL_PLAN.map((text) => [`${text.set} ${text.key}`, text]),
);
