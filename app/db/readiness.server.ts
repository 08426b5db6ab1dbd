import { is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.server";
import * as schema from "./schema";

const TABLES = Object.values(schema).filter((value) => is(value, SQLiteTable));

/**
 * Asks every table for all of its columns and for none of its rows: rejects when D1 cannot be reached, and when a
 * migration that this version relies on is missing. Each column stands with its table's name: SQLite takes a quoted
 * name alone, where there is no such column, for a text.
 */
export async function askEveryTable(db: Database): Promise<void> {
  const [first, ...others] = TABLES.map((table) =>
    db.all(sql`select ${sql.join(getTableConfig(table).columns, sql`, `)} from ${table} where 0`),
  );
  if (first) await db.batch([first, ...others]);
}
