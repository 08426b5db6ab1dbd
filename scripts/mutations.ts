// npm run test:mutations: breaks the site in thirty ways, one at a time, and demands that the default tests notice each.
// All of it happens in a copy with its own build; the tree of whoever runs it stays as it is. Words after `--` choose
// among the mutations: those whose fault, file or runner holds one of them.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MUTATIONS, type Mutation } from "../tests/mutations";
import { findBrowser } from "./browser.mjs";
import { freePort } from "./free-port.mjs";
import { prepareOrExit } from "./prepare.mjs";
import { root, run, say } from "./steps.mjs";

type Tests = Pick<Mutation, "caughtBy" | "named">;
/** How many tests failed, and of how many. */
interface Tally {
  readonly failed: number;
  readonly ran: number;
}

const words = process.argv.slice(2);
const chosen = MUTATIONS.filter(
  ({ what, file, runner }) =>
    words.length === 0 || words.some((word) => [what, file, runner].some((text) => text.includes(word))),
);
if (chosen.length === 0) {
  say(`No mutation has any of these words: ${words.join(", ")}`);
  process.exit(1);
}

await prepareOrExit(); // the copy begins with what is built here
const copy = mkdtempSync(join(tmpdir(), "realign-mutations-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
await fill();
/** The copy's own builder: it knows the copy as its root. */
const { rebuild }: typeof import("./prepare.mjs") = await import(join(copy, "scripts/prepare.mjs"));

const healthy = await faultsOfHealthyTests();
const rows: { readonly verdict: string; readonly mutation: Mutation }[] = [];
for (const mutation of healthy.length > 0 ? [] : chosen) {
  const verdict = await tried(mutation);
  say(`${verdict}: ${mutation.what}`);
  rows.push({ verdict, mutation });
}

say("");
for (const fault of healthy) say(`NOT TO BE JUDGED BY: ${fault}`);
for (const { verdict, mutation } of rows)
  say([verdict.padEnd(10), mutation.runner.padEnd(7), mutation.what, mutation.caughtBy].join("  "));
const caught = rows.filter(({ verdict }) => verdict === "caught").length;
say(`${caught} of ${chosen.length} caught`);
process.exit(caught === chosen.length ? 0 : 1);

/** What git knows or would take, what was built, and the packages by a link. */
async function fill() {
  const listed = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    quiet: true,
  });
  const built = ["build", "public/places", "public/api", ".cache"];
  const paths = [...new Set(listed.split("\0")), ...built].filter(
    (path) => path !== "" && existsSync(join(root, path)),
  );
  for (const path of paths) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
}

/** Tests that fail, or are not there, while nothing is broken: they would notice anything. */
async function faultsOfHealthyTests(): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const runner of new Set(chosen.map((mutation) => mutation.runner))) {
    const tests = chosen.filter((mutation) => mutation.runner === runner);
    const { failed, ran } = await outcomeOf(runner, tests);
    if (failed > 0) faults.push(`${runner}: ${failed} tests fail as it is`);
    if (ran < new Set(tests.map(({ caughtBy }) => caughtBy)).size)
      faults.push(`${runner}: only ${ran} tests ran`);
  }
  return faults;
}

async function tried(mutation: Mutation): Promise<"caught" | "NOT CAUGHT" | "STALE" | "NOT BUILT"> {
  const { file, from, to, runner } = mutation;
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(from).length !== 2) return "STALE";
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    if (runner !== "unit") await rebuild();
    const { failed } = await outcomeOf(runner, [mutation]);
    return failed > 0 ? "caught" : "NOT CAUGHT";
  } catch (error) {
    say(String(error));
    return "NOT BUILT";
  } finally {
    writeFileSync(path, text);
  }
}

async function outcomeOf(runner: Mutation["runner"], tests: readonly Tests[]): Promise<Tally> {
  const files = [...new Set(tests.map(({ caughtBy }) => caughtBy))];
  const report = join(copy, ".cache", "mutation.json");
  rmSync(report, { force: true });
  const only = tests.some(({ named }) => !named) ? "" : tests.map(({ named }) => named).join("|");
  if (runner === "browser") {
    const env = {
      CHROMIUM_PATH: await findBrowser(),
      PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const names = files.map((file) => `/${file.split("/").pop()}`);
    const args = ["test", "-c", "tests/browser", "--reporter=json", ...(only ? ["-g", only] : []), ...names];
    await packageInCopy("@playwright/test/cli.js", args, env);
    if (!existsSync(report)) return { failed: 0, ran: 0 };
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    return { failed: stats.unexpected, ran: stats.expected + stats.unexpected + stats.flaky };
  }
  const args = [
    "run",
    "--project",
    runner,
    "--reporter=json",
    `--outputFile=${report}`,
    ...(only ? ["-t", only] : []),
    ...files,
  ];
  await packageInCopy("vitest/vitest.mjs", args);
  if (!existsSync(report)) return { failed: 0, ran: 0 };
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, "utf8"));
  return { failed: numFailedTests, ran: numFailedTests + numPassedTests };
}

/** Runs a package's program in the copy; how it ends is read from its report. */
async function packageInCopy(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const steps: typeof import("./steps.mjs") = await import(join(copy, "scripts/steps.mjs"));
  await steps
    .runPackage(file, args, { env: { ...steps.quietEnvironment, NODE_ENV: "test", ...env } })
    .catch(() => {});
}
