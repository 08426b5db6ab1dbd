// @ts-check

/**
 * A table as spreadsheets read it: UTF-8 with a mark, CRLF, every cell quoted. A cell that a spreadsheet would take
 * for a formula gets an apostrophe in front: strangers wrote these.
 * @param {readonly string[]} header @param {readonly (readonly unknown[])[]} rows
 */
export function toCsv(header, rows) {
  const lines = [header, ...rows].map((cells) => cells.map(cell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/** @param {unknown} value */
function cell(value) {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
