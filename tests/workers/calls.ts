import { API, type Call } from "../../app/api.server";

/** A row of the tests that run over every call: what the table of calls says, and what a test alone has to know. */
export interface CallUnderTest extends Hostile {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** A body (POST) or search parameters (GET) that are answered with 200. */
  readonly valid: Readonly<Record<string, unknown>>;
  /** Foreign origins are refused. */
  readonly personal: boolean;
  /** Answered to somebody signed in only. */
  readonly signedIn: boolean;
}

/** Where hostile values go, by dotted paths. */
interface Hostile {
  /** In place of the call's example: with more of its fields. */
  readonly valid?: Readonly<Record<string, unknown>>;
  /** The content type of the answer, where the table does not say which exactly. */
  readonly type?: string;
  /** Fields for text, for hostile text. */
  readonly texts?: readonly string[];
  /** Dates and times, for impossible ones. */
  readonly dates?: readonly string[];
  /** Without a date the call is of today. */
  readonly datesMayBeLeftOut?: true;
  readonly times?: readonly string[];
  readonly numbers?: readonly string[];
  /** Whoever asks is no longer signed in afterwards. */
  readonly signsOut?: true;
}

const birth = {
  texts: ["name", "location"],
  dates: ["date"],
  times: ["time"],
  numbers: ["timezone", "latitude", "longitude"],
};
const details = {
  texts: ["fullName", "birthLocation"],
  dates: ["birthDate"],
  times: ["birthTime"],
  numbers: ["latitude", "longitude"],
};
const horoscope = { texts: ["sign"], dates: ["date"], datesMayBeLeftOut: true } as const;
const month = { numbers: ["year", "month"] };

/** Of every call that takes something; `calls.test.ts` names the one that is missing. */
export const HOSTILE: Readonly<Partial<Record<keyof typeof API, Hostile>>> = {
  "POST /api/birth-chart": birth,
  "POST /api/reading": { ...birth, texts: [...birth.texts, "at"] },
  "POST /api/human-design": {
    texts: ["name", "location", "with.name", "with.location"],
    dates: ["date", "with.date"],
    times: ["time", "with.time"],
    numbers: ["timezone", "latitude", "longitude", "with.latitude"],
  },
  "GET /api/horoscope/daily": horoscope,
  "GET /api/horoscope/weekly": horoscope,
  "GET /api/horoscope/monthly": horoscope,
  "GET /api/horoscope/yearly": horoscope,
  "POST /api/horoscope/personal": {
    texts: ["birth.name", "birth.location", "zone"],
    dates: ["birth.date", "date"],
    datesMayBeLeftOut: true,
    times: ["birth.time"],
    numbers: ["birth.latitude"],
  },
  "GET /api/readings/degree": { texts: ["sign"], numbers: ["degree"] },
  "GET /api/readings/degrees": { texts: ["sign"] },
  "GET /api/readings/planet-in-house": { texts: ["planet", "sign"], numbers: ["house"] },
  "POST /api/annual-profections": {
    texts: ["risingSign"],
    dates: ["birthDate"],
    numbers: ["currentAge", "yearsToShow"],
  },
  "POST /api/compatibility": {
    texts: ["person1.name", "person2.location"],
    dates: ["person1.date"],
    times: ["person2.time"],
    numbers: ["person1.timezone", "person2.latitude"],
  },
  "POST /api/derived-chart": {
    valid: {
      ...API["POST /api/derived-chart"].example,
      kind: "Planet Return",
      at: "2026-11-20T00:00Z",
      options: { planet: "Mars" },
    },
    texts: ["birth.name", "kind", "at", "place.location", "options.planet"],
    dates: ["birth.date"],
    times: ["birth.time"],
    numbers: ["birth.timezone", "birth.latitude", "place.longitude"],
  },
  "POST /api/return-reading": {
    valid: { ...API["POST /api/return-reading"].example, options: { next: true } },
    texts: ["birth.name", "at", "place.location", "options.precessed"],
    dates: ["birth.date"],
    times: ["birth.time"],
    numbers: ["birth.timezone", "birth.latitude", "place.longitude"],
  },
  "POST /api/pair-chart": {
    valid: { ...API["POST /api/pair-chart"].example, options: { place: "Great Circle" } },
    texts: ["person1.name", "person2.location", "kind", "options.place", "options.ascendant"],
    dates: ["person1.date"],
    times: ["person2.time"],
    numbers: ["person1.timezone", "person2.latitude"],
  },
  "POST /api/numerology": {
    valid: { ...API["POST /api/numerology"].example, cycles: true, currentName: "Jack Smith" },
    texts: ["fullName", "currentName", "cycles", "more"],
    dates: ["birthDate", "on"],
    datesMayBeLeftOut: true,
    numbers: ["year"],
  },
  "POST /api/time-lords": {
    valid: {
      ...API["POST /api/time-lords"].example,
      from: "1990-06-01",
      to: "2050-06-01",
      options: { lot: "Spirit", nodes: "Last", step: "Day", from: "Birthday", year: 365.25 },
    },
    texts: ["birth.name", "birth.location", "kind", "at", "options.lot", "options.nodes", "options.step"],
    dates: ["birth.date", "from", "to"],
    datesMayBeLeftOut: true,
    times: ["birth.time"],
    numbers: ["birth.latitude", "levels", "options.year"],
  },
  "POST /api/elections": {
    valid: {
      ...API["POST /api/elections"].example,
      place: { location: "London", latitude: 51.5, longitude: -0.13 },
      from: "1990-06-01",
      to: "1990-12-01",
    },
    texts: ["place.location", "all", "any", "not"],
    dates: ["from", "to"],
    numbers: ["place.latitude"],
  },
  "GET /api/elections.csv": {
    valid: {
      location: "London",
      from: "1990-06-01",
      to: "1990-12-01",
      all: "Moon Waxing",
    },
    dates: ["from", "to"],
  },
  "GET /api/elections.ics": {
    valid: {
      location: "London",
      latitude: "51.5",
      longitude: "-0.13",
      from: "1990-06-01",
      to: "1990-12-01",
      not: "Moon Burned way",
    },
    dates: ["from", "to"],
    numbers: ["latitude", "longitude"],
  },
  "POST /api/horary": {
    valid: { place: { location: "London", latitude: 51.5, longitude: -0.13 }, clock: "1990-06-01T14:05" },
    texts: ["place.location", "at", "clock"],
    numbers: ["place.latitude"],
  },
  "POST /api/directions": {
    valid: {
      ...API["POST /api/directions"].example,
      from: "1990-06-01",
      to: "2050-06-01",
      options: { method: "Placidus", key: "Cardan", converse: "on" },
    },
    texts: ["birth.name", "birth.location", "options.method", "options.key", "options.converse"],
    dates: ["birth.date", "from", "to"],
    datesMayBeLeftOut: true,
    times: ["birth.time"],
    numbers: ["birth.timezone", "birth.longitude"],
  },
  "POST /api/midpoints": {
    valid: { ...API["POST /api/midpoints"].example, options: { dial: "45", orb: 2 } },
    texts: ["birth.name", "birth.location"],
    dates: ["birth.date"],
    times: ["birth.time"],
    numbers: ["birth.timezone", "birth.latitude", "options.dial", "options.orb"],
  },
  "POST /api/astrocartography": birth,
  "GET /api/transits": { texts: ["at"] },
  "GET /api/sky-ahead": { texts: ["at"] },
  "GET /api/sky-window": {
    valid: { year: 2026, table: "58713ce8" },
    texts: ["table"],
    numbers: ["year"],
  },
  "GET /api/sky-marks": { valid: { from: "1990-06-01", to: "1991-06-01" }, dates: ["from", "to"] },
  "GET /api/sky-search": {
    texts: ["kind", "body", "with", "aspect", "sign", "weekdays", "from", "to"],
  },
  "GET /api/sky-search.csv": {
    valid: { kind: "longitude", body: "Saturn", longitude: "329.6", from: "2026", to: "2060" },
    texts: ["kind", "body"],
    numbers: ["longitude"],
  },
  "GET /api/sky-search.ics": {
    valid: { kind: "ingress", body: "Venus", sign: "Taurus", weekdays: "true", from: "2026", to: "2030" },
    texts: ["kind", "body"],
  },
  "GET /api/moon-phase": { texts: ["at"] },
  "GET /api/moon-ahead": { texts: ["at"] },
  "GET /api/sky-here": { numbers: ["lat", "lon"], dates: ["date"], datesMayBeLeftOut: true },
  "GET /api/eclipse-here": { texts: ["at"], numbers: ["lat", "lon"] },
  "GET /api/moon-calendar": month,
  "POST /api/chart-transits": { texts: ["at"], numbers: ["longitudes.Sun"] },
  "POST /api/chart-calendar.ics": {
    valid: {
      ...API["POST /api/chart-calendar.ics"].example,
      periods: "Firdaria",
      birth: API["POST /api/time-lords"].example.birth,
      zone: "America/New_York",
    },
    dates: ["birth.date"],
    times: ["birth.time"],
    numbers: ["longitudes.Sun", "birth.latitude"],
  },
  "POST /api/forecast": {
    valid: {
      longitudes: { Sun: 84.4, Ascendant: 193.7, Chiron: 100 },
      from: "1990-06-01",
      to: "1991-06-01",
      bodies: ["Saturn", "Mars"],
      orb: 1.5,
    },
    texts: ["bodies", "techniques"],
    dates: ["from", "to"],
    numbers: ["longitudes.Sun", "orb"],
  },
  "POST /api/ephemeris": month,
  "GET /api/ephemeris": month,
  "GET /api/ephemeris.csv": month,
  "GET /api/places": { texts: ["q"], numbers: ["lat", "lon"] },
  "GET /api/auth/picture": { type: "image/png" },
  "POST /api/auth/claim": { texts: ["verifier"] },
  "POST /api/settings": { texts: ["settings.zodiac"], numbers: ["settings.orbs.Trine"] },
  "POST /api/own-place": { texts: ["place.name"], numbers: ["place.latitude", "place.longitude"] },
  "POST /api/profile": details,
  "POST /api/people": details,
  "POST /api/people/remove": { texts: ["id"] },
  "POST /api/calendar-feed": { texts: ["action", "periods"] },
  "POST /api/account/delete": { texts: ["confirmation"], signsOut: true },
  "POST /api/quiz-submission": { texts: ["email", "name", "focus", "familiarity", "challenge"] },
};

export const CALLS: readonly CallUnderTest[] = Object.entries<Call>(API).map(
  ([name, { operation, example, type }]) => {
    const [method, path = ""] = name.split(" ");
    return {
      method: method as CallUnderTest["method"],
      path,
      valid: example,
      ...(type !== undefined && { type }),
      personal: operation.access === "personal",
      signedIn: operation.user === "required",
      ...HOSTILE[name as keyof typeof API],
    };
  },
);

/** Addresses that browsers are sent to, with the methods that each answers. They read no JSON. */
export const NAVIGATIONS: readonly { readonly path: string; readonly methods: readonly string[] }[] = [
  { path: "/api/login", methods: ["GET", "HEAD"] },
  { path: "/api/auth/callback", methods: ["GET", "HEAD"] },
  { path: "/api/logout", methods: ["GET", "HEAD", "POST"] },
  { path: "/calendar/TOKEN.ics", methods: ["GET", "HEAD"] },
  { path: "/readyz", methods: ["GET", "HEAD"] },
  { path: "/dashboard", methods: ["GET", "HEAD"] },
  { path: "/cards/DAY.png", methods: ["GET", "HEAD"] },
  { path: "/offline", methods: ["GET", "HEAD"] },
  { path: "/robots.txt", methods: ["GET", "HEAD"] },
  { path: "/sitemap.xml", methods: ["GET", "HEAD"] },
];
