import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as schema from "../../app/db/schema";
import { migrate, migrationNames } from "../../scripts/local-worker.mjs";
import { everyRow, fillEveryTable, schemaOf, type TestDatabase, tablesOf } from "../support/database-rows";

/** What a migration takes away on purpose: who was signed in then signs in again. */
const DROPPED = ["ended_sessions"];

const names = migrationNames();
const earlier = names.slice(0, -1);

let miniflare: Miniflare;
beforeAll(async () => {
  miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    cf: false,
    d1Databases: ["fresh", ...earlier],
  });
  await migrate(await miniflare.getD1Database("fresh"));
});
afterAll(() => miniflare.dispose());

describe.each(earlier)("a database that stands at %s, with rows in every table", (name) => {
  const applied = names.slice(0, names.indexOf(name) + 1);
  let db: TestDatabase;
  let before: Awaited<ReturnType<typeof everyRow>>;
  beforeAll(async () => {
    db = await miniflare.getD1Database(name);
    await migrate(db, applied);
    await fillEveryTable(db);
    before = await everyRow(db);
    await migrate(db);
  });

  test("has the tables and indexes of a new one once it is migrated", async () => {
    expect(await schemaOf(db)).toEqual(await schemaOf(await miniflare.getD1Database("fresh")));
  });

  test("keeps every row, value by value", async () => {
    const after = await everyRow(db);
    const kept = Object.entries(before).filter(([table]) => !DROPPED.includes(table));
    expect(kept.length).toBeGreaterThan(4);
    for (const [table, rows] of kept) {
      expect(rows, table).toHaveLength(2);
      expect(after[table], table).toEqual(rows.map((row) => expect.objectContaining(row)));
    }
  });

  test("points from no row at one that is not there", async () => {
    expect((await db.prepare("PRAGMA foreign_key_check").all()).results).toEqual([]);
  });
});

test("the mailbox of a message from before mailboxes is its recipient", async () => {
  const from = names.findIndex((name) => name.includes("mailboxes"));
  const rows = (await everyRow(await miniflare.getD1Database(names[from - 1] ?? ""))).email_outbox ?? [];
  expect(rows).toHaveLength(2);
  for (const { mailbox, recipient } of rows) expect(mailbox).toBe(recipient);
});

test("the migrations make what the app's schema says: its tables, columns and indexes", async () => {
  const db = await miniflare.getD1Database("fresh");
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  const said = tables.map(getTableConfig);
  expect(await tablesOf(db)).toEqual(said.map(({ name }) => name).sort());
  for (const { name, columns, indexes } of said) {
    const made = await db.prepare(`SELECT name, type, "notnull" FROM pragma_table_info('${name}')`).all();
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect((made.results as { name: string }[]).sort(byName), name).toEqual(
      columns
        .map((column) => ({
          name: column.name,
          type: column.getSQLType().toUpperCase(),
          notnull: Number(column.notNull),
        }))
        .sort(byName),
    );
    const indexed = await db
      .prepare(`SELECT name, "unique" FROM pragma_index_list('${name}') WHERE origin = 'c' ORDER BY name`)
      .all();
    expect(indexed.results, name).toEqual(
      [
        ...indexes.map(({ config }) => ({ name: config.name, unique: Number(config.unique) })),
        ...columns
          .filter(({ isUnique }) => isUnique)
          .map(({ uniqueName }) => ({ name: uniqueName ?? "", unique: 1 })),
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  }
});

test("migrations are numbered without a gap, in the order in which they were written", () => {
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, i) => i));
});
