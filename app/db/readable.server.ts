import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Longer than anything that the app writes into one column. */
const LONGEST_TEXT = 20_000;

/**
 * A row as it may be used: SQLite keeps anything in any column, and what is none of its column's kind counts as not
 * there. The log names the column, and nothing of what stands in it.
 */
export type Readable<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

export function readable<Row extends object>(table: SQLiteTable, row: Row): Readable<Row> {
  return readableAnd(table, row).row;
}

/** The same, with the names of the columns that cannot be read. */
export function readableAnd<Row extends object>(table: SQLiteTable, row: Row) {
  const columns = getTableColumns(table);
  const unreadable = Object.entries(row)
    .filter(([name, value]) => {
      const column = columns[name];
      return column && (value === null ? column.notNull : !isOfKind(column.dataType, value));
    })
    .map(([name]) => name);
  if (unreadable.length > 0) {
    console.error(
      JSON.stringify({ event: "unreadable_row", table: getTableName(table), columns: unreadable }),
    );
  }
  const nothing = Object.fromEntries(unreadable.map((name) => [name, null]));
  return { row: { ...row, ...nothing } as Readable<Row>, unreadable };
}

function isOfKind(dataType: string, value: unknown): boolean {
  switch (dataType) {
    case "string":
      return typeof value === "string" && value.length <= LONGEST_TEXT;
    case "number":
      return Number.isFinite(value);
    case "date":
      return value instanceof Date && !Number.isNaN(value.getTime());
    default:
      return true;
  }
}
