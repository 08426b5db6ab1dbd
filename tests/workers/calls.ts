/**
 * Every call of the API by method and path: the abuse table runs over all of them. `calls.test.ts` compares the list
 * with the files of `app/routes`.
 */
export interface CallUnderTest {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** A body (POST) or search parameters (GET) that are answered with 200. */
  readonly valid: Readonly<Record<string, unknown>>;
  /** The content type of that answer, where it is not JSON. */
  readonly type?: string;
  /** Dotted paths of text fields, for hostile text. */
  readonly texts?: readonly string[];
  /** Dotted paths of dates and times, for impossible ones. */
  readonly dates?: readonly string[];
  /** Without a date the call is of today. */
  readonly datesMayBeLeftOut?: true;
  readonly times?: readonly string[];
  /** Dotted paths of numbers. */
  readonly numbers?: readonly string[];
  /** Foreign origins are refused. */
  readonly personal?: true;
  /** Answered to somebody signed in only. */
  readonly signedIn?: true;
  /** Whoever asks is no longer signed in afterwards. */
  readonly signsOut?: true;
}

const details = {
  fullName: "Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
};
const detailsFields = {
  texts: ["fullName", "birthLocation"],
  dates: ["birthDate"],
  times: ["birthTime"],
  numbers: ["latitude", "longitude"],
  personal: true,
  signedIn: true,
} as const;

const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", timezone: "auto" };

export const CALLS: readonly CallUnderTest[] = [
  {
    method: "POST",
    path: "/api/birth-chart",
    valid: birth,
    texts: ["name", "location"],
    dates: ["date"],
    times: ["time"],
    numbers: ["timezone", "latitude", "longitude"],
  },
  {
    method: "POST",
    path: "/api/reading",
    valid: birth,
    texts: ["name", "location"],
    dates: ["date"],
    times: ["time"],
    numbers: ["timezone", "latitude", "longitude"],
  },
  {
    method: "POST",
    path: "/api/human-design",
    valid: { ...birth, with: { ...birth, name: "Ben", date: "1985-11-02" } },
    texts: ["name", "location", "with.name", "with.location"],
    dates: ["date", "with.date"],
    times: ["time", "with.time"],
    numbers: ["timezone", "latitude", "longitude", "with.latitude"],
  },
  {
    method: "GET",
    path: "/api/horoscope/daily",
    valid: { sign: "leo", date: "2026-11-22" },
    texts: ["sign"],
    dates: ["date"],
    datesMayBeLeftOut: true,
  },
  {
    method: "GET",
    path: "/api/horoscope/weekly",
    valid: { sign: "leo", date: "2026-11-22" },
    texts: ["sign"],
    dates: ["date"],
    datesMayBeLeftOut: true,
  },
  {
    method: "GET",
    path: "/api/horoscope/monthly",
    valid: { sign: "leo", date: "2026-11-22" },
    texts: ["sign"],
    dates: ["date"],
    datesMayBeLeftOut: true,
  },
  {
    method: "GET",
    path: "/api/horoscope/yearly",
    valid: { sign: "leo", date: "2026-11-22" },
    texts: ["sign"],
    dates: ["date"],
    datesMayBeLeftOut: true,
  },
  {
    method: "GET",
    path: "/api/readings/degree",
    valid: { sign: "leo", degree: "9" },
    texts: ["sign"],
    numbers: ["degree"],
  },
  { method: "GET", path: "/api/readings/degrees", valid: { sign: "leo" }, texts: ["sign"] },
  {
    method: "GET",
    path: "/api/readings/planet-in-house",
    valid: { planet: "Venus", sign: "Taurus", house: 8 },
    texts: ["planet", "sign"],
    numbers: ["house"],
  },
  {
    method: "POST",
    path: "/api/annual-profections",
    valid: { birthDate: "1990-06-15", risingSign: "Libra", currentAge: 36, yearsToShow: 5 },
    texts: ["risingSign"],
    dates: ["birthDate"],
    numbers: ["currentAge", "yearsToShow"],
  },
  {
    method: "POST",
    path: "/api/compatibility",
    valid: { person1: birth, person2: { ...birth, name: "Ben", date: "1985-11-02", location: "London" } },
    texts: ["person1.name", "person2.location"],
    dates: ["person1.date"],
    times: ["person2.time"],
    numbers: ["person1.timezone", "person2.latitude"],
  },
  {
    method: "POST",
    path: "/api/derived-chart",
    valid: {
      birth,
      kind: "Planet Return",
      at: "2026-11-20T00:00Z",
      place: { location: "London" },
      options: { planet: "Mars" },
    },
    texts: ["birth.name", "kind", "at", "place.location", "options.planet"],
    dates: ["birth.date"],
    times: ["birth.time"],
    numbers: ["birth.timezone", "birth.latitude", "place.longitude"],
  },
  {
    method: "POST",
    path: "/api/pair-chart",
    valid: {
      person1: birth,
      person2: { ...birth, name: "Ben", date: "1985-11-02", location: "London" },
      kind: "Davison",
      options: { place: "Great Circle" },
    },
    texts: ["person1.name", "person2.location", "kind", "options.place", "options.ascendant"],
    dates: ["person1.date"],
    times: ["person2.time"],
    numbers: ["person1.timezone", "person2.latitude"],
  },
  {
    method: "POST",
    path: "/api/numerology",
    valid: {
      fullName: "John Smith",
      birthDate: "1990-06-15",
      cycles: true,
      on: "2026-11-22",
      more: true,
      currentName: "Jack Smith",
    },
    texts: ["fullName", "currentName", "cycles", "more"],
    dates: ["birthDate", "on"],
    datesMayBeLeftOut: true,
    numbers: ["year"],
  },
  {
    method: "POST",
    path: "/api/astrocartography",
    valid: birth,
    texts: ["name", "location"],
    dates: ["date"],
    times: ["time"],
    numbers: ["timezone", "latitude", "longitude"],
  },
  { method: "GET", path: "/api/transits", valid: { at: "2026-11-20T00:00Z" }, texts: ["at"] },
  { method: "GET", path: "/api/sky-ahead", valid: { at: "2026-11-20T00:00Z" }, texts: ["at"] },
  {
    method: "GET",
    path: "/api/sky-window",
    valid: { year: 2026, table: "58713ce8" },
    texts: ["table"],
    numbers: ["year"],
  },
  {
    method: "GET",
    path: "/api/sky-marks",
    valid: { from: "1990-06-01", to: "1991-06-01" },
    dates: ["from", "to"],
  },
  {
    method: "GET",
    path: "/api/sky-search",
    valid: {
      kind: "aspect",
      body: "Jupiter",
      with: "Saturn",
      aspect: "Conjunction",
      from: "1800",
      to: "2100",
    },
    texts: ["kind", "body", "with", "aspect", "sign", "weekdays", "from", "to"],
  },
  {
    method: "GET",
    path: "/api/sky-search.csv",
    valid: { kind: "longitude", body: "Saturn", longitude: "329.6", from: "2026", to: "2060" },
    type: "text/csv",
    texts: ["kind", "body"],
    numbers: ["longitude"],
  },
  {
    method: "GET",
    path: "/api/sky-search.ics",
    valid: { kind: "ingress", body: "Venus", sign: "Taurus", weekdays: "true", from: "2026", to: "2030" },
    type: "text/calendar",
    texts: ["kind", "body"],
  },
  {
    method: "GET",
    path: "/api/moon-phase",
    valid: { at: "2026-11-20T09:30Z" },
    texts: ["at"],
  },
  {
    method: "GET",
    path: "/api/moon-ahead",
    valid: { at: "2026-11-20T09:30Z" },
    texts: ["at"],
  },
  {
    method: "GET",
    path: "/api/sky-here",
    valid: { lat: 52.52, lon: 13.4, date: "2026-11-22" },
    numbers: ["lat", "lon"],
    dates: ["date"],
    datesMayBeLeftOut: true,
  },
  {
    method: "GET",
    path: "/api/eclipse-here",
    valid: { lat: 52.52, lon: 13.4, at: "2026-08-12T17:46Z" },
    texts: ["at"],
    numbers: ["lat", "lon"],
  },
  {
    method: "GET",
    path: "/api/moon-calendar",
    valid: { year: 2026, month: 11 },
    numbers: ["year", "month"],
  },
  {
    method: "POST",
    path: "/api/chart-transits",
    valid: { longitudes: { Sun: 84.4, Ascendant: 193.7 }, at: "2026-11-20T00:00Z" },
    texts: ["at"],
    numbers: ["longitudes.Sun"],
  },
  {
    method: "POST",
    path: "/api/chart-calendar.ics",
    valid: {
      longitudes: { Sun: 84.4, Ascendant: 193.7 },
      transits: true,
      returns: true,
      lunations: true,
      voidMoons: false,
      at: "2026-11-20T00:00Z",
    },
    type: "text/calendar",
    numbers: ["longitudes.Sun"],
  },
  {
    method: "POST",
    path: "/api/forecast",
    valid: {
      longitudes: { Sun: 84.4, Ascendant: 193.7, Chiron: 100 },
      from: "1990-06-01",
      to: "1991-06-01",
      bodies: ["Saturn", "Mars"],
      orb: 1.5,
    },
    texts: ["bodies"],
    dates: ["from", "to"],
    numbers: ["longitudes.Sun", "orb"],
  },
  { method: "POST", path: "/api/ephemeris", valid: { year: 2026, month: 11 }, numbers: ["year", "month"] },
  { method: "GET", path: "/api/ephemeris", valid: { year: 2026, month: 11 }, numbers: ["year", "month"] },
  {
    method: "GET",
    path: "/api/ephemeris.csv",
    valid: { year: 2026, month: 11 },
    type: "text/csv",
    numbers: ["year", "month"],
  },
  { method: "GET", path: "/api/places", valid: { q: "Ulm" }, texts: ["q"], numbers: ["lat", "lon"] },
  { method: "GET", path: "/api/auth/user", valid: {}, personal: true, signedIn: true },
  { method: "GET", path: "/api/auth/picture", valid: {}, type: "image/png", personal: true, signedIn: true },
  {
    method: "POST",
    path: "/api/auth/claim",
    valid: { verifier: "A".repeat(43) },
    texts: ["verifier"],
    personal: true,
  },
  { method: "GET", path: "/api/profile", valid: {}, personal: true, signedIn: true },
  { method: "GET", path: "/api/settings", valid: {}, personal: true, signedIn: true },
  {
    method: "POST",
    path: "/api/settings",
    valid: { settings: { zodiac: "Lahiri", orbs: { Trine: 6 } } },
    texts: ["settings.zodiac"],
    numbers: ["settings.orbs.Trine"],
    personal: true,
    signedIn: true,
  },
  { method: "GET", path: "/api/own-place", valid: {}, personal: true, signedIn: true },
  {
    method: "POST",
    path: "/api/own-place",
    valid: { place: { name: "Berlin", latitude: 52.52, longitude: 13.4 } },
    texts: ["place.name"],
    numbers: ["place.latitude", "place.longitude"],
    personal: true,
    signedIn: true,
  },
  { method: "POST", path: "/api/profile", valid: details, ...detailsFields },
  { method: "GET", path: "/api/people", valid: {}, personal: true, signedIn: true },
  { method: "POST", path: "/api/people", valid: details, ...detailsFields },
  {
    method: "POST",
    path: "/api/people/remove",
    valid: { id: "nobody" },
    texts: ["id"],
    personal: true,
    signedIn: true,
  },
  { method: "GET", path: "/api/calendar-feed", valid: {}, personal: true, signedIn: true },
  {
    method: "POST",
    path: "/api/calendar-feed",
    valid: { action: "save", transits: true, returns: true, lunations: false, voidMoons: true },
    texts: ["action"],
    personal: true,
    signedIn: true,
  },
  { method: "GET", path: "/api/account", valid: {}, personal: true, signedIn: true },
  {
    method: "POST",
    path: "/api/account/delete",
    valid: { confirmation: "delete" },
    texts: ["confirmation"],
    personal: true,
    signedIn: true,
    signsOut: true,
  },
  {
    method: "POST",
    path: "/api/quiz-submission",
    valid: { email: "ann@example.com", name: "Ann", responses: { focus: "career", format: "both" } },
    texts: ["email", "name", "focus", "familiarity", "challenge"],
    personal: true,
  },
  { method: "GET", path: "/healthz", valid: {} },
];

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
