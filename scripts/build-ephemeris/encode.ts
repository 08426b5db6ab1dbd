import { crc32 } from "node:zlib";
import { exponentOf, sixBitCharacter, TABLE_MAGIC, TABLE_VERSION } from "../../app/astrology/ephemeris/table";
import type { ChebyshevFit } from "./chebyshev-fit";
import { FIRST_JD, PLANS, SPAN_DAYS, type StoredName } from "./series";

/** Coefficients of one segment as whole multiples of their quanta, in the order of degrees and within them x, y, z. */
function quantise(name: StoredName, segment: readonly Float64Array[], degrees: number): number[] {
  return Array.from({ length: degrees }, (_, k) =>
    segment.map((series) => Math.round((series[k] as number) * 2 ** exponentOf(PLANS[name].rounding, k))),
  ).flat();
}

/** Packs one segment into characters of six bits, highest bit first; the last character is filled with zeros. */
export function encodeSegment(
  name: StoredName,
  segment: readonly Float64Array[],
  widths: readonly number[],
): string {
  let bits = "";
  quantise(name, segment, widths.length).forEach((value, index) => {
    const width = widths[Math.floor(index / 3)] as number;
    const half = 2 ** (width - 1);
    if (value < -half || value >= half)
      throw new RangeError(`${name}: ${value} does not fit into ${width} bits.`);
    bits += (value < 0 ? value + 2 * half : value).toString(2).padStart(width, "0");
  });
  bits = bits.padEnd(6 * Math.ceil(bits.length / 6), "0");
  return (bits.match(/.{6}/g) ?? []).map((six) => sixBitCharacter(Number.parseInt(six, 2))).join("");
}

/** The fewest bits, sign included, that hold every value of each degree; trailing degrees of zeros are left out. */
function widthsOf(name: StoredName, fit: ChebyshevFit): number[] {
  const widths = Array.from({ length: PLANS[name].degree + 1 }, (_, k) => {
    let width = 0;
    for (const segment of fit.coefficients) {
      for (const series of segment) {
        const value = Math.round((series[k] as number) * 2 ** exponentOf(PLANS[name].rounding, k));
        while (value !== 0 && (value < -(2 ** (width - 1)) || value > 2 ** (width - 1) - 1)) width++;
      }
    }
    return width;
  });
  while (widths.length > 2 && widths.at(-1) === 0) widths.pop();
  return widths.map((width) => Math.max(1, width));
}

/** A whole table of these series as text; its header is described at `openTable`. */
export function encodeTable<Name extends StoredName>(
  names: readonly Name[],
  fits: Readonly<Record<Name, ChebyshevFit>>,
): string {
  const widths = Object.fromEntries(names.map((name) => [name, widthsOf(name, fits[name])]));
  const payload = names
    .map((name) =>
      fits[name].coefficients
        .map((segment) => encodeSegment(name, segment, widths[name] as number[]))
        .join(""),
    )
    .join("");
  const entries = names.map((name) => {
    const { segmentDays, rounding } = PLANS[name];
    const precision = `${rounding.precision}${rounding.finerWithDegree ? "+" : ""}`;
    return [name, segmentDays, precision, ...(widths[name] as number[])].join(" ");
  });
  const checksum = crc32(payload).toString(16).padStart(8, "0");
  const head = [TABLE_MAGIC, TABLE_VERSION, FIRST_JD, FIRST_JD + SPAN_DAYS, checksum].join(" ");
  return `${[head, ...entries].join(";")}|${payload}`;
}
