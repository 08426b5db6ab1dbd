import { API, type Call } from "~/api.server";

/** A page or a call that is asked for while an isolate starts. */
export interface Visit {
  readonly path: string;
  readonly isSignedIn?: true;
  readonly body?: object;
  /** Fields of a form that a page without scripts posts. */
  readonly form?: Readonly<Record<string, string>>;
}

type Inputs = Partial<Record<keyof typeof API, readonly Readonly<Record<string, unknown>>[]>>;

/** At the only place that there is while an isolate starts. */
const BIRTH = {
  name: "Ann",
  date: "1990-06-15",
  time: "14:30",
  location: "Greenwich",
  houseSystem: "Placidus",
};
const COUPLE = { person1: BIRTH, person2: { ...BIRTH, date: "1985-11-02" } };
/** As the form of two people names its fields: `person1.date`. */
function formOf(people: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return Object.fromEntries(
    Object.entries(people).flatMap(([prefix, person]) =>
      Object.entries(person).map(([field, value]) => [`${prefix}.${field}`, value]),
    ),
  );
}

const LONGITUDES = { Sun: 84.4, Moon: 344.1, Mercury: 66.6, Venus: 48.5, Mars: 11.2, Ascendant: 193.7 };
const SLOWER = ["Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"];
const PLACES = [
  ...SLOWER,
  ...["Moon", "Chiron", "North Node", "Ascendant", "Midheaven", "Lilith", "Ceres", "Pallas", "Juno", "Vesta"],
  ...["Vertex", "East Point", "Fortune", "Spirit"],
];
/** As many as a chart can have. */
const EVERY_PLACE = Object.fromEntries(PLACES.map((place, index) => [place, (37.123 * index) % 360]));

const ELECTION = { location: "Greenwich", from: "2026-11-22", to: "2027-02-22" };

const SECOND_EDITION = [
  { sign: "leo", date: "2026-12-22" },
  { sign: "pisces", date: "2027-03-03" },
];

/** What is asked for where the example will not do: it names another place, or leaves code uncompiled that many meet. */
const INSTEAD: Inputs = {
  "POST /api/birth-chart": [BIRTH],
  "POST /api/compatibility": [COUPLE],
  "POST /api/human-design": [BIRTH],
  // By the edition that is in force from 1 December 2026 on.
  "GET /api/horoscope/daily": SECOND_EDITION,
  "GET /api/horoscope/weekly": SECOND_EDITION,
  "GET /api/horoscope/monthly": SECOND_EDITION,
  "GET /api/horoscope/yearly": SECOND_EDITION,
  "POST /api/horoscope/personal": [{ birth: BIRTH, date: "2026-12-03", zone: "Europe/London" }],
  "POST /api/derived-chart": [
    { birth: BIRTH, kind: "Secondary Progression", at: "2026-11-22" },
    { birth: BIRTH, kind: "Solar Return", at: "2026-11-22" },
    { birth: BIRTH, kind: "Varga" },
    { birth: BIRTH, kind: "Heliocentric" },
  ],
  "POST /api/return-reading": [{ birth: BIRTH, at: "2026-11-22" }],
  "POST /api/time-lords": [
    { birth: BIRTH, kind: "Zodiacal Releasing", levels: 4 },
    { birth: BIRTH, kind: "Profections" },
    { birth: BIRTH, kind: "Vimshottari" },
  ],
  "POST /api/elections": [
    {
      place: { location: "Greenwich" },
      from: "2026-11-22",
      to: "2027-11-22",
      all: [{ kind: "Dignity", body: "Moon", points: 3 }],
      any: [{ kind: "Aspect", body: "Moon", with: "Venus", aspect: "Trine", orb: 6 }],
      not: [
        { kind: "Hour", ruler: "Saturn" },
        { kind: "Ascendant", sign: "Libra" },
      ],
    },
  ],
  "GET /api/elections.csv": [{ ...ELECTION, all: "Direct Mercury; Moon Waxing", not: "Moon Void" }],
  "GET /api/elections.ics": [{ ...ELECTION, any: "Aspect Moon Trine Venus 6; Hour Venus" }],
  "POST /api/horary": [{ place: { location: "Greenwich" }, at: "2026-11-22T14:05Z" }],
  "POST /api/directions": [{ birth: BIRTH }],
  "POST /api/midpoints": [{ birth: BIRTH }],
  "POST /api/pair-chart": [{ ...COUPLE, kind: "Composite" }],
  "POST /api/astrocartography": [BIRTH],
  "POST /api/numerology": [
    { fullName: "Ann Lee", birthDate: BIRTH.date, cycles: true, currentName: "Ann Smith" },
  ],
  "GET /api/places": [{ q: "Gree" }],
  // The screens below calculate these.
  "GET /api/transits": [],
  "GET /api/sky-ahead": [],
  "GET /api/moon-phase": [],
  "GET /api/moon-ahead": [],
  "GET /api/moon-calendar": [],
  "GET /api/ephemeris": [],
  "POST /api/ephemeris": [],
  "GET /api/ephemeris.csv": [],
};

/**
 * What looks at the sky most often. Twice: the first time tells V8 what to optimise, and the second time it has done so
 * before the first visitor.
 */
const LONGEST: Inputs = {
  "POST /api/reading": [
    BIRTH,
    { ...BIRTH, date: "1978-01-20", time: "04:10" },
    { ...BIRTH, date: "2001-09-03", time: "19:45" },
    { ...BIRTH, timeUnknown: true, time: "" },
  ],
  "GET /api/sky-search": [{ kind: "aspect", body: "Jupiter", with: "Saturn", from: 1800, to: 2100 }],
  "GET /api/sky-search.csv": [{ kind: "station", body: "Mercury", from: 1900, to: 1950 }],
  "GET /api/sky-search.ics": [{ kind: "ingress", body: "Venus", from: "2026-11-22", to: 2028 }],
  "POST /api/chart-calendar.ics": [
    { longitudes: LONGITUDES, voidMoons: true, transits: true, returns: true, lunations: true },
  ],
  "POST /api/forecast": [
    { birth: BIRTH, from: "2026-11-22", to: "2027-11-22" },
    {
      birth: BIRTH,
      from: "2026-11-22",
      to: "2027-11-22",
      techniques: ["Secondary Progressions", "Solar Arcs", "Primary Directions", "Returns"],
    },
    // As long and as full as they may be: what V8 meets later for the first time throws its optimised code away again.
    { longitudes: EVERY_PLACE, from: "2026-11-22", to: "2028-11-22", bodies: SLOWER, orb: 5 },
    { longitudes: LONGITUDES, from: "2026-11-22", to: "2027-11-22", bodies: [...SLOWER, "Moon"] },
  ],
};

/** Last, because V8 forgets the compiled code of what was not called for some collections, and no page calls these. */
const LAST: Inputs = {
  "GET /api/eclipse-here": [{ lat: 51.5, lon: 0, at: "2026-08-12" }],
  "GET /api/sky-here": [
    { lat: 51.5, lon: 0, date: "2026-11-22" },
    { lat: 51.4, lon: 0, date: "2026-11-23" },
    { lat: 51.3, lon: 0, date: "2026-11-24" },
  ],
};

/** Every calculation by its example, but for those that have their turn later. */
const CALCULATIONS: Inputs = {
  ...Object.fromEntries(
    Object.entries<Call>(API)
      .filter(
        ([name, { operation }]) => operation.limit === "calculation" && !(name in LONGEST || name in LAST),
      )
      .map(([name, { example }]) => [name, [example]]),
  ),
  ...INSTEAD,
};

const SCREENS: readonly Visit[] = [
  { path: "/" },
  { path: "/quiz" },
  { path: "/profile" },
  { path: "/profile", isSignedIn: true },
  { path: "/birth-chart" },
  { path: "/birth-chart", form: BIRTH },
  { path: "/transits" },
  { path: "/transits/year" },
  { path: "/transits/curves" },
  { path: "/transits/motion" },
  { path: "/transits/signs" },
  { path: "/transits/techniques" },
  { path: "/compatibility" },
  { path: "/compatibility", form: formOf(COUPLE) },
  { path: "/aspects" },
  { path: "/moon-phases" },
  { path: "/moon-phases/here" },
  { path: "/moon-phases/eclipses" },
  { path: "/numerology" },
  { path: "/human-design" },
  { path: "/astrocartography" },
  { path: "/ephemeris" },
  { path: "/sky-search?kind=longitude&body=Saturn&longitude=329.6&from=2026-11-22&to=2060" },
  {
    path: "/sky-search/elections?location=Greenwich&latitude=51.5&longitude=0&from=2026-11-22&to=2027-02-22&all.0.kind=Moon&all.0.state=Waxing&any.0.kind=Hour&any.0.ruler=Venus&not.0.kind=Moon&not.0.state=Void",
  },
  { path: "/sky-search/horary?location=Greenwich&at=2026-11-22T14:05Z" },
  { path: "/insights" },
  { path: "/insights/planets" },
  { path: "/consultations" },
  { path: "/horoscope" },
  { path: "/horoscope/leo" },
  { path: "/degrees" },
  { path: "/degrees/leo" },
];

/** What is asked for, in this order: every calculation, and every screen as a visitor sees it. */
export const VISITS: readonly Visit[] = [
  ...visitsOf(CALCULATIONS),
  ...SCREENS,
  ...visitsOf(LONGEST),
  ...visitsOf(LONGEST),
  ...visitsOf(LAST),
];

function visitsOf(inputs: Inputs): readonly Visit[] {
  return Object.entries(inputs).flatMap(([name, each]) => {
    const [method, path = ""] = name.split(" ");
    return each.map((input) =>
      method === "POST"
        ? { path, body: input }
        : { path: `${path}?${new URLSearchParams(input as Readonly<Record<string, string>>)}` },
    );
  });
}
