/**
 * The stored solar system: Chebyshev series on equal segments of time, in barycentric ICRF axes (the Moon's: from the
 * Earth's centre), au, by days of TDB (equal to TT within 2 ms). The README beside this file says where the numbers
 * come from, how the text is built and how large the errors are.
 */

export const SERIES_NAMES = [
  "Sun",
  "Mercury",
  "Venus",
  "EMB",
  "Mars",
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
  "Moon",
  "Chiron",
] as const;
/** EMB is the barycentre of Earth and Moon; the names from Jupiter to Pluto mean the barycentre with the moons. */
export type SeriesName = (typeof SERIES_NAMES)[number];

export const TABLE_MAGIC = "realign-ephemeris";
export const TABLE_VERSION = 1;

export interface Rounding {
  /** Coefficients are multiples of 2^-precision au. */
  readonly precision: number;
  /** For series whose derivatives matter as well: they grow with the square of the degree, and so do the digits kept. */
  readonly finerWithDegree: boolean;
}

/** Coefficients of a degree are multiples of 2^-exponent au. */
export function exponentOf({ precision, finerWithDegree }: Rounding, degree: number): number {
  return finerWithDegree ? precision + Math.floor(Math.log2(1 + (degree * degree) / 16)) : precision;
}

export interface Series {
  readonly segmentDays: number;
  /** In the table's whole span. */
  readonly segments: number;
  /** The first and the last that the text holds. */
  readonly held: readonly [first: number, last: number];
  /** Width in bits of the coefficients of each degree. */
  readonly widths: readonly number[];
  /** Of what they are multiples, au. */
  readonly quanta: readonly number[];
  /** Where the very first segment begins in the text, or would if the text held it; how many characters each has. */
  readonly offset: number;
  readonly stride: number;
  /**
   * Coefficients of the segments held, one after the other, for each degree x, y, z; and which of them are unpacked
   * already, as they are asked for. One array of all: making one for each segment took as long as unpacking it, and a
   * search through three centuries meets thousands.
   */
  readonly coefficients: Float64Array;
  readonly isUnpacked: Uint8Array;
}

export interface Table<Name extends string> {
  /** Span as Julian dates of TDB: segments are counted from its beginning, in a cut as well. */
  readonly firstJd: number;
  readonly lastJd: number;
  /** What of the span this text holds: all, or what was cut out of it. */
  readonly heldFrom: number;
  readonly heldTo: number;
  /** CRC-32 of all characters after the whole table's header; the tests check it, opening a table does not take the time. */
  readonly checksum: number;
  readonly payload: number;
  readonly content: string;
  readonly series: Readonly<Record<Name, Series>>;
}

/** Six bits a character: 64 printable ones from "#" on, without the backslash. */
const FIRST_CODE = 35;
const BACKSLASH = 92;

export function sixBitCharacter(value: number): string {
  const code = value + FIRST_CODE;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

/** The segment of a day, counted from the beginning of the span; its last instant belongs to the last one. */
function segmentAt(
  { segmentDays, segments }: Pick<Series, "segmentDays" | "segments">,
  days: number,
): number {
  return Math.min(segments - 1, Math.floor(days / segmentDays));
}

/** `name segmentDays precision widths…`, the precision with a plus behind it when it is finer with the degree. */
function parseSeries<Name extends string>(
  entry: string,
  names: readonly Name[],
  { firstJd, lastJd, heldFrom, heldTo }: Pick<Table<Name>, "firstJd" | "lastJd" | "heldFrom" | "heldTo">,
  offset: number,
): [Name, Series] {
  const [name, ...fields] = entry.split(" ");
  if (!names.includes(name as Name)) throw new Error(`The ephemeris has an unknown series ${name}.`);
  const [segmentDays, precision, ...widths] = fields.map(Number.parseFloat) as [number, number, ...number[]];
  let bits = 0;
  for (const width of widths) bits += width >= 1 && width <= 32 ? 3 * width : Number.NaN;
  if (!(segmentDays > 0 && precision > 0 && bits > 0 && widths.length > 1)) {
    throw new Error(`The ephemeris describes ${name} wrongly.`);
  }
  const rounding = { precision, finerWithDegree: fields[1]?.endsWith("+") === true };
  const quanta = widths.map((_, degree) => 2 ** -exponentOf(rounding, degree));
  const segments = Math.ceil((lastJd - firstJd) / segmentDays);
  const stride = Math.ceil(bits / 6);
  const spanned = { segmentDays, segments };
  const first = segmentAt(spanned, heldFrom - firstJd);
  const held = [first, segmentAt(spanned, heldTo - firstJd)] as const;
  const count = held[1] - first + 1;
  const coefficients = new Float64Array(3 * widths.length * count);
  const isUnpacked = new Uint8Array(count);
  const begins = offset - first * stride;
  return [
    name as Name,
    { ...spanned, held, widths, quanta, offset: begins, stride, coefficients, isUnpacked },
  ];
}

/**
 * Reads and checks the header: `magic version firstJd lastJd checksum;series;series…|`, then the coefficients. In a cut
 * the checksum is followed by the two dates of what it holds.
 * @throws Error unless the text holds just the series of these names
 */
export function openTable<Name extends string>(content: string, names: readonly Name[]): Table<Name> {
  const payload = content.indexOf("|") + 1;
  const [head, ...entries] = content.slice(0, Math.max(0, payload - 1)).split(";");
  const [magic, version, first, last, checksum, from = first, to = last] = (head as string).split(" ");
  if (magic !== TABLE_MAGIC) throw new Error("This is not an ephemeris.");
  if (Number(version) !== TABLE_VERSION)
    throw new Error(`The ephemeris has version ${version}, not ${TABLE_VERSION}.`);
  const firstJd = Number(first);
  const lastJd = Number(last);
  const span = { firstJd, lastJd, heldFrom: Number(from), heldTo: Number(to) };
  if (!(firstJd <= span.heldFrom && span.heldFrom < span.heldTo && span.heldTo <= lastJd))
    throw new Error("The ephemeris has no span.");
  const series: Partial<Record<Name, Series>> = {};
  let offset = payload;
  for (const entry of entries) {
    const [name, parsed] = parseSeries(entry, names, span, offset);
    series[name] = parsed;
    offset += (parsed.held[1] - parsed.held[0] + 1) * parsed.stride;
  }
  const missing = names.filter((name) => !series[name]);
  if (missing.length > 0) throw new Error(`The ephemeris lacks ${missing.join(", ")}.`);
  if (offset !== content.length)
    throw new Error(`The ephemeris has ${content.length} characters, not ${offset}.`);
  return {
    ...span,
    checksum: Number.parseInt(checksum as string, 16),
    payload,
    content,
    series: series as Record<Name, Series>,
  };
}

/**
 * A text in the same form that holds what is needed from one Julian date of TDB to another: whole segments, copied. What
 * it gives for these dates is the same to the last bit.
 */
export function cutTable<Name extends string>(
  { content, payload, series, firstJd }: Table<Name>,
  from: number,
  to: number,
): string {
  const [head, ...entries] = content.slice(0, payload - 1).split(";");
  const pieces = Object.values<Series>(series).map((one) =>
    content.slice(
      one.offset + segmentAt(one, from - firstJd) * one.stride,
      one.offset + (segmentAt(one, to - firstJd) + 1) * one.stride,
    ),
  );
  return `${[`${head} ${from} ${to}`, ...entries].join(";")}|${pieces.join("")}`;
}

/**
 * Unpacks one segment into `out` from `first` on: signed numbers, highest bit first, in the order of degrees and within
 * them x, y, z.
 */
export function unpackSegment(
  content: string,
  { widths, quanta, offset, stride }: Series,
  segment: number,
  out: Float64Array,
  first: number,
): void {
  let at = offset + segment * stride;
  let i = first;
  let held = 0; // of the last character read, what is not used yet: a number below 2^heldBits
  let heldBits = 0;
  for (let k = 0; k < widths.length; k++) {
    const width = widths[k] as number;
    const quantum = quanta[k] as number;
    const unused = 32 - width; // shifted there and back, a number has its sign
    for (const next = i + 3; i < next; i++) {
      let value = held;
      let missing = width - heldBits;
      for (; missing > 6; missing -= 6) value = (value << 6) | sixBitsAt(content, at++);
      if (missing > 0) {
        held = sixBitsAt(content, at++);
        heldBits = 6;
        value <<= missing;
      } else {
        missing = width;
        value = 0;
      }
      heldBits -= missing;
      value |= held >> heldBits;
      held &= (1 << heldBits) - 1;
      out[i] = ((value << unused) >> unused) * quantum;
    }
  }
}

/** The number below 64 that a character stands for. */
export function sixBitsAt(content: string, at: number): number {
  const code = content.charCodeAt(at);
  return code - (code > BACKSLASH ? FIRST_CODE + 1 : FIRST_CODE);
}

/**
 * Writes position and velocity (au, au a day) at a Julian date of TDB into `out` from `at` on: x, y, z, vx, vy, vz.
 * The velocity is the derivative of the polynomial. Throws outside the span.
 */
export function evaluateSeries<Name extends string>(
  table: Table<Name>,
  name: Name,
  jd: number,
  out: Float64Array,
  at: number,
): void {
  const series = table.series[name];
  if (!(jd >= table.heldFrom && jd <= table.heldTo)) {
    throw new RangeError(
      `The ephemeris covers Julian dates ${table.heldFrom} to ${table.heldTo}, not ${jd}.`,
    );
  }
  const days = jd - table.firstJd;
  const { segmentDays, coefficients, isUnpacked } = series;
  const segment = segmentAt(series, days);
  const held = segment - series.held[0];
  const size = 3 * series.widths.length;
  const first = held * size;
  if (isUnpacked[held] === 0) {
    unpackSegment(table.content, series, segment, coefficients, first);
    isUnpacked[held] = 1;
  }
  const x = 2 * (days / segmentDays - segment) - 1;
  const twice = 2 * x;
  const end = first + size;

  // T_k and its derivative by their recurrences, for three components at once.
  let px = (coefficients[first] as number) + x * (coefficients[first + 3] as number);
  let py = (coefficients[first + 1] as number) + x * (coefficients[first + 4] as number);
  let pz = (coefficients[first + 2] as number) + x * (coefficients[first + 5] as number);
  let vx = coefficients[first + 3] as number;
  let vy = coefficients[first + 4] as number;
  let vz = coefficients[first + 5] as number;
  let t1 = x;
  let t2 = 1;
  let d1 = 1;
  let d2 = 0;
  for (let i = first + 6; i < end; i += 3) {
    const t = twice * t1 - t2;
    const d = twice * d1 - d2 + 2 * t1;
    const a = coefficients[i] as number;
    const b = coefficients[i + 1] as number;
    const c = coefficients[i + 2] as number;
    px += a * t;
    py += b * t;
    pz += c * t;
    vx += a * d;
    vy += b * d;
    vz += c * d;
    t2 = t1;
    t1 = t;
    d2 = d1;
    d1 = d;
  }
  const rate = 2 / segmentDays;
  out[at] = px;
  out[at + 1] = py;
  out[at + 2] = pz;
  out[at + 3] = vx * rate;
  out[at + 4] = vy * rate;
  out[at + 5] = vz * rate;
}
