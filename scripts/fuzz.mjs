// @ts-check
// npm run fuzz [inputs of each call] [charts]: arbitrary input for every call and page, and charts at random moments
// and places, more of them than `npm test` tries and others each time. SEED=fixed tries those of `npm test` first.
import { prepareOrExit } from "./prepare.mjs";
import { runPackage } from "./steps.mjs";

const [inputs = "10000", charts = "100000"] = process.argv.slice(2);
const { SEED = "random" } = process.env;
await prepareOrExit();
await runPackage("vitest/vitest.mjs", ["run", "--project", "workers", "--reporter=verbose", "tests/fuzz"], {
  env: { ...process.env, NODE_ENV: "test", SEED, FUZZ_RUNS: inputs, FUZZ_CHARTS: charts },
});
