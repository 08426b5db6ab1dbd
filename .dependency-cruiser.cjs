/** Imports point inward only: routes → components, auth, http, db → answers → schemas → readings, places → astrology, numerology. */
const layers = [
  ["astrology-and-numerology", "^app/(astrology|numerology)/", "^app/(astrology|numerology)/"],
  ["readings", "^app/readings/", "^app/(readings|astrology|numerology)/"],
  ["places", "^app/places/", "^app/(places|astrology|numerology)/"],
  ["schemas", "^app/schemas/", "^app/(schemas|readings|places|astrology|numerology)/"],
  ["answers", "^app/answers/", "^app/(answers|schemas|readings|places|astrology|numerology)/"],
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.map(([name, path, allowed]) => ({
      name: `layer-${name}`,
      severity: "error",
      from: { path, pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/", pathNot: allowed },
    })),
    {
      name: "core-is-pure",
      comment: "The core imports itself and astronomy-engine, and that in positions and its searches only.",
      severity: "error",
      from: { path: "^app/(astrology|numerology)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "node_modules|^node:", pathNot: "node_modules/astronomy-engine/" },
    },
    {
      name: "no-route-imports-a-route",
      severity: "error",
      from: { path: "^app/routes/([^/]+)" },
      to: { path: "^app/routes/", pathNot: "^app/routes/$1" },
    },
    {
      name: "nobody-imports-routes",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/routes/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "no-transitive-server",
      comment: "What reaches the browser reaches no .server file, even indirectly.",
      severity: "error",
      from: { path: "^app/(components|entry\\.client)" },
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
          "\\.d\\.ts$|\\.test\\.tsx?$|^app/routes/|^app/(root|entry\\.(client|server|worker))|\\.(json|css)$",
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
