/** A table for spreadsheets (RFC 4180), with a byte-order mark: without it Excel misreads all but ASCII. */
export function csvTable(rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

/** A tab or line break first, or a sign that begins a formula after blanks and what cannot be seen. */
const FORMULA = /^([\t\r\n]|[\s\p{Cf}]*[=+\-@])/u;

/** Spreadsheets of East Asia take the full-width signs for the narrow ones, as this normal form does. */
const isFormula = (text: string) => FORMULA.test(text.normalize("NFKC"));

/** A cell that was read, without the apostrophe by which a table keeps it from being a formula. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * Quoted where it must be; an apostrophe keeps a spreadsheet from running as a formula what a stranger wrote. A number
 * is none, below zero either.
 */
function field(value: unknown): string {
  if (typeof value === "number") return String(value);
  const text = value === null || value === undefined ? "" : String(value);
  const harmless = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
