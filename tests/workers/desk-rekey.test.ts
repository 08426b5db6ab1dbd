import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { sealerOf } from "../../app/db/sealed.server";
import { settingsOf } from "../../app/env";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { TABLES } from "../../scripts/reseal";
import { root } from "../../scripts/steps.mjs";
import { everyRow } from "../support/database-rows";

// The command finds the local database by PORT; this one is no port of anybody's.
const PORT = `rekey-test-${process.pid}`;
const folder = join(root, ".wrangler", `local-${PORT}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString("base64");
const [OLD, NEW, THIRD] = [keyOf(1), keyOf(2), keyOf(3)];
const sealer = (keys: string) => sealerOf(settingsOf({ DESK_KEY: keys }).DESK_KEY);

/** What the command says, and how it ends. */
const rekey = (keys: string) =>
  promisify(execFile)(
    process.execPath,
    [join(root, "node_modules/tsx/dist/cli.mjs"), join(root, "scripts/desk-rekey.ts")],
    { env: { ...process.env, PORT, DESK_KEY: keys } },
  ).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );

async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof opened>>["db"]) => Promise<T>) {
  const { worker, db } = await opened();
  return work(db).finally(() => worker.dispose());
}

async function opened() {
  const worker = await startLocalWorker({ persistTo: folder, onLog: () => {} });
  return { worker, db: await worker.getD1Database("DB") };
}

/** More than one batch of clients, and a row of every other table. */
const rows = [
  ...Array.from({ length: 120 }, (_, index) => ["clients", `client ${index}`] as const),
  ["client_notes", "note"] as const,
  ["requests", "request"] as const,
  ["intakes", "intake"] as const,
  ["readings", "reading"] as const,
  ["deliveries", "delivery"] as const,
  ["desk_settings", "own"] as const,
];
const INSERT: Readonly<Record<string, string>> = {
  clients: "INSERT INTO clients VALUES (?, ?, 1, 1, 1, 4e12, NULL)",
  client_notes: "INSERT INTO client_notes VALUES (?, 'client 0', 'prep', ?, 1, 1)",
  requests: "INSERT INTO requests VALUES (?, NULL, 'hash', 'new', ?, 1, 1, 4e12, NULL)",
  intakes: "INSERT INTO intakes VALUES (?, NULL, 'hash', ?, 1, 4e12, NULL)",
  readings: "INSERT INTO readings VALUES (?, NULL, ?, 1)",
  deliveries: "INSERT INTO deliveries VALUES (?, 'client 0', 'hash', ?, 'text', 1, 4e12, 0, NULL)",
  desk_settings: "INSERT INTO desk_settings VALUES (?, ?, 1)",
};

test("npm run desk:rekey seals every row with the new key, after which the old one is not needed", async () => {
  const old = sealer(`1:${OLD}`);
  await withDatabase(async (db) => {
    for (const [table, id] of rows) {
      const sealed = await old.seal({ table, id }, { said: id });
      await db
        .prepare(INSERT[table] ?? "")
        .bind(id, sealed)
        .run();
    }
  });

  expect(await rekey("")).toMatchObject({ code: 1, said: expect.stringContaining("Set DESK_KEY") });
  const without = await rekey(`2:${NEW} 3:${THIRD}`);
  expect(without.code).toBe(1);
  expect(without.said).toContain("name the one that sealed them");
  expect(without.said).not.toContain(NEW);

  const done = await rekey(`2:${NEW} 1:${OLD}`);
  expect(done).toMatchObject({ code: 0 });
  expect(done.said).toContain("clients: 120 rows sealed anew");
  for (const table of TABLES.slice(1)) expect(done.said).toContain(`${table}: 1 rows sealed anew`);

  const fresh = sealer(`2:${NEW}`);
  const kept = await withDatabase(everyRow);
  expect(
    Object.keys(kept)
      .filter((table) => kept[table]?.[0]?.sealed !== undefined)
      .sort(),
  ).toEqual([...TABLES].sort());
  for (const [table, id] of rows) {
    const row = kept[table]?.find((one) => one.id === id);
    expect(await fresh.open({ table, id }, String(row?.sealed)), `${table} ${id}`).toEqual({ said: id });
  }
  expect((await rekey(`2:${NEW}`)).said).toContain("clients: 0 rows sealed anew");
});
