// npm run desk:rekey: seals what the desk keeps with the first key of DESK_KEY, which names the old ones behind it:
// DESK_KEY="2:NEW 1:OLD" npm run desk:rekey. Of this machine, or with `-- --remote` of the deployment, whose secret is to
// be the same text by then. It can be broken off and run again.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sealerOf } from "../app/db/sealed.server";
import { settingsOf } from "../app/env";
import { localDatabase } from "./local-database";
import { type Resealed, resealed, type SealedRow, TABLES } from "./reseal";
import { runPackage, say } from "./steps.mjs";

const BATCH = 50;

const { values } = parseArgs({ options: { remote: { type: "boolean", default: false } } });
const keys = settingsOf({ DESK_KEY: process.env.DESK_KEY ?? "" }).DESK_KEY;
if (keys.length === 0) {
  say('Set DESK_KEY to the new key and the old ones behind it: DESK_KEY="2:NEW 1:OLD" npm run desk:rekey');
  process.exit(1);
}
const sealer = sealerOf(keys);
const database = values.remote ? remote() : await local();
try {
  for (const table of TABLES) say(`${table}: ${await reseal(table)} rows sealed anew`);
} finally {
  await database.dispose();
}

/** A batch after the other, until none is left that another key sealed. */
async function reseal(table: string): Promise<number> {
  let done = 0;
  for (;;) {
    const rows = await database.rows(
      `SELECT id, sealed FROM ${table} WHERE sealed NOT LIKE '${sealer.number}.%' ORDER BY id LIMIT ${BATCH}`,
    );
    if (rows.length === 0) return done;
    const { anew, unopened } = await resealed(sealer, table, rows);
    if (unopened.length > 0) {
      throw new Error(
        `No key of DESK_KEY opens ${unopened.length} rows of ${table}: name the one that sealed them`,
      );
    }
    await database.write(table, anew);
    done += anew.length;
  }
}

async function local() {
  const database = await localDatabase();
  return {
    rows: database.rows<SealedRow>,
    write: (table: string, rows: readonly Resealed[]) =>
      database.write(
        `UPDATE ${table} SET sealed = ? WHERE id = ? AND sealed = ?`,
        rows.map(({ id, before, sealed }) => [sealed, id, before]),
      ),
    dispose: database.dispose,
  };
}

function remote() {
  const execute = (args: readonly string[]) =>
    runPackage("wrangler/bin/wrangler.js", ["d1", "execute", "DB", "--remote", "--json", ...args], {
      quiet: true,
    });
  return {
    rows: async (query: string): Promise<SealedRow[]> => {
      const output = await execute(["--command", query]);
      return JSON.parse(output.slice(output.indexOf("[")))[0].results;
    },
    // Ids and sealed texts have letters, digits and .+/=- alone: nothing in them could end a text of SQL.
    write: async (table: string, rows: readonly Resealed[]) => {
      const folder = mkdtempSync(join(tmpdir(), "rekey-"));
      const file = join(folder, "rows.sql");
      writeFileSync(
        file,
        rows
          .map(
            ({ id, before, sealed }) =>
              `UPDATE ${table} SET sealed = '${sealed}' WHERE id = '${id}' AND sealed = '${before}';`,
          )
          .join("\n"),
      );
      await execute(["--yes", "--file", file]).finally(() => rmSync(folder, { recursive: true }));
    },
    dispose: async () => {},
  };
}
