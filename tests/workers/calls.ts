/** Every call of the API, once: the abuse table and the contract's checks run over all of them. */
export interface CallUnderTest {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** A body (POST) or search parameters (GET) that are answered with 200. */
  readonly valid: Readonly<Record<string, unknown>>;
  /** Dotted paths of text fields, for hostile text. */
  readonly texts?: readonly string[];
  /** Dotted paths of dates and times, for impossible ones. */
  readonly dates?: readonly string[];
  readonly times?: readonly string[];
  /** Dotted paths of numbers. */
  readonly numbers?: readonly string[];
  /** Foreign origins are refused. */
  readonly personal?: true;
}

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
    path: "/api/numerology",
    valid: { fullName: "John Smith", birthDate: "1990-06-15" },
    texts: ["fullName"],
    dates: ["birthDate"],
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
  { method: "GET", path: "/api/places", valid: { q: "Ulm" }, texts: ["q"], numbers: ["lat", "lon"] },
];
