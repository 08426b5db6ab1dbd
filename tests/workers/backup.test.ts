import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { migrate, migrationNames } from "../../scripts/local-worker.mjs";
import { root, runPackage } from "../../scripts/steps.mjs";
import { everyRow, fillEveryTable, schemaOf, type TestDatabase } from "../support/database-rows";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "realign-backup-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The commands of docs/operations.md, of a database on this machine: wrangler keeps it beside its configuration. */
async function wrangler(place: string, ...args: readonly string[]) {
  const config = join(folder, place, "wrangler.toml");
  await mkdir(join(folder, place), { recursive: true });
  await copyFile(join(root, "wrangler.toml"), config);
  await runPackage("wrangler/bin/wrangler.js", ["d1", ...args, "--local", "--config", config], {
    quiet: true,
  });
}

/** Opens the database as wrangler keeps it there. */
async function inside<T>(place: string, work: (db: TestDatabase) => Promise<T>): Promise<T> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    cf: false,
    defaultPersistRoot: join(folder, place, ".wrangler/state/v3"),
    d1Databases: workerOptions.d1Databases,
  });
  try {
    return await work(await miniflare.getD1Database("DB"));
  } finally {
    await miniflare.dispose();
  }
}

test("what wrangler exports makes the same database again, rows, indexes and migrations", async () => {
  const contents = async (db: TestDatabase) => ({
    schema: await schemaOf(db),
    rows: await everyRow(db),
    migrations: (await db.prepare("SELECT name FROM d1_migrations ORDER BY id").all()).results,
  });
  const kept = await inside("lived-in", async (db) => {
    await migrate(db);
    await fillEveryTable(db);
    return contents(db);
  });
  expect(kept.migrations).toHaveLength(migrationNames().length);

  // Two files: in one, a table's rows come before the tables that they point at, and D1 refuses them.
  const [schema, data] = [join(folder, "schema.sql"), join(folder, "data.sql")];
  await wrangler("lived-in", "export", "DB", "--no-data", "--output", schema);
  await wrangler("lived-in", "export", "DB", "--no-schema", "--output", data);
  expect(await readFile(schema, "utf8")).not.toContain("🌙");
  expect(await readFile(data, "utf8")).toContain("🌙");
  await wrangler("empty", "execute", "DB", "--file", schema);
  await wrangler("empty", "execute", "DB", "--file", data);

  expect(await inside("empty", contents)).toEqual(kept);
}, 180_000);
