import { isRecord } from "./fields";

type Raw = Readonly<Record<string, unknown>>;

/** More than any list of a form has, so that one who sends more is told so. */
const MOST_ROWS = 40;

/** The objects of a list: as JSON has them (`births: [{…}]`), or as a form's fields (`births.0.birthDate`). */
export function rowsOf(raw: Raw, list: string): readonly Raw[] {
  const given = raw[list];
  if (Array.isArray(given)) return given.slice(0, MOST_ROWS).map((row) => (isRecord(row) ? row : {}));
  const rows: Record<string, unknown>[] = [];
  for (const [name, value] of Object.entries(raw)) {
    if (!name.startsWith(`${list}.`)) continue;
    const [, number = "", field = ""] = /^\.(\d{1,2})\.(\w+)$/.exec(name.slice(list.length)) ?? [];
    const index = Number(number);
    if (number === "" || index >= MOST_ROWS) continue;
    while (rows.length <= index) rows.push({});
    Object.assign(rows[index] ?? {}, { [field]: value });
  }
  return rows;
}
