// @ts-check

/** @typedef {string | number | null | undefined} Cell */

/**
 * A table as spreadsheets read it: UTF-8 with a mark, CRLF, every cell quoted. A cell that a spreadsheet would take
 * for a formula gets an apostrophe in front: strangers wrote these.
 * @param {readonly string[]} header @param {readonly (readonly Cell[])[]} rows
 */
export function toCsv(header, rows) {
  const lines = [header, ...rows].map((cells) => cells.map(cell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/** A tab or line break first, or a sign that begins a formula after blanks and what cannot be seen. */
const FORMULA = /^([\t\r\n]|[\s\p{Cf}]*[=+\-@])/u;

/** @param {Cell} value */
function cell(value) {
  const text = String(value ?? "");
  // Spreadsheets of East Asia take the full-width signs for the narrow ones, as this normal form does.
  const safe = FORMULA.test(text.normalize("NFKC")) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
