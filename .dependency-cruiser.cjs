/**
 * Imports point downwards only. Each floor names what it may import besides itself; `docs/architecture.md` has the
 * same list in words.
 */
const GROUND =
  "failure|refusals|clock-notes|clock-note-codes|desk-refusals|further-languages|languages|memo|base64|log\\.server|brand|env|tile-service|load-context|page-language|site|globals\\.d";
const SPEAKING = "failure|refusals|clock-notes|desk-refusals|site";
const floors = {
  astrology: [],
  numerology: [],
  readings: ["words", "astrology", "numerology"],
  time: ["astrology"],
  places: ["astrology"],
  formats: ["time", "astrology"],
  schemas: ["formats", "places", "time", "readings", "astrology", "numerology"],
  answers: ["words", "schemas", "formats", "places", "time", "readings", "astrology", "numerology"],
  http: ["words"],
  db: ["words", "answers", "schemas", "formats", "places", "time", "readings", "astrology", "numerology"],
  auth: ["words", "db", "http", "schemas"],
  email: ["words", "db", "answers", "readings"],
  calls: [
    "words",
    "auth",
    "db",
    "email",
    "http",
    "answers",
    "schemas",
    "formats",
    "places",
    "time",
    "readings",
    "astrology",
    "numerology",
  ],
  words: ["astrology"],
  notes: ["calls", "time", "places", "astrology"],
  components: [
    "words",
    "notes",
    "calls",
    "answers",
    "schemas",
    "formats",
    "places",
    "time",
    "readings",
    "astrology",
    "numerology",
  ],
  // auth, db and http: what a page's own loader and action need, in `.server` files.
  screens: [
    "words",
    "auth",
    "db",
    "http",
    "components",
    "notes",
    "calls",
    "answers",
    "schemas",
    "formats",
    "places",
    "time",
    "readings",
    "astrology",
    "numerology",
  ],
  edge: ["words", "auth", "http", "components", "places", "screens", "schemas"],
};
/** The core stands on nothing, not even on the ground floor. */
const CORE = ["astrology", "numerology"];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(floors).map(([name, below]) => ({
      name: `${name}-imports-downwards`,
      severity: "error",
      from: { path: `^app/${name}/`, pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^app/",
        pathNot: [
          `^app/(${[name, ...below].join("|")})/`,
          ...(CORE.includes(name) ? [] : [`^app/(${GROUND})\\.ts$`]),
          // The plain pages of the edge wear the app's own dress, and its script; messages name the offers.
          ...(name === "edge" ? ["^app/styles\\.css", "^app/entry\\.head\\.ts"] : []),
          ...(["email", "components", "calls", "screens"].includes(name) ? ["^app/offers-shown\\.ts$"] : []),
          // What is answered while an isolate starts follows from the table of calls.
          ...(name === "edge" ? ["^app/api\\.server\\.ts$"] : []),
        ],
      },
    })),
    {
      name: "ground-floor",
      comment:
        "Bindings and settings know what the places' reader looks like, and nothing else of the house.",
      severity: "error",
      from: { path: `^app/(${GROUND})\\.ts$`, pathNot: `^app/(${SPEAKING})\\.ts$` },
      to: { path: "^app/", pathNot: [`^app/(${GROUND})\\.ts$`, "^app/places/place-files\\.ts$"] },
    },
    {
      name: "ground-floor-that-speaks",
      comment:
        "Why something is refused or has failed is said in the language of whoever asked, by the field's names.",
      severity: "error",
      from: { path: `^app/(${SPEAKING})\\.ts$` },
      to: { path: "^app/", pathNot: [`^app/(${GROUND})\\.ts$`, "^app/(words|astrology)/"] },
    },
    {
      name: "table-of-calls",
      comment: "The table names operations, and nothing that they are made of.",
      severity: "error",
      from: { path: "^app/api\\.server\\.ts$" },
      to: { path: "^app/", pathNot: "^app/(calls/|failure\\.ts$)" },
    },
    {
      name: "table-of-the-owners-calls",
      comment: "The same of the owner's, which asks first whether the owner is asking.",
      severity: "error",
      from: { path: "^app/desk\\.server\\.ts$" },
      to: { path: "^app/", pathNot: "^app/(calls/|load-context\\.ts$|auth/owner\\.server\\.ts$)" },
    },
    {
      name: "screens-go-through-operations",
      comment:
        "A page gets what it shows by `pageAnswer`, `pageOutcome` or `formAction`, past the guards and the limit that the call has. Listed is what the browser itself makes of an answer.",
      severity: "error",
      from: { path: "^app/(routes|screens|components)/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^app/answers/",
        pathNot: "^app/answers/(desk-files|found-in-sky|packed-month|quiz|quiz-payload)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "core-is-pure",
      comment: "The core imports itself alone; astronomy-engine where it looks from a place on Earth.",
      severity: "error",
      from: { path: "^app/(astrology|numerology)/", pathNot: "\\.test\\.tsx?$|^app/astrology/observer/" },
      to: { path: "node_modules|^node:" },
    },
    {
      name: "astronomy-engine-at-the-observer-only",
      severity: "error",
      from: { path: "^app/", pathNot: "\\.test\\.tsx?$|^app/astrology/observer/" },
      to: { path: "node_modules/astronomy-engine/" },
    },
    {
      name: "responses-at-the-edge-only",
      comment: "Below the calls nothing knows HTTP's answers: what fails throws a Failure.",
      severity: "error",
      from: {
        path: "^app/(auth|db|email|answers|schemas|formats|places|time|readings)/",
        pathNot: "\\.test\\.tsx?$",
      },
      to: { path: "^app/http/(responses|cors|read-json|read-form)" },
    },
    {
      name: "nobody-imports-routes",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "no-screen-imports-a-screen",
      comment: "What two screens show is a component.",
      severity: "error",
      from: { path: "^app/screens/([\\w-]+)/" },
      to: { path: "^app/screens/", pathNot: "^app/screens/$1/" },
    },
    {
      name: "no-transitive-server",
      comment: "What reaches the browser reaches no .server file, even indirectly.",
      severity: "error",
      from: { path: "^app/(notes|components|entry\\.(client|head|embed)|calls/(ask|call-api|outcome))" },
      to: { path: "\\.server\\.tsx?$", reachable: true },
    },
    { name: "no-circular", severity: "error", from: { path: "^app/" }, to: { circular: true } },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        path: "^app/",
        pathNot:
          "\\.d\\.ts$|\\.test\\.tsx?$|^app/routes/|^app/(root|service-worker|entry\\.(client|server|worker|embed))|\\.(json|css)$",
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^build/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
