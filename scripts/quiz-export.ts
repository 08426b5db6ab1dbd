// npm run quiz:export: the quiz submissions as CSV, for the astrologer. Of this machine, or with `-- --remote` of the
// deployment; `-- --out FILE` names the file.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { csvTable } from "../app/formats/csv";
import { localDatabase } from "./local-database";
import { HEADER, quizTable, type Row } from "./quiz-table";
import { runPackage, say } from "./steps.mjs";

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
  const database = await localDatabase();
  try {
    return await database.rows<Row>(QUERY);
  } finally {
    await database.dispose();
  }
}
