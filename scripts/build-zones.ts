/**
 * Packs a compiled tz database into app/time/zones-table.ts.
 *
 *   npx tsx scripts/build-zones.ts --zoneinfo /usr/share/zoneinfo [--check] [--out app/time/zones-table.ts]
 *
 * The directory must be Debian's `tzdata` (or any other built with PACKRATDATA=backzone PACKRATLIST=zone.tab), so
 * that zones which agree since 1970 keep their own earlier history, and must hold `tzdata.zi`, which names zones
 * and links. `--check` writes nothing and fails where the file on disk is not what would be written.
 *
 * One line per name, in the order of the names:
 *
 *   Europe/Kiev=Europe/Kyiv                   a link
 *   Name|types|times|indexes|rule             a zone
 *
 * types    `3600=CET 7200*CEST`: seconds east, `*` for daylight saving, abbreviation; the first holds before all
 *          transitions
 * times    base-36 differences between transitions in quarter hours, `.` and base-36 seconds where they do not
 *          come out even; the first is counted from 1800-01-01T00:00:00Z
 * indexes  one base-36 digit per transition: its type
 * rule     the TZif footer, which holds from the last transition on. Transitions that it implies are left out.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  parseDaylightRule,
  type Transition,
  transitionsOfRule,
  type ZoneType,
} from "../app/time/daylight-rule";

/** As in app/time/zone-history.ts, which cannot be imported while there is no table. */
const TABLE_EPOCH = -5_364_662_400;
const TABLE_UNIT = 900;

interface CompiledZone {
  readonly initial: ZoneType;
  readonly transitions: readonly Transition[];
  readonly footer: string;
}

function sameType(a: ZoneType, b: ZoneType): boolean {
  return (
    a.offset === b.offset && a.isDaylightSaving === b.isDaylightSaving && a.abbreviation === b.abbreviation
  );
}

/** Reads the 64-bit block of a TZif file (RFC 9636). */
function readTzif(file: string): CompiledZone {
  const bytes = readFileSync(file);
  const header = (start: number) => {
    if (bytes.toString("latin1", start, start + 4) !== "TZif") throw new Error(`${file} is not a TZif file`);
    const count = (index: number) => bytes.readUInt32BE(start + 20 + 4 * index);
    return {
      utc: count(0),
      standard: count(1),
      leap: count(2),
      times: count(3),
      types: count(4),
      chars: count(5),
    };
  };
  const first = header(0);
  if (bytes.readUInt8(4) < 0x32) throw new Error(`${file} has no 64-bit data`);
  const second =
    44 + first.times * 5 + first.types * 6 + first.chars + first.leap * 8 + first.standard + first.utc;
  const { utc, standard, leap, times, types, chars } = header(second);
  if (leap !== 0) throw new Error(`${file} counts leap seconds`);
  const timesStart = second + 44;
  const indexStart = timesStart + times * 8;
  const typesStart = indexStart + times;
  const charsStart = typesStart + types * 6;
  const end = charsStart + chars + standard + utc;
  const zoneTypes = Array.from({ length: types }, (_, index): ZoneType => {
    const start = typesStart + 6 * index;
    const nameStart = charsStart + bytes.readUInt8(start + 5);
    return {
      offset: bytes.readInt32BE(start),
      isDaylightSaving: bytes.readUInt8(start + 4) === 1,
      abbreviation: bytes.toString("latin1", nameStart, bytes.indexOf(0, nameStart)),
    };
  });
  const typeAt = (index: number): ZoneType => {
    const type = zoneTypes[index];
    if (!type) throw new Error(`${file} names a type that it does not have`);
    return type;
  };
  const transitions: Transition[] = [];
  let current = typeAt(0);
  for (let index = 0; index < times; index++) {
    const type = typeAt(bytes.readUInt8(indexStart + index));
    if (sameType(type, current)) continue;
    transitions.push({ at: Number(bytes.readBigInt64BE(timesStart + 8 * index)), type });
    current = type;
  }
  return { initial: typeAt(0), transitions, footer: bytes.toString("latin1", end).trim() };
}

/** The leading transitions that are needed when the footer's rule continues after the last of them. */
function withoutImplied({ initial, transitions, footer }: CompiledZone): readonly Transition[] {
  const rule = parseDaylightRule(footer);
  const last = transitions.at(-1);
  if (!last) {
    if (rule.daylight || !sameType(initial, rule.standard)) throw new Error(`${footer} contradicts its zone`);
    return [];
  }
  const implied = transitionsOfRule(rule, 1900, new Date(last.at * 1000).getUTCFullYear() + 1);
  const lastType = implied.filter(({ at }) => at <= last.at).at(-1)?.type ?? rule.standard;
  if (!sameType(lastType, last.type))
    throw new Error(`${footer} does not continue the zone's last transition`);
  for (let kept = 1; kept < transitions.length; kept++) {
    const from = transitions[kept - 1]?.at ?? 0;
    const tail = transitions.slice(kept);
    const expected = implied.filter(({ at }) => at > from && at <= last.at);
    if (
      tail.length === expected.length &&
      tail.every((transition, index) => {
        const other = expected[index];
        return other !== undefined && other.at === transition.at && sameType(other.type, transition.type);
      })
    ) {
      return transitions.slice(0, kept);
    }
  }
  return transitions;
}

function packZone(zone: CompiledZone): string {
  const types: string[] = [];
  const indexOf = ({ offset, isDaylightSaving, abbreviation }: ZoneType): string => {
    const text = `${offset}${isDaylightSaving ? "*" : "="}${abbreviation}`;
    if (!types.includes(text)) types.push(text);
    const index = types.indexOf(text);
    if (index > 35) throw new Error("A zone has more than 36 types");
    return index.toString(36);
  };
  indexOf(zone.initial);
  let indexes = "";
  let previous = TABLE_EPOCH;
  const times = withoutImplied(zone).map(({ at, type }) => {
    const difference = at - previous;
    if (difference <= 0) throw new Error("Transitions are out of order");
    previous = at;
    indexes += indexOf(type);
    const rest = difference % TABLE_UNIT;
    const units = ((difference - rest) / TABLE_UNIT).toString(36);
    return rest === 0 ? units : `${units}.${rest.toString(36)}`;
  });
  return `|${types.join(" ")}|${times.join(" ")}|${indexes}|${zone.footer}`;
}

/** Directories that repeat the zones, with and without leap seconds. */
const REPEATED = new Set(["posix", "right"]);
/** Names that are not places: this machine's own zone, POSIX's default rules, and "no zone was set". */
const NOT_ZONES = new Set(["localtime", "posixrules", "Factory"]);

function zoneFiles(root: string, folder = ""): string[] {
  return readdirSync(path.join(root, folder)).flatMap((file) => {
    const name = folder === "" ? file : `${folder}/${file}`;
    if (REPEATED.has(name) || NOT_ZONES.has(name)) return [];
    const full = path.join(root, name);
    if (statSync(full).isDirectory()) return zoneFiles(root, name);
    return readFileSync(full).toString("latin1", 0, 4) === "TZif" ? [name] : [];
  });
}

function build(zoneinfo: string): string {
  const source = readFileSync(path.join(zoneinfo, "tzdata.zi"), "utf8");
  const version = /^# version (\S+)/.exec(source)?.[1];
  if (!version) throw new Error("tzdata.zi does not name its version");
  const links = new Map<string, string>();
  for (const [, target = "", name = ""] of source.matchAll(/^L (\S+) (\S+)$/gm)) links.set(name, target);
  const finalTarget = (name: string): string => {
    const target = links.get(name);
    return target === undefined ? name : finalTarget(target);
  };
  const names = zoneFiles(zoneinfo).sort();
  const input = createHash("sha256");
  let zones = 0;
  const lines = names.map((name) => {
    const file = path.join(zoneinfo, name);
    const bytes = readFileSync(file);
    input.update(`${name}\0`).update(bytes);
    const target = finalTarget(name);
    // A link whose file differs (a packager's patch) keeps what its own file says.
    if (target !== name && readFileSync(path.join(zoneinfo, target)).equals(bytes))
      return `${name}=${target}`;
    zones++;
    return name + packZone(readTzif(file));
  });
  // The newline in front lets every name be found by what stands around it.
  const table = `\n${lines.join("\n")}\n`;
  if (/[`\\$]/.test(table)) throw new Error("The table holds a character that a template literal reads");
  const output = createHash("sha256").update(table).digest("hex");
  return `// Generated by scripts/build-zones.ts, which describes the format. Do not edit.
// biome-ignore-all format: generated

/**
 * Where the table comes from, and the SHA-256 of what was read and of what was written.
 * @internal the tests compare the table with it
 */
export const ZONES_SOURCE = {
  name: "IANA Time Zone Database with backzone, as compiled by Debian's tzdata package",
  licence: "public domain",
  version: "${version}",
  zones: ${zones},
  links: ${names.length - zones},
  zoneinfoSha256: "${input.digest("hex")}",
  tableSha256: "${output}",
} as const;

export const ZONES = \`${table}\`;
`;
}

const { values } = parseArgs({
  options: {
    zoneinfo: { type: "string", default: "/usr/share/zoneinfo" },
    out: { type: "string", default: "app/time/zones-table.ts" },
    check: { type: "boolean", default: false },
  },
});
const built = build(values.zoneinfo);
if (!values.check) writeFileSync(values.out, built);
else if (readFileSync(values.out, "utf8") !== built) {
  console.error(`${values.out} is not what ${values.zoneinfo} gives`);
  process.exitCode = 1;
}
