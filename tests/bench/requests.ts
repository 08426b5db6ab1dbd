/**
 * npm run bench -- requests [N] [path]: CPU milliseconds that workerd spends on a request, above those of a worker that
 * answers "ok" behind the same assets, and that asks KV and D1 as often: their simulation on this machine costs what a
 * deployment does not pay. On-CPU nanoseconds of all its threads from /proc; Linux only.
 */
import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { sessionCookieFor } from "../support/session";
import { positionsAt } from "./straightforward-sky";

interface Route {
  readonly path: string;
  readonly body?: unknown;
  /** Sent by somebody signed in, whose session takes a look into KV and one into D1; and how often D1 is asked in all. */
  readonly statements?: number;
}

const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", timezone: "auto" };
const profile = {
  fullName: "Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
};
const LONDON = { location: "London", latitude: 51.50853, longitude: -0.12574 };

const ROUTES: readonly Route[] = [
  { path: "/healthz" },
  { path: "/" },
  { path: "/quiz" },
  { path: "/profile" },
  { path: "/birth-chart" },
  { path: "/api/birth-chart", body: birth },
  { path: "/api/birth-chart", body: { ...birth, ...LONDON } },
  { path: "/api/reading", body: birth },
  { path: "/api/reading", body: { ...birth, ...LONDON } },
  { path: "/api/readings/planet-in-house?planet=Venus&sign=Taurus&house=8" },
  { path: "/api/readings/degree?sign=leo&degree=9" },
  { path: "/api/horoscope/daily?sign=leo&date=2026-11-22" },
  { path: "/api/horoscope/weekly?sign=leo&date=2026-11-22" },
  { path: "/api/horoscope/monthly?sign=leo&date=2026-11-22" },
  { path: "/api/horoscope/yearly?sign=leo&date=2026-11-22" },
  { path: "/horoscope/leo" },
  { path: "/horoscope/leo/year" },
  { path: "/degrees/leo" },
  {
    path: "/api/annual-profections",
    body: { birthDate: "1990-06-15", risingSign: "Libra", currentAge: 36, yearsToShow: 5 },
  },
  { path: "/compatibility" },
  {
    path: "/api/compatibility",
    body: { person1: birth, person2: { ...birth, name: "Ben", date: "1985-11-02", ...LONDON } },
  },
  { path: "/api/derived-chart", body: { birth, kind: "Secondary Progression", at: "2026-11-22" } },
  { path: "/api/derived-chart", body: { birth, kind: "Solar Return", at: "2026-11-22" } },
  {
    path: "/api/derived-chart",
    body: { birth, kind: "Planet Return", at: "2026-11-22", options: { planet: "Chiron", next: true } },
  },
  {
    path: "/api/pair-chart",
    body: { person1: birth, person2: { ...birth, date: "1985-11-02", ...LONDON }, kind: "Composite" },
  },
  { path: "/numerology" },
  { path: "/api/numerology", body: { fullName: "John Smith", birthDate: "1990-06-15" } },
  { path: "/astrocartography" },
  { path: "/api/astrocartography", body: birth },
  { path: "/transits" },
  { path: "/api/transits" },
  { path: "/api/sky-ahead" },
  {
    path: "/api/chart-transits",
    body: {
      longitudes: {
        Sun: 84.4,
        Moon: 349,
        Mercury: 66.6,
        Venus: 48.5,
        Mars: 11.2,
        Jupiter: 108.6,
        Saturn: 294,
        Uranus: 278.5,
        Neptune: 283.7,
        Pluto: 225.4,
        Ascendant: 193.7,
        Midheaven: 104.9,
      },
    },
  },
  { path: "/moon-phases" },
  { path: "/api/moon-phase" },
  { path: "/api/moon-ahead" },
  { path: "/api/moon-calendar?year=2026&month=11" },
  { path: "/ephemeris" },
  { path: "/api/ephemeris", body: { year: 2026, month: 11 } },
  { path: "/aspects" },
  { path: "/insights" },
  { path: "/api/places?q=Ulm" },
  { path: "/profile", statements: 3 },
  { path: "/birth-chart", statements: 2 },
  { path: "/api/profile", statements: 2 },
  { path: "/api/profile", body: profile, statements: 3 },
];

const WARM_UP = 200;
const ROUNDS = 5;
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Says "ok" behind the same assets and after as many looks into the stores. */
const floorScript = (statements: number) => `export default {
  async fetch(request, env) {
    if (${statements} > 0) await env.SESSIONS.get("session:none");
    for (let i = 0; i < ${statements}; i++) {
      await env.DB.prepare("SELECT id FROM users WHERE id = ?").bind("none").all();
    }
    return new Response("ok");
  },
}`;

function cpuMilliseconds(pid: string): number {
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

/** Milliseconds of the first request of a fresh isolate, and of one among `requests` more. */
async function measure(
  { path, body, statements }: Route,
  requests: number,
  { isFloor }: { readonly isFloor: boolean },
): Promise<{ readonly first: number; readonly warm: number }> {
  const before = new Set(children());
  const floor = { type: "ESModule", path: "floor.mjs", contents: floorScript(statements ?? 0) } as const;
  const worker = await startLocalWorker({
    onLog: () => {},
    ...(isFloor && { overrides: { modules: [floor], modulesRoot: "." } }),
  });
  const url = new URL(path, await worker.ready);
  const pid = children().find((child) => !before.has(child) && isWorkerd(child));
  if (!pid) throw new Error("no workerd process found");
  const cookie = statements
    ? await sessionCookieFor({ origin: async () => url.origin, started: () => worker }, "ann")
    : null;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    "User-Agent": BROWSER,
    ...(body ? { "Content-Type": "application/json" } : {}),
    ...(cookie ? { Cookie: cookie } : {}),
  };
  const send = () =>
    new Promise<void>((resolve, reject) => {
      http
        .request(url, { agent, method: body ? "POST" : "GET", headers }, (response) => {
          response
            .resume()
            .on("end", () =>
              response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
            );
        })
        .on("error", reject)
        .end(body ? JSON.stringify(body) : undefined);
    });
  const start = cpuMilliseconds(pid);
  await send();
  const first = cpuMilliseconds(pid) - start;
  for (let i = 0; i < WARM_UP; i++) await send();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = cpuMilliseconds(pid);
    for (let i = 0; i < requests / ROUNDS; i++) await send();
    rounds.push((cpuMilliseconds(pid) - from) / (requests / ROUNDS));
  }
  agent.destroy();
  await worker.dispose();
  return { first, warm: median(rounds) };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

/** What 13 bodies by astronomy-engine take here: by this, figures of different machines can be compared. */
function yardstick(): number {
  const rounds = Array.from({ length: 9 }, (_, round) => {
    const { user, system } = process.cpuUsage();
    for (let day = 0; day < 200; day++) positionsAt(Date.UTC(1990, 0, day + 200 * round));
    const used = process.cpuUsage({ user, system });
    return (used.user + used.system) / 1000 / 200;
  });
  return median(rounds);
}

const [, , count = "500", only = ""] = process.argv;
const requests = Number(count);
const floors = new Map<number, Awaited<ReturnType<typeof measure>>>();

console.log(`Yardstick (13 bodies by astronomy-engine): ${yardstick().toFixed(2)} ms of CPU\n`);
console.log("| route | warm, ms above the floor | first request of a fresh isolate, ms above the floor |");
console.log("|---|---|---|");
for (const route of ROUTES.filter(({ path }) => path.startsWith(only))) {
  const statements = route.statements ?? 0;
  const floor =
    floors.get(statements) ?? (await measure({ path: "/floor", statements }, requests, { isFloor: true }));
  if (!floors.has(statements)) {
    floors.set(statements, floor);
    const what = statements ? `"ok" after KV once and D1 ${statements} times` : '"ok"';
    console.log(`| (floor: ${what}) | ${floor.warm.toFixed(2)} in all | ${floor.first.toFixed(1)} in all |`);
  }
  const { first, warm } = await measure(route, requests, { isFloor: false });
  const signedIn = statements ? ", signed in" : "";
  const name = `${route.body ? "POST" : "GET"} ${route.path}${signedIn}`;
  console.log(`| ${name} | ${(warm - floor.warm).toFixed(2)} | ${(first - floor.first).toFixed(1)} |`);
}
