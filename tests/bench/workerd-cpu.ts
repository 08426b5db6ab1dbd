/** CPU and memory of a workerd process: on-CPU nanoseconds of all its threads from /proc; Linux only. */
import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds that the process has used since it began. */
export function cpuMilliseconds(pid: string): number {
  return readdirSync(`/proc/${pid}/task`).reduce(
    (sum, task) =>
      sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e6,
    0,
  );
}

function children(): string[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ").filter(Boolean);
}

function isWorkerd(pid: string): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd");
}

/** What the given work starts, and the process id of the workerd that runs it. */
export async function workerdStartedBy<T>(start: () => Promise<T>): Promise<{ started: T; pid: string }> {
  const before = new Set(children());
  const started = await start();
  const pid = children().find((child) => !before.has(child) && isWorkerd(child));
  if (!pid) throw new Error("no workerd process found");
  return { started, pid };
}

/** Memory of the process that is in use now (its resident set), in megabytes (10^6 bytes). */
export function residentMegabytes(pid: string): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}
