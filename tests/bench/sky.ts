/**
 * npm run bench -- sky: the speed of the sky engine as a Markdown table, against astronomy-engine in the same run.
 *
 * Times are CPU milliseconds, so that other programs on the machine do not count. Warm: the median of several rounds
 * over 500 moments spread over 1800–2100. First: the median of fresh Node processes that have loaded a minified bundle
 * and call one function once, on the thread that computes (V8 compiles what it finds hot on others); loading the
 * bundle, which for ours includes its check of known places, is told apart. Linux only, like the other benchmark: a
 * thread's CPU time comes from /proc.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import * as stored from "./stored-sky";
import * as straightforward from "./straightforward-sky";

type Sky = typeof stored | typeof straightforward;

const NEW_YORK = { latitude: 40.7143, longitude: -74.006 };
const FIRST = Date.UTC(1800, 0, 1);
const SPAN = Date.UTC(2100, 11, 31) - FIRST;
/** 197 and 500 have no common factor, so every moment is visited, and not in the order of time. */
const MOMENTS = Array.from({ length: 500 }, (_, i) => FIRST + (((i * 197) % 500) / 500) * SPAN);
const MONTHS = MOMENTS.slice(0, 60).map((instant) => [
  new Date(instant).getUTCFullYear(),
  new Date(instant).getUTCMonth() + 1,
]) as [number, number][];

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of one call, warm. */
function warm(round: () => void, calls: number, repeats: number): number {
  round();
  const rounds = Array.from({ length: 9 }, () => {
    const start = cpuMilliseconds();
    for (let i = 0; i < repeats; i++) round();
    return (cpuMilliseconds() - start) / (calls * repeats);
  });
  return median(rounds);
}

const WARM: Readonly<Record<string, (sky: Sky, repeats: number) => number>> = {
  "13 bodies, warm": (sky, repeats) =>
    warm(() => MOMENTS.forEach((instant) => void sky.positionsAt(instant)), MOMENTS.length, repeats),
  "chart, warm": (sky, repeats) =>
    warm(() => MOMENTS.forEach((instant) => void sky.chart(instant, NEW_YORK)), MOMENTS.length, repeats),
  "month, warm": (sky, repeats) =>
    warm(() => MONTHS.forEach(([year, month]) => void sky.month(year, month)), MONTHS.length, repeats),
};

const FIRST_CALLS: Readonly<Record<string, string>> = {
  "chart, first": `sky.chart(Date.UTC(1990, 5, 15, 18, 30), ${JSON.stringify(NEW_YORK)})`,
  "month, first": "sky.month(1990, 6)",
};

async function bundle(entry: string, outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: new URL(entry, import.meta.url).pathname,
      outDir: join(outDir, entry),
      minify: true,
      rollupOptions: { output: { entryFileNames: "sky.mjs" } },
    },
  });
  return pathToFileURL(join(outDir, entry, "sky.mjs")).href;
}

/** One fresh process: milliseconds of CPU for loading and for the call. */
function fresh(url: string, call: string): { readonly load: number; readonly first: number } {
  // A thread's counter in /proc is brought up to date when the thread sleeps.
  const code = `
    import { readFileSync } from "node:fs";
    const bell = new Int32Array(new SharedArrayBuffer(4));
    const cpu = () => {
      Atomics.wait(bell, 0, 0, 2);
      return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
    };
    cpu();
    const start = cpu();
    const sky = await import(${JSON.stringify(url)});
    const loaded = cpu();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = cpu();
    ${call};
    console.log(JSON.stringify({ load: loaded - start, first: cpu() - before }));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" }),
  );
}

/** What astronomy-engine has no part of stands without it. */
function rows(name: string, ours: number, theirs: number | null, digits: number): string {
  const [their, ratio] = theirs === null ? ["", ""] : [theirs.toFixed(digits), (theirs / ours).toFixed(0)];
  return `| ${name} | ${ours.toFixed(digits)} | ${their} | ${ratio} |`;
}

const directory = mkdtempSync(join(tmpdir(), "sky-"));
try {
  console.log("| CPU, ms | this engine | astronomy-engine | ratio |\n|---|--:|--:|--:|");
  for (const [name, run] of Object.entries(WARM))
    console.log(rows(name, run(stored, 20), run(straightforward, 1), 4));
  const everything = () => MOMENTS.forEach((instant) => void stored.chartWithEverything(instant, NEW_YORK));
  console.log(rows("chart with everything on, warm", warm(everything, MOMENTS.length, 4), null, 4));
  const starts = MOMENTS.map((instant) => Math.min(instant, FIRST + SPAN - 800 * 86_400_000)).slice(0, 50);
  for (const [name, run] of Object.entries(stored.FORECASTS))
    console.log(
      rows(
        `${name}, warm`,
        warm(() => starts.forEach((from) => void run(from)), 50, 2),
        null,
        2,
      ),
    );
  const [ours, theirs] = [
    await bundle("stored-sky.ts", directory),
    await bundle("straightforward-sky.ts", directory),
  ];
  const loads: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (const [name, call] of Object.entries(FIRST_CALLS)) {
    const [mine, other] = [ours, theirs].map((url) => Array.from({ length: 11 }, () => fresh(url, call))) as [
      ReturnType<typeof fresh>[],
      ReturnType<typeof fresh>[],
    ];
    loads.ours.push(...mine.map(({ load }) => load));
    loads.theirs.push(...other.map(({ load }) => load));
    const first = (runs: ReturnType<typeof fresh>[]) => median(runs.map((run) => run.first));
    console.log(rows(name, first(mine), first(other), 2));
  }
  const call = `sky.chartWithEverything(Date.UTC(1990, 5, 15, 18, 30), ${JSON.stringify(NEW_YORK)})`;
  const firsts = Array.from({ length: 11 }, () => fresh(ours, call).first);
  console.log(rows("chart with everything on, first", median(firsts), null, 2));
  console.log(rows("loading the module", median(loads.ours), median(loads.theirs), 2));
} finally {
  rmSync(directory, { recursive: true });
}
