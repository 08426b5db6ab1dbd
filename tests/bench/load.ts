/**
 * npm run bench:load [seconds] [requests]: as many requests as this machine answers, for so many seconds (60) or until
 * there were so many (100,000), whichever comes first. Each kind of visit of `npm run budget` happens once in a real
 * browser; what it asked of the worker is then sent again and again, in the shares of the visits, to the production bundle
 * in one workerd with real D1 and KV. Linux only: CPU and memory come from /proc.
 */
import { loadavg } from "node:os";
import { startIdentityProvider } from "../../scripts/identity-provider.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { senderTo, UNLIMITED } from "../support/sender";
import { launchBrowser, quantile } from "./browser.mjs";
import { VISITS } from "./budget-visits";
import { isolateHeap } from "./isolate-heap";
import { recordedVisit, type Sent } from "./recorded-visit";
import { cpuMilliseconds, residentMegabytes, workerdStartedBy } from "./workerd-cpu";
import { yardstick } from "./yardstick";

const [, , seconds = "60", most = "100000"] = process.argv;
const AT_ONCE = 8;
const WARM_UP = 2_000;
/** How often in a run memory is looked at. */
const LOOKS = 10;

interface Weighted extends Sent {
  readonly weight: number;
  readonly cookie: string | null;
  readonly kind: string;
}

function kindOf({ path }: Sent): string {
  if (path.startsWith("/__manifest")) return "what a link leads to (`/__manifest`)";
  if (path.startsWith("/api/places")) return "places that are misspelt";
  return path.startsWith("/api/") ? "other calls" : "pages";
}

async function recorded(origin: string): Promise<readonly Weighted[]> {
  const browser = await launchBrowser();
  try {
    const mix: Weighted[] = [];
    for (const { share, act } of VISITS) {
      const { repeatable, cookie } = await recordedVisit(browser, origin, act);
      mix.push(...repeatable.map((sent) => ({ ...sent, weight: share, cookie, kind: kindOf(sent) })));
    }
    return mix;
  } finally {
    await browser.close();
  }
}

/** The same requests in the same order in every run: a generator of Lehmer's, modulo 2^31 - 1. */
function picker(mix: readonly Weighted[]) {
  let whole = 0;
  const upTo = mix.map(({ weight }) => {
    whole += weight;
    return whole;
  });
  let state = 20_261_122;
  return (): Weighted => {
    state = (state * 48_271) % 2_147_483_647;
    const at = (state / 2_147_483_647) * whole;
    return mix[upTo.findIndex((end) => at < end)] ?? (mix[0] as Weighted);
  };
}

const listed = (megabytes: readonly number[]) => megabytes.map((each) => each.toFixed(0)).join(", ");

const provider = await startIdentityProvider();
const { started: worker, pid } = await workerdStartedBy(() =>
  startLocalWorker({
    ...UNLIMITED,
    overrides: { ...UNLIMITED.overrides, inspectorPort: 0 },
    vars: { ...UNLIMITED.vars, ...provider.vars, TILE_URL: "" },
    onLog: () => {},
  }),
);
try {
  const origin = (await worker.ready).origin;
  const pick = picker(await recorded(origin));
  const sender = senderTo(origin, AT_ONCE);
  const took = new Map<string, number[]>();
  const errors: string[] = [];

  const once = async ({ method, path, body, cookie, kind }: Weighted) => {
    const began = performance.now();
    const { status } = await sender.send({
      method: method === "POST" ? "POST" : "GET",
      path,
      headers: {
        ...(body !== null && { "Content-Type": "application/json" }),
        ...(cookie && { Cookie: cookie }),
      },
      ...(body !== null && { body }),
    });
    const times = took.get(kind) ?? [];
    times.push(performance.now() - began);
    took.set(kind, times);
    if (status !== 200) errors.push(`${status} ${method} ${path}`);
  };
  /** Sends until it is told to stop, so many at a time. */
  const rush = async (goesOn: () => boolean) => {
    const lane = async () => {
      while (goesOn())
        await once(pick()).catch((error: unknown) =>
          errors.push(error instanceof Error ? error.message : String(error)),
        );
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  };

  const measured = yardstick();
  let warm = 0;
  await rush(() => warm++ < WARM_UP);
  if (errors.length > 0) throw new Error(`not even the first were answered: ${errors[0]}`);
  took.clear();

  const heap = await isolateHeap(worker);
  const heaps = [heap.megabytes()];
  const memory = [residentMegabytes(pid)];
  const began = performance.now();
  const cpuBefore = cpuMilliseconds(pid);
  const until = began + Number(seconds) * 1000;
  let sent = 0;
  let looked = 0;
  await rush(() => {
    const part = Math.max(sent / Number(most), (performance.now() - began) / (until - began));
    if (part * LOOKS >= looked + 1) {
      looked += 1;
      memory.push(residentMegabytes(pid));
      heaps.push(heap.megabytes());
    }
    return performance.now() < until && sent++ < Number(most);
  });
  const elapsed = (performance.now() - began) / 1000;
  const cpu = cpuMilliseconds(pid) - cpuBefore;
  sender.stop();
  const used = await Promise.all(heaps);
  heap.close();

  const all = [...took.values()].flat();
  const [load = 0] = loadavg();
  console.log(`Yardstick (13 bodies by astronomy-engine): ${measured.toFixed(2)} ms of CPU`);
  console.log(
    `Load of the last minute: ${load.toFixed(1)}, of which ${AT_ONCE} requests at a time are ours\n`,
  );
  console.log("| what | requests | p50, ms | p99, ms |");
  console.log("|---|--:|--:|--:|");
  for (const [kind, times] of [["all", all] as const, ...took])
    console.log(
      `| ${kind} | ${times.length} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} |`,
    );
  const each = cpu / all.length;
  console.log(`\nRequests a second: ${(all.length / elapsed).toFixed(0)} for ${elapsed.toFixed(0)} s`);
  console.log(
    `CPU of workerd, D1 and KV with it, each: ${each.toFixed(2)} ms (${(each / measured).toFixed(1)} × the yardstick)`,
  );
  console.log(`Memory of workerd, D1 and KV with it, MB, at the start and ten times on: ${listed(memory)}`);
  console.log(`JavaScript heap of the app's isolate (MB of 128) at the same times: ${listed(used)}`);
  console.log(`Errors: ${errors.length}`);
  for (const error of new Set(errors)) console.log(`  ${error}`);
  if (errors.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([worker.dispose(), provider.stop()]);
}
