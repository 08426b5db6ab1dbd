/**
 * npm run bench -- requests [N] [path]: CPU milliseconds that workerd spends on a request, above those of a worker that
 * answers "ok" behind the same assets, that asks KV and D1 as often and reads the same files of places and of texts:
 * their simulation on this machine costs what a deployment does not pay. On-CPU nanoseconds of all its threads from
 * /proc; Linux only. Beside each figure stands how many times the yardstick of the same run it is: a busy machine makes
 * both longer.
 */
import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import { loadavg } from "node:os";
import { PLANETS } from "~/astrology/bodies";
import { EXTRAS } from "~/astrology/chart-settings";
import { ALL_ASPECT_TYPES } from "~/astrology/orbs";
import { SLOWER } from "~/astrology/sky-ahead";
import { blockIndex, blockName } from "~/places/place-index";
import { CHART_POINTS } from "~/schemas/chart-transits-input";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { BROUGHT_CHART } from "../support/brought-chart.mjs";
import { sessionCookieFor } from "../support/session";
import { cpuMilliseconds, workerdStartedBy } from "./workerd-cpu";
import { median, yardstick } from "./yardstick";

interface Route {
  readonly path: string;
  readonly body?: unknown;
  /** Fields of a form that is posted to a page, as browsers without scripts do. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent by somebody signed in, whose session takes a look into KV and one into D1; and how often D1 is asked in all. */
  readonly statements?: number;
  /** Looks up what is near a point: the first time it reads three files. */
  readonly isNear?: boolean;
  /** Folders of texts, of each of which it reads the file the first time. */
  readonly texts?: readonly string[];
}

/** A route, and whether it looks up New York by its name: the first time it reads two files. */
interface Asked extends Route {
  readonly isNamed?: boolean;
}

const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", timezone: "auto" };
const profile = {
  fullName: "Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
};
const LONDON = { location: "London", latitude: 51.50853, longitude: -0.12574 };

const { longitudes } = BROUGHT_CHART;

/** The same births as a form sends them. */
const formOf = (prefix: string, date: string) =>
  Object.fromEntries(Object.entries({ ...birth, date }).map(([name, value]) => [prefix + name, value]));

/** All that a form may ask for, under a name as long as it may be, of which each letter is written as six. */
const edgeOf = (prefix: string, date: string) => ({
  ...formOf(prefix, date),
  [`${prefix}name`]: '"'.repeat(200),
  [`${prefix}settings.orbs`]: "Own",
  [`${prefix}settings.minorAspects`]: "on",
  [`${prefix}settings.outOfSign`]: "on",
  ...Object.fromEntries(EXTRAS.map((point) => [`${prefix}settings.extras.${point}`, "on"])),
  ...Object.fromEntries(ALL_ASPECT_TYPES.map((aspect) => [`${prefix}settings.orbs.${aspect}`, "15"])),
});

/** Every place that a chart can hold, for requests at the edge of what is allowed. */
const EVERY_PLACE = Object.fromEntries(CHART_POINTS.map((point, index) => [point, (37.123 * index) % 360]));

const ROUTES: readonly Route[] = [
  { path: "/healthz" },
  { path: "/" },
  { path: "/quiz" },
  { path: "/profile" },
  { path: "/developers" },
  { path: "/birth-chart" },
  { path: "/birth-chart", form: birth },
  { path: "/birth-chart", form: edgeOf("", "1990-06-15") },
  { path: "/api/birth-chart", body: birth },
  { path: "/api/birth-chart", body: { ...birth, ...LONDON }, isNear: true },
  { path: "/api/reading", body: birth, texts: ["natal", "story"] },
  { path: "/api/reading", body: { ...birth, ...LONDON }, isNear: true, texts: ["natal", "story"] },
  { path: "/api/reading", body: { ...birth, part: "story" }, texts: ["story"] },
  { path: "/api/reading", body: { ...birth, part: "places" }, texts: ["natal"] },
  { path: "/api/readings/planet-in-house?planet=Venus&sign=Taurus&house=8", texts: ["natal"] },
  { path: "/api/readings/degree?sign=leo&degree=9", texts: ["degrees"] },
  { path: "/api/horoscope/daily?sign=leo&date=2026-11-22", texts: ["horoscope"] },
  { path: "/api/horoscope/daily?sign=leo&date=2026-12-22", texts: ["horoscope-days"] },
  { path: "/api/horoscope/weekly?sign=leo&date=2026-11-22", texts: ["horoscope"] },
  { path: "/api/horoscope/weekly?sign=leo&date=2026-12-22", texts: ["horoscope-spans"] },
  { path: "/api/horoscope/monthly?sign=leo&date=2026-11-22", texts: ["horoscope"] },
  { path: "/api/horoscope/monthly?sign=leo&date=2026-12-22", texts: ["horoscope-spans"] },
  { path: "/api/horoscope/yearly?sign=leo&date=2026-11-22", texts: ["horoscope"] },
  { path: "/api/horoscope/yearly?sign=leo&date=2026-12-22", texts: ["horoscope-spans"] },
  { path: "/horoscope/leo", texts: ["horoscope"] },
  { path: "/horoscope/leo/year", texts: ["horoscope"] },
  { path: "/degrees/leo", texts: ["degrees"] },
  {
    path: "/api/annual-profections",
    body: { birthDate: "1990-06-15", risingSign: "Libra", currentAge: 36, yearsToShow: 5 },
    texts: ["profections"],
  },
  { path: "/compatibility" },
  {
    path: "/compatibility",
    form: { ...formOf("person1.", "1990-06-15"), ...formOf("person2.", "1985-11-02") },
    texts: ["synastry"],
  },
  {
    path: "/compatibility",
    form: { ...edgeOf("person1.", "1990-06-15"), ...edgeOf("person2.", "1985-11-02") },
    texts: ["synastry"],
  },
  {
    path: "/compatibility",
    form: { ...edgeOf("person1.", "1990-06-15"), ...edgeOf("person2.", "1985-11-02"), part: "aspects" },
    texts: ["synastry"],
  },
  {
    path: "/api/compatibility",
    body: { person1: birth, person2: { ...birth, name: "Ben", date: "1985-11-02", ...LONDON } },
    texts: ["synastry"],
  },
  { path: "/api/derived-chart", body: { birth, kind: "Secondary Progression", at: "2026-11-22" } },
  { path: "/api/derived-chart", body: { birth, kind: "Solar Return", at: "2026-11-22" } },
  { path: "/api/return-reading", body: { birth, at: "2026-11-22" }, texts: ["returns"] },
  {
    path: "/api/derived-chart",
    body: { birth, kind: "Planet Return", at: "2026-11-22", options: { planet: "Chiron", next: true } },
  },
  {
    path: "/api/pair-chart",
    body: { person1: birth, person2: { ...birth, date: "1985-11-02", ...LONDON }, kind: "Composite" },
  },
  { path: "/numerology" },
  { path: "/numerology", form: { fullName: "John Smith", birthDate: "1990-06-15" }, texts: ["numbers"] },
  { path: "/api/numerology", body: { fullName: "John Smith", birthDate: "1990-06-15" }, texts: ["numbers"] },
  { path: "/human-design" },
  { path: "/human-design", form: birth, texts: ["human-design"] },
  { path: "/api/human-design", body: birth, texts: ["human-design"] },
  { path: "/api/human-design", body: { ...birth, ...LONDON }, isNear: true, texts: ["human-design"] },
  { path: "/api/human-design", body: { ...birth, timeUnknown: true }, texts: ["human-design"] },
  {
    path: "/api/human-design",
    body: { ...birth, with: { ...birth, name: "Ben", date: "1985-11-02", ...LONDON } },
    texts: ["human-design"],
  },
  {
    path: "/api/numerology",
    body: { fullName: "John Smith", birthDate: "1990-06-15", cycles: true, currentName: "Jack Smith" },
    texts: ["numbers"],
  },
  { path: "/astrocartography" },
  { path: "/astrocartography", form: birth, texts: ["astrocartography"] },
  { path: "/api/astrocartography", body: birth, texts: ["astrocartography"] },
  { path: "/transits" },
  { path: "/transits/year" },
  { path: "/transits/curves" },
  { path: "/transits/motion" },
  { path: "/transits/signs" },
  { path: "/transits/techniques" },
  { path: "/api/transits" },
  { path: "/api/sky-ahead" },
  { path: "/api/sky-window?year=2026" },
  { path: "/api/sky-marks?from=2026-11-22&to=2027-11-22" },
  { path: "/api/chart-transits", body: { longitudes }, texts: ["transits"] },
  { path: "/api/forecast", body: { longitudes, from: "2026-11-22", to: "2027-11-22" } },
  {
    path: "/api/forecast",
    body: {
      longitudes,
      from: "2026-11-22",
      to: "2028-11-22",
      bodies: SLOWER,
    },
  },
  {
    path: "/api/forecast",
    body: { longitudes: EVERY_PLACE, from: "2026-11-22", to: "2027-11-22", bodies: SLOWER, orb: 5 },
  },
  {
    path: "/api/forecast",
    body: { longitudes: EVERY_PLACE, from: "2026-11-22", to: "2028-11-22", bodies: PLANETS, orb: 5 },
  },
  {
    path: "/api/time-lords",
    body: { birth, kind: "Profections", from: "1990-06-15", to: "2090-06-15", levels: 4 },
  },
  {
    path: "/api/time-lords",
    body: { birth, kind: "Zodiacal Releasing", from: "1990-06-15", to: "2090-06-15", levels: 4 },
  },
  { path: "/api/directions", body: { birth, from: "1990-06-15", to: "2090-06-15" } },
  { path: "/api/midpoints", body: { birth } },
  {
    path: "/api/forecast",
    body: {
      birth,
      from: "2000-11-22",
      to: "2100-11-22",
      bodies: SLOWER,
      techniques: ["Transits", "Secondary Progressions", "Solar Arcs", "Primary Directions", "Returns"],
    },
  },
  {
    path: "/api/elections",
    body: {
      place: { location: "London", latitude: 51.5, longitude: -0.13 },
      from: "2026-11-22",
      to: "2027-11-22",
      all: [{ kind: "Dignity", body: "Moon", points: 3 }],
      any: [{ kind: "Aspect", body: "Moon", with: "Venus", aspect: "Trine", orb: 6 }],
      not: [
        { kind: "Hour", ruler: "Saturn" },
        { kind: "Ascendant", sign: "Libra" },
      ],
    },
    isNear: true,
  },
  { path: "/api/sky-search?kind=aspect&body=Jupiter&with=Saturn&aspect=Conjunction&from=1800&to=2100" },
  { path: "/api/sky-search?kind=aspect&body=Moon&with=Venus&from=1800&to=2100" },
  { path: "/api/sky-search?kind=aspect&body=Mercury&with=Venus&aspect=Conjunction&from=1800&to=2100" },
  { path: "/api/sky-search?kind=aspect&body=Mercury&with=Chiron&from=1800&to=2100" },
  { path: "/api/sky-search?kind=aspect&body=Chiron&with=Pluto&from=1800&to=2100" },
  { path: "/api/sky-search.ics?kind=station&body=Mercury&from=1800&to=2100" },
  {
    path: "/api/chart-calendar.ics",
    body: { longitudes, transits: true, returns: true, lunations: true, voidMoons: true },
  },
  { path: "/sky-search" },
  { path: "/sky-search?kind=aspect&body=Moon&with=Venus&from=1800&to=2100" },
  {
    path: "/sky-search/elections?location=London&latitude=51.5&longitude=-0.13&from=2026-11-22&to=2027-11-22&all.0.kind=Dignity&all.0.body=Moon&all.0.points=3&any.0.kind=Aspect&any.0.body=Moon&any.0.with=Venus&any.0.aspect=Trine&any.0.orb=6&not.0.kind=Hour&not.0.ruler=Saturn&not.1.kind=Ascendant&not.1.sign=Libra",
    isNear: true,
  },
  {
    path: "/api/elections.ics?location=London&latitude=51.5&longitude=-0.13&from=2026-11-22&to=2027-11-22&all=Moon+Waxing&any=Hour+Venus;Hour+Jupiter&not=Moon+Void",
    isNear: true,
  },
  {
    path: `/api/elections.ics?location=${"%22".repeat(200)}&latitude=51.5&longitude=-0.13&from=2026-11-22&to=2027-11-22&all=Moon+Waxing&any=Hour+Jupiter;Aspect+Moon+Trine+Venus+10&not=Moon+Void`,
    isNear: true,
  },
  {
    path: "/sky-search/horary?location=London&latitude=51.5&longitude=-0.13&at=2026-11-22T14:05Z",
    isNear: true,
  },
  { path: "/moon-phases" },
  { path: "/moon-phases/here" },
  { path: "/moon-phases/eclipses" },
  { path: "/api/moon-phase" },
  { path: "/api/moon-ahead" },
  { path: "/api/sky-here?lat=48.2&lon=16.37&date=2026-11-22", isNear: true },
  { path: "/api/eclipse-here?lat=43.4&lon=-8.4&at=2026-08-12", isNear: true },
  { path: "/api/eclipse-here?lat=43.4&lon=-8.4&at=2026-08-28", isNear: true },
  { path: "/api/moon-calendar?year=2026&month=11" },
  { path: "/ephemeris" },
  { path: "/api/ephemeris", body: { year: 2026, month: 11 } },
  { path: "/aspects" },
  { path: "/insights" },
  { path: "/insights/planets" },
  { path: "/insights/glossary", texts: ["glossary"] },
  { path: "/api/places?q=Ulm" },
  { path: "/profile", statements: 4 },
  { path: "/birth-chart", statements: 2 },
  { path: "/api/settings", statements: 1 },
  { path: "/api/own-place", statements: 1 },
  { path: "/api/profile", statements: 2 },
  { path: "/api/profile", body: profile, statements: 3 },
];

const WARM_UP = 200;
const ROUNDS = 5;
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const { version, names } = JSON.parse(readFileSync("public/places/manifest.json", "utf8"));
const NAMED = ["manifest.json", `${version}/${blockName("names", blockIndex(names, "new york"))}`];
const NEAR = ["manifest.json", `${version}/nearest/regions.bin`, `${version}/nearest/0000.bin`];

const [textsFolder = ""] = readdirSync("public/texts");

/** The files that a request reads the first time. */
const filesOf = ({ isNear, isNamed, texts = [] }: Omit<Asked, "path">) => [
  ...new Set([...(isNear ? NEAR : []), ...(isNamed ? NAMED : [])].map((name) => `/places/${name}`)),
  ...texts.map((name) => `/texts/${textsFolder}/en/${name}.txt`),
];

/** Says "ok" behind the same assets and after as many looks into the stores. */
const floorScript = ({ statements = 0, ...route }: Omit<Asked, "path">) => `const kept = new Map();
export default {
  async fetch(request, env) {
    for (const name of ${JSON.stringify(filesOf(route))}) {
      if (kept.has(name)) continue;
      const file = await env.ASSETS.fetch(new URL(name, "https://assets.invalid"));
      kept.set(name, await file.arrayBuffer());
    }
    if (${statements} > 0) await env.SESSIONS.get("session:none");
    for (let i = 0; i < ${statements}; i++) {
      await env.DB.prepare("SELECT id FROM users WHERE id = ?").bind("none").all();
    }
    return new Response("ok");
  },
}`;

/** Milliseconds of the first request of a fresh isolate, and of one among `requests` more. */
async function measure(
  { path, body, form, ...route }: Asked,
  requests: number,
  { isFloor }: { readonly isFloor: boolean },
): Promise<{ readonly first: number; readonly warm: number }> {
  const floor = {
    type: "ESModule",
    path: "floor.mjs",
    contents: floorScript(route),
  } as const;
  const { started: worker, pid } = await workerdStartedBy(() =>
    startLocalWorker({
      onLog: () => {},
      ...(isFloor && { overrides: { modules: [floor], modulesRoot: "." } }),
    }),
  );
  const url = new URL(path, await worker.ready);
  const cookie = route.statements
    ? await sessionCookieFor({ origin: async () => url.origin, started: () => worker }, "ann")
    : null;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    "User-Agent": BROWSER,
    ...(body ? { "Content-Type": "application/json" } : {}),
    ...(form ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
    ...(cookie ? { Cookie: cookie } : {}),
  };
  const sent = body ? JSON.stringify(body) : form && new URLSearchParams(form).toString();
  const send = () =>
    new Promise<void>((resolve, reject) => {
      http
        .request(url, { agent, method: sent ? "POST" : "GET", headers }, (response) => {
          response
            .resume()
            .on("end", () =>
              response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
            );
        })
        .on("error", reject)
        .end(sent);
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

const [, , count = "500", only = ""] = process.argv;
const requests = Number(count);
const floors = new Map<string, Awaited<ReturnType<typeof measure>>>();

const measured = yardstick();
const [load = 0] = loadavg();
console.log(`Yardstick (13 bodies by astronomy-engine): ${measured.toFixed(2)} ms of CPU`);
console.log(`Load of the last minute: ${load.toFixed(1)}\n`);
console.log("| route | warm, ms above the floor | first request of a fresh isolate, ms above the floor |");
console.log("|---|---|---|");
for (const route of ROUTES.filter(({ path }) => path.startsWith(only))) {
  const { statements = 0, isNear = false, texts = [] } = route;
  const isNamed = JSON.stringify(route.body ?? route.form ?? "").includes("New York");
  const looks = [
    ...(statements ? [`KV once and D1 ${statements} times`] : []),
    ...(isNear ? ["three place files"] : []),
    ...(isNamed ? ["the files of a place's name"] : []),
    ...texts.map((name) => `the texts of ${name}`),
  ].join(" and ");
  const floor =
    floors.get(looks) ??
    (await measure({ path: "/floor", statements, isNear, isNamed, texts }, requests, { isFloor: true }));
  if (!floors.has(looks)) {
    floors.set(looks, floor);
    const what = looks ? `"ok" after ${looks}` : '"ok"';
    console.log(`| (floor: ${what}) | ${floor.warm.toFixed(2)} in all | ${floor.first.toFixed(1)} in all |`);
  }
  const { first, warm } = await measure({ ...route, isNamed }, requests, { isFloor: false });
  const signedIn = statements ? ", signed in" : "";
  const method = route.body ? "POST" : route.form ? "POST, as a form," : "GET";
  const name = `${method} ${route.path}${signedIn}`;
  const told = (milliseconds: number, digits: number) =>
    `${milliseconds.toFixed(digits)} (${(milliseconds / measured).toFixed(1)} ×)`;
  console.log(`| ${name} | ${told(warm - floor.warm, 2)} | ${told(first - floor.first, 1)} |`);
}
