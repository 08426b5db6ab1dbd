/**
 * npm run budget [visits a day]: what a day asks of Cloudflare's free plan. Each kind of visit happens once in a real
 * browser, against the production bundle in workerd over real D1 and KV, with 20,000 people in them; every invocation is
 * counted with its operations and rows, and the CPU of each request is measured as `npm run bench` does. Linux only.
 */
import { setTimeout as wait } from "node:timers/promises";
import { startIdentityProvider } from "../../scripts/identity-provider.mjs";
import { bundledModules, startLocalWorker } from "../../scripts/local-worker.mjs";
import { newVisitor } from "../support/visitor";
import { launchBrowser } from "./browser.mjs";
import { VISITS } from "./budget-visits";
import { countingModule, type Invocation, invocationOf } from "./counting-worker";
import { type RecordedVisit, recordedVisit, type Sent } from "./recorded-visit";
import { cpuMilliseconds, workerdStartedBy } from "./workerd-cpu";

const VISITS_A_DAY = Number(process.argv[2] ?? 10_000);

/** What else asks, however many visits there are; the last grows with them. */
const CRON_RUNS = 96;
const MONITORED_MINUTES = 24 * 60;
const CALENDAR_PROGRAMS = 100;
const LOOKS_OF_A_CALENDAR = 24;
const CRAWLED_PAGES_A_VISIT = 0.2;
/** All months that visitors can ever have written (decision 11), as if on one day: they are no visit's. */
const MONTHS_WRITTEN = 48;

const PEOPLE = 20_000;
const HOUR = 3_600_000;
const WARM_UP = 10;
const REPEATED = 20;

/** The free plan's allowances for a day (UTC), by Cloudflare's pages on limits and pricing, read in November 2026. */
const LIMITS = [
  { what: "Worker requests", limit: 100_000, of: () => 1, anyway: 0 },
  { what: "KV reads", limit: 100_000, of: (at: Invocation) => at.kvReads, anyway: 0 },
  { what: "KV writes", limit: 1_000, of: (at: Invocation) => at.kvWrites, anyway: MONTHS_WRITTEN },
  { what: "KV deletes", limit: 1_000, of: (at: Invocation) => at.kvDeletes, anyway: 0 },
  { what: "KV lists", limit: 1_000, of: (at: Invocation) => at.kvLists, anyway: 0 },
  { what: "D1 rows read", limit: 5_000_000, of: (at: Invocation) => at.rowsRead, anyway: 0 },
  { what: "D1 rows written", limit: 100_000, of: (at: Invocation) => at.rowsWritten, anyway: 0 },
  { what: "Log lines kept", limit: 200_000, of: (at: Invocation) => at.logLines, anyway: 0 },
] as const;
/** Of one invocation. */
const MOST_CPU_MILLISECONDS = 10;
const MOST_QUERIES = 50;

interface Cost {
  readonly name: string;
  /** How often in a day: whatever happens anyway, and for each visit. */
  readonly fixed: number;
  readonly perVisit: number;
  readonly invocations: readonly Invocation[];
  readonly staticFiles: number;
  /** Those whose CPU can be measured by sending them again: of nobody in particular, and changing nothing. */
  readonly repeatable: readonly Sent[];
}

const invocations: Invocation[] = [];
const provider = await startIdentityProvider();
const { started: worker, pid } = await workerdStartedBy(() =>
  startLocalWorker({
    vars: { ...provider.vars, TILE_URL: "" },
    onLog: (line) => {
      const counted = invocationOf(line);
      if (counted) invocations.push(counted);
    },
    overrides: {
      modules: [
        { type: "ESModule", path: "counted.js", contents: countingModule("./build/worker/entry.worker.js") },
        ...bundledModules(),
      ],
      modulesRoot: ".",
    },
  }),
);
const origin = (await worker.ready).origin;
const browser = await launchBrowser();

/** What was counted while `work` went on. */
async function countedWhile(work: () => Promise<unknown>): Promise<Invocation[]> {
  invocations.length = 0;
  await work();
  // An invocation is counted when the work that outlives its answer is over.
  for (let known = -1; known !== invocations.length; await wait(700)) known = invocations.length;
  return [...invocations];
}

/** In steps that fill the time for which each is kept: quizzes for 24 months, 90 messages a day for 30 days. */
async function people() {
  const database = await worker.getD1Database("DB");
  const everybody = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PEOPLE})`;
  const now = Date.now();
  for (const statement of [
    `INSERT INTO users (id, issuer, subject, email, created_at, updated_at)
      ${everybody} SELECT 'u' || i, 'https://id.example', 's' || i, 'u' || i || '@example.org', ${now}, ${now} FROM n`,
    `INSERT INTO sessions (key, user_id, expires_at)
      ${everybody} SELECT 'session:' || i, 'u' || i, ${now + 864e5} + i FROM n`,
    `INSERT INTO user_profiles (id, user_id, full_name, birth_date, birth_time, birth_location, birth_latitude,
        birth_longitude, birth_timezone, created_at, updated_at)
      ${everybody} SELECT 'p' || i, 'u' || i, 'Ann', '1990-06-15', '14:30', 'London', 51.5, 0, 'auto', ${now}, ${now} FROM n`,
    `INSERT INTO quiz_submissions (id, email, responses, recommendation, fingerprint, created_at)
      ${everybody} SELECT 'q' || i, 'q' || i || '@example.org', '{}', '{}', 'f' || i, ${now - HOUR} - i * 2880000 FROM n`,
    `INSERT INTO email_outbox (id, submission_id, recipient, mailbox, content, state, next_attempt_at, created_at)
      ${everybody} SELECT 'm' || i, 'q' || i, 'q' || i || '@example.org', 'q' || i, '', 'sent', ${now}, ${now - HOUR} - i * 960000 FROM n LIMIT 2700`,
  ]) {
    await database.prepare(statement).run();
  }
}

async function costOfVisit({ name, share, act }: (typeof VISITS)[number]): Promise<Cost> {
  let recorded: RecordedVisit | undefined;
  const counted = await countedWhile(async () => {
    recorded = await recordedVisit(browser, origin, act);
  });
  if (!recorded) throw new Error(`nothing of “${name}” was recorded`);
  const { repeatable, staticFiles, cookie } = recorded;
  return {
    name,
    fixed: 0,
    perVisit: share,
    invocations: counted,
    staticFiles,
    repeatable: cookie === null ? repeatable : [],
  };
}

async function costOf(
  name: string,
  often: Pick<Cost, "fixed" | "perVisit">,
  work: () => Promise<unknown>,
): Promise<Cost> {
  return { name, ...often, invocations: await countedWhile(work), staticFiles: 0, repeatable: [] };
}

const look = (path: string) => async () => {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
};

/** The address that a calendar program is given, of somebody with a profile. */
async function calendarAddress(): Promise<string> {
  const ann = newVisitor(async () => origin);
  await ann.signIn("budget.new@example.com");
  const response = await ann.json("/api/calendar-feed", {
    action: "save",
    transits: true,
    returns: true,
    lunations: true,
    voidMoons: true,
  });
  const { address } = (await response.json()) as { address: string };
  return new URL(address).pathname;
}

async function cpuOf({ method, path, body }: Sent): Promise<number> {
  const send = async () => {
    const headers: Record<string, string> = body === null ? {} : { "Content-Type": "application/json" };
    const response = await fetch(new URL(path, origin), { method, body, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status} when it was sent again`);
    await response.arrayBuffer();
  };
  for (let i = 0; i < WARM_UP; i++) await send();
  const from = cpuMilliseconds(pid);
  for (let i = 0; i < REPEATED; i++) await send();
  return (cpuMilliseconds(pid) - from) / REPEATED;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const whole = (number: number) => Math.round(number).toLocaleString("en");
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  console.log();
  row(head);
  row(head.map((_, i) => (i === 0 ? "---" : "--:")));
  rows.forEach(row);
}

function printCosts(costs: readonly Cost[]) {
  table(
    [
      "what happens",
      `times a day`,
      "Worker requests",
      "static files",
      "KV reads, writes",
      "D1 queries",
      "rows read, written",
      "log lines",
    ],
    costs.map(({ name, fixed, perVisit, invocations: each, staticFiles }) => {
      const of = (key: Exclude<keyof Invocation, "name">) => sum(each.map((one) => one[key]));
      return [
        name,
        whole(fixed + perVisit * VISITS_A_DAY),
        each.length,
        staticFiles,
        `${of("kvReads")}, ${of("kvWrites")}`,
        of("queries"),
        `${of("rowsRead")}, ${of("rowsWritten")}`,
        of("logLines"),
      ];
    }),
  );
}

function printDay(costs: readonly Cost[]) {
  table(
    ["a day", `with ${whole(VISITS_A_DAY)} visits`, "the free plan allows", "of it", "met at visits a day"],
    LIMITS.map(({ what, limit, of, anyway }) => {
      const each = costs.map((cost) => ({ ...cost, used: sum(cost.invocations.map(of)) }));
      const fixed = anyway + sum(each.map((cost) => cost.fixed * cost.used));
      const perVisit = sum(each.map((cost) => cost.perVisit * cost.used));
      const used = fixed + perVisit * VISITS_A_DAY;
      const met = perVisit > 0 ? whole((limit - fixed) / perVisit) : "never";
      return [what, whole(used), whole(limit), `${((100 * used) / limit).toFixed(1)} %`, met];
    }),
  );
}

function printRequests(costs: readonly Cost[]) {
  const times = new Map<string, number>();
  for (const { fixed, perVisit, invocations: each } of costs) {
    for (const { name } of each) times.set(name, (times.get(name) ?? 0) + fixed + perVisit * VISITS_A_DAY);
  }
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, 10);
  table(
    ["what the worker is asked most", "times a day"],
    most.map(([name, often]) => [name, whole(often)]),
  );
}

async function printCpu(costs: readonly Cost[]) {
  const floor = await cpuOf({ method: "GET", path: "/healthz", body: null });
  const measured = new Map<string, { name: string; cpu: number }>();
  for (const sent of costs.flatMap(({ repeatable }) => repeatable)) {
    const key = JSON.stringify(sent);
    if (measured.has(key)) continue;
    measured.set(key, {
      name: `${sent.method} ${sent.path.length > 60 ? `${sent.path.slice(0, 59)}…` : sent.path}`,
      cpu: Math.max(0, (await cpuOf(sent)) - floor),
    });
  }
  const dearest = [...measured.values()].sort((a, b) => b.cpu - a.cpu).slice(0, 5);
  const all = costs.flatMap(({ perVisit, repeatable }) =>
    repeatable.map((sent) => ({ perVisit, cpu: measured.get(JSON.stringify(sent))?.cpu ?? 0 })),
  );
  const mean = sum(all.map(({ perVisit, cpu }) => perVisit * cpu)) / sum(all.map(({ perVisit }) => perVisit));
  table(
    ["CPU above that of /healthz, isolate warm", "ms", `of the ${MOST_CPU_MILLISECONDS} ms of one request`],
    [{ name: "the mean request of the visits above", cpu: mean }, ...dearest].map(({ name, cpu }) => [
      name,
      cpu.toFixed(2),
      `${((100 * cpu) / MOST_CPU_MILLISECONDS).toFixed(0)} %`,
    ]),
  );
}

try {
  await people();
  const visits: Cost[] = [];
  for (const visit of VISITS) visits.push(await costOfVisit(visit));
  const costs = [
    ...visits,
    await costOf(
      "A crawler reads a page",
      { fixed: 0, perVisit: CRAWLED_PAGES_A_VISIT },
      look("/degrees/leo"),
    ),
    await costOf(
      `A calendar program looks (${CALENDAR_PROGRAMS} of them, hourly)`,
      { fixed: CALENDAR_PROGRAMS * LOOKS_OF_A_CALENDAR, perVisit: 0 },
      look(await calendarAddress()),
    ),
    await costOf(
      "A monitor asks /healthz, every minute",
      { fixed: MONITORED_MINUTES, perVisit: 0 },
      look("/healthz"),
    ),
    await costOf("The cron trigger, every quarter of an hour", { fixed: CRON_RUNS, perVisit: 0 }, async () =>
      (await worker.getWorker()).scheduled({}),
    ),
  ];
  printCosts(costs);
  printDay(costs);
  printRequests(costs);
  const most = Math.max(...costs.flatMap((cost) => cost.invocations.map(({ queries }) => queries)));
  console.log(`\nMost D1 queries of one invocation: ${most} of ${MOST_QUERIES}`);
  await printCpu(costs);
} finally {
  await browser.close();
  await Promise.all([worker.dispose(), provider.stop()]);
}
