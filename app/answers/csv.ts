/** A table for spreadsheets (RFC 4180), with a byte-order mark: without it Excel misreads all but ASCII. */
export function csvTable(rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

/** Quoted where it must be; an apostrophe keeps a spreadsheet from running as a formula what a stranger wrote. */
function field(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
