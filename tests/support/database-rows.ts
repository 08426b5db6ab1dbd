import type { Miniflare } from "miniflare";

export type TestDatabase = Awaited<ReturnType<Miniflare["getD1Database"]>>;
type Row = Readonly<Record<string, unknown>>;

interface Column {
  readonly name: string;
  readonly type: string;
}

interface Reference {
  readonly from: string;
  readonly table: string;
  readonly to: string;
}

async function all<T>(db: TestDatabase, sql: string): Promise<T[]> {
  return (await db.prepare(sql).all()).results as T[];
}

/** The tables that migrations made: those of SQLite and of D1 itself are left out. */
export async function tablesOf(db: TestDatabase): Promise<string[]> {
  const rows = await all<{ name: string }>(
    db,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations' ORDER BY name",
  );
  return rows.map(({ name }) => name);
}

/** What SQLite remembers of every table and index: how each was made. */
export async function schemaOf(db: TestDatabase): Promise<Row[]> {
  return all(
    db,
    "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY type, name",
  );
}

/** Every row of every table, by table. */
export async function everyRow(db: TestDatabase): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const table of await tablesOf(db)) rows[table] = await all<Row>(db, `SELECT * FROM "${table}"`);
  return rows;
}

/** Puts two rows into every table, whatever columns it has, each with a value that says where it stood. */
export async function fillEveryTable(db: TestDatabase): Promise<void> {
  const filled = new Set<string>();
  const fill = async (table: string): Promise<void> => {
    if (filled.has(table)) return;
    filled.add(table);
    const columns = await all<Column>(db, `SELECT name, type FROM pragma_table_info('${table}')`);
    const references = await all<Reference>(
      db,
      `SELECT "from", "table", "to" FROM pragma_foreign_key_list('${table}')`,
    );
    for (const { table: parent } of references) await fill(parent);
    for (const number of [1, 2]) {
      const values = columns.map(({ name, type }) => {
        const reference = references.find(({ from }) => from === name);
        return reference ? textAt(reference.table, reference.to, number) : valueAt(table, name, type, number);
      });
      const names = columns.map(({ name }) => `"${name}"`).join(", ");
      const marks = columns.map(() => "?").join(", ");
      await db
        .prepare(`INSERT INTO "${table}" (${names}) VALUES (${marks})`)
        .bind(...values)
        .run();
    }
  };
  for (const table of await tablesOf(db)) await fill(table);
}

/** With what a dump may stumble over: quotes, line breaks, letters of more than one byte. */
const textAt = (table: string, column: string, number: number) =>
  `${table}.${column} ${number} “Zoë’s” 'it''s' "\n; --\t🌙`;

function valueAt(table: string, column: string, type: string, number: number): string | number {
  switch (type.toLowerCase()) {
    case "text":
      return textAt(table, column, number);
    case "integer":
      return 1_790_000_000_000 + number;
    case "real":
      return -0.1 / 3 + number;
    default:
      throw new Error(`${table}.${column} has the type ${type}, of which nothing is known here`);
  }
}
