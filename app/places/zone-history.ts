import { LAST_YEAR } from "./civil-date";
import { parseDaylightRule, type Transition, transitionsOfRule, type ZoneType } from "./daylight-rule";
import { ZONES } from "./zones-table";

/** What clocks showed at a place: `initial` before the first transition, then each transition's type. */
export interface ZoneHistory {
  readonly initial: ZoneType;
  /** In order of time, and complete to the end of the year after the last supported one. */
  readonly transitions: readonly Transition[];
}

/** 1800-01-01T00:00:00Z in seconds since 1970: the zero of the table's times. No zone changed earlier. */
const TABLE_EPOCH = -5_364_662_400;

/** The table counts in quarter hours; what is left over follows in seconds. */
const TABLE_UNIT = 900;

interface Entry {
  readonly name: string;
  /** Where the line's text after the name begins: `=Target` for a link, `|types|times|indexes|rule` for a zone. */
  readonly start: number;
}

let entriesByLowerCase: Map<string, Entry> | null = null;
const histories = new Map<string, ZoneHistory>();

/** Built at the first question, not at import: a request that needs no zone pays nothing. */
function entryOf(name: string): Entry | undefined {
  if (!entriesByLowerCase) {
    entriesByLowerCase = new Map();
    for (const match of ZONES.matchAll(/^[\w+/-]+/gm)) {
      const start = match.index + match[0].length;
      entriesByLowerCase.set(match[0].toLowerCase(), { name: match[0], start });
    }
  }
  return entriesByLowerCase.get(name.toLowerCase());
}

/**
 * The tz database's spelling of a zone's or link's name given in any case ("america/new_york", "utc"), or null
 * where there is no such zone. Links keep their own name: Europe/Kiev stays what the visitor called it.
 */
export function zoneNamed(name: string): string | null {
  return entryOf(name)?.name ?? null;
}

/** The zone that a link stands for; of a zone, itself. */
function linkTarget(name: string): string {
  const entry = entryOf(name);
  if (!entry) throw new RangeError(`Unknown time zone: ${name}`);
  return ZONES[entry.start] === "=" ? linkTarget(lineOf(entry).slice(1)) : entry.name;
}

/** History of a zone or link, decoded once. Throws a RangeError on an unknown name. */
export function zoneHistory(name: string): ZoneHistory {
  const target = linkTarget(name);
  const known = histories.get(target);
  if (known) return known;
  const history = decodeZone(lineOf(entryOf(target) as Entry));
  histories.set(target, history);
  return history;
}

function lineOf({ start }: Entry): string {
  return ZONES.slice(start, ZONES.indexOf("\n", start));
}

/** Reads `|types|times|indexes|rule`; scripts/build-zones.ts writes it and describes it. */
function decodeZone(line: string): ZoneHistory {
  const [, typeList = "", timeList = "", indexes = "", footer = ""] = line.split("|");
  const types = typeList.split(" ").map(decodeType);
  const typeAt = (index: number): ZoneType => {
    const type = types[index];
    if (!type) throw new Error("The time zone table is damaged");
    return type;
  };
  const transitions: Transition[] = [];
  let at = TABLE_EPOCH;
  const times = timeList === "" ? [] : timeList.split(" ");
  times.forEach((time, position) => {
    const [units = "0", rest = "0"] = time.split(".");
    at += Number.parseInt(units, 36) * TABLE_UNIT + Number.parseInt(rest, 36);
    transitions.push({ at, type: typeAt(Number.parseInt(indexes[position] ?? "", 36)) });
  });
  const from = times.length === 0 ? TABLE_EPOCH : at;
  const rule = transitionsOfRule(
    parseDaylightRule(footer),
    new Date(from * 1000).getUTCFullYear(),
    LAST_YEAR + 1,
  );
  transitions.push(...rule.filter((transition) => transition.at > from));
  return { initial: typeAt(0), transitions };
}

function decodeType(text: string): ZoneType {
  const match = /^(-?\d+)([=*])(.+)$/.exec(text);
  if (!match) throw new Error(`The time zone table is damaged: ${text}`);
  const [, offset, kind, abbreviation = ""] = match;
  return { offset: Number(offset), isDaylightSaving: kind === "*", abbreviation };
}
