// npm run quiz:export: the quiz submissions as CSV, for the astrologer. Of this machine, or with `-- --remote` of the
// deployment; `-- --out FILE` names the file.
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { csvTable } from "../app/formats/csv";
import { HEADER, quizTable, type Row } from "./quiz-table";
import { steadyWaits } from "./steady-waits.mjs";
import { root, runPackage, say } from "./steps.mjs";

const QUERY = `SELECT id, created_at, email, name, focus, familiarity, challenge, recommendation, responses, user_id
  FROM quiz_submissions ORDER BY created_at`;

const { values } = parseArgs({
  options: { remote: { type: "boolean", default: false }, out: { type: "string" } },
});
const out = resolve(values.out ?? "quiz-submissions.csv");
const rows = values.remote ? await remoteRows() : await localRows();
writeFileSync(out, csvTable([HEADER, ...quizTable(rows, console.error)]));
say(`${rows.length} submissions are in ${out}`);

async function remoteRows(): Promise<Row[]> {
  const args = ["d1", "execute", "DB", "--remote", "--json", "--command", QUERY];
  const output = await runPackage("wrangler/bin/wrangler.js", args, { quiet: true });
  return JSON.parse(output.slice(output.indexOf("[")))[0].results;
}

async function localRows(): Promise<Row[]> {
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
  try {
    const { results } = await (await miniflare.getD1Database("DB")).prepare(QUERY).all();
    return results as Row[];
  } finally {
    await miniflare.dispose();
  }
}
