// @ts-check
// CPU milliseconds that workerd spends on a request, above those of a worker that answers "ok" behind the same
// assets: on-CPU nanoseconds of all its threads from /proc. Linux only.
// usage: npm run bench -- requests [N]
import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import { startLocalWorker } from "../../scripts/local-worker.mjs";

const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", timezone: "auto" };

/** @type {readonly { name: string, path: string, body?: unknown }[]} */
const ROUTES = [
  { name: "GET /healthz", path: "/healthz" },
  { name: "GET /", path: "/" },
  { name: "GET /birth-chart", path: "/birth-chart" },
  { name: "POST /api/birth-chart", path: "/api/birth-chart", body: birth },
  {
    name: "POST /api/annual-profections",
    path: "/api/annual-profections",
    body: { birthDate: "1990-06-15", risingSign: "Libra", currentAge: 36, yearsToShow: 5 },
  },
  {
    name: "POST /api/compatibility",
    path: "/api/compatibility",
    body: { person1: birth, person2: { ...birth, name: "Ben", date: "1985-11-02", location: "London" } },
  },
  {
    name: "POST /api/numerology",
    path: "/api/numerology",
    body: { fullName: "John Smith", birthDate: "1990-06-15" },
  },
  { name: "GET /astrocartography", path: "/astrocartography" },
  { name: "POST /api/astrocartography", path: "/api/astrocartography", body: birth },
  { name: "GET /transits", path: "/transits" },
  { name: "GET /api/transits", path: "/api/transits" },
  { name: "GET /api/sky-ahead", path: "/api/sky-ahead" },
  {
    name: "POST /api/chart-transits",
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
  { name: "GET /moon-phases", path: "/moon-phases" },
  { name: "GET /api/moon-phase", path: "/api/moon-phase" },
  { name: "GET /api/moon-ahead", path: "/api/moon-ahead" },
  { name: "GET /api/moon-calendar", path: "/api/moon-calendar?year=2026&month=11" },
  { name: "GET /ephemeris", path: "/ephemeris" },
  { name: "POST /api/ephemeris", path: "/api/ephemeris", body: { year: 2026, month: 11 } },
  { name: "GET /aspects", path: "/aspects" },
  { name: "GET /insights", path: "/insights" },
  { name: "GET /api/places?q=Ulm", path: "/api/places?q=Ulm" },
];

const WARM_UP = 200;
const ROUNDS = 5;
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** @param {string} pid */
function cpuMilliseconds(pid) {
  return readdirSync(`/proc/${pid}/task`).reduce(
    (sum, task) =>
      sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e6,
    0,
  );
}

function children() {
  return readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ").filter(Boolean);
}

/** @param {string} pid */
function isWorkerd(pid) {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd");
}

/**
 * @param {{ path: string, body?: unknown }} route
 * @param {number} requests
 * @param {import("../../scripts/local-worker.mjs").LocalWorkerOptions} [options]
 */
async function measure({ path, body }, requests, options = {}) {
  const before = new Set(children());
  const worker = await startLocalWorker({ onLog: () => {}, ...options });
  const url = new URL(path, await worker.ready);
  const pid = children().find((child) => !before.has(child) && isWorkerd(child));
  if (!pid) throw new Error("no workerd process found");
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const send = () =>
    new Promise((resolve, reject) => {
      const headers = { "User-Agent": BROWSER, ...(body ? { "Content-Type": "application/json" } : {}) };
      http
        .request(url, { agent, method: body ? "POST" : "GET", headers }, (response) => {
          response
            .resume()
            .on("end", () =>
              response.statusCode === 200
                ? resolve(null)
                : reject(new Error(`${path}: ${response.statusCode}`)),
            );
        })
        .on("error", reject)
        .end(body ? JSON.stringify(body) : undefined);
    });
  const start = cpuMilliseconds(pid);
  await send();
  const first = cpuMilliseconds(pid) - start;
  for (let i = 0; i < WARM_UP; i++) await send();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = cpuMilliseconds(pid);
    for (let i = 0; i < requests / ROUNDS; i++) await send();
    rounds.push((cpuMilliseconds(pid) - from) / (requests / ROUNDS));
  }
  agent.destroy();
  await worker.dispose();
  rounds.sort((a, b) => a - b);
  return { first, warm: /** @type {number} */ (rounds[ROUNDS >> 1]) };
}

/** The CPU table of every route as Markdown. @param {number} [requests] */
export async function benchRequests(requests = 500) {
  const floorScript = "export default { fetch() { return new Response('ok') } }";
  const floor = await measure({ path: "/floor" }, requests, {
    overrides: {
      modules: [{ type: "ESModule", path: "floor.mjs", contents: floorScript }],
      modulesRoot: ".",
    },
  });
  console.log(
    `Floor ("ok" behind the same assets): warm ${floor.warm.toFixed(3)} ms, first ${floor.first.toFixed(1)} ms of CPU\n`,
  );
  console.log("| route | warm, ms above the floor | first request of a fresh isolate, ms above the floor |");
  console.log("|---|---|---|");
  for (const route of ROUTES) {
    const { first, warm } = await measure(route, requests);
    console.log(
      `| ${route.name} | ${(warm - floor.warm).toFixed(2)} | ${(first - floor.first).toFixed(1)} |`,
    );
  }
}
