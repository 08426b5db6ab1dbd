import { existsSync } from "node:fs";
import { join } from "node:path";
import { steadyWaits } from "./steady-waits.mjs";
import { root, say } from "./steps.mjs";

/** The database of `npm start` on this machine, under the PORT that it had there. */
export async function localDatabase() {
  const folder = join(root, ".wrangler", `local-${process.env.PORT ?? 8787}`);
  if (!existsSync(folder)) {
    say(`There is no local database at ${folder}: run npm start first, or set PORT as you did there.`);
    process.exit(1);
  }
  steadyWaits();
  const { Miniflare } = await import("miniflare");
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    cf: false,
    defaultPersistRoot: folder,
    d1Databases: workerOptions.d1Databases,
  });
  const db = await miniflare.getD1Database("DB");
  return {
    rows: async <Row>(query: string): Promise<Row[]> => (await db.prepare(query).all<Row>()).results,
    /** Each change once for each row of values. */
    write: async (statement: string, rows: readonly (readonly string[])[]) => {
      const change = db.prepare(statement);
      await db.batch(rows.map((values) => change.bind(...values)));
    },
    dispose: () => miniflare.dispose(),
  };
}
