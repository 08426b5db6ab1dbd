import { user } from "./calls/account.server";
import { annualProfections } from "./calls/annual-profections.server";
import { type CallName, type Endpoint, endpointsByPath } from "./calls/answer-call.server";
import { astrocartography } from "./calls/astrocartography.server";
import { birthChart } from "./calls/birth-chart.server";
import { calendarFeed, changeCalendarFeed } from "./calls/calendar.server";
import { saveSettings, settings } from "./calls/chart-settings.server";
import { chartTransits } from "./calls/chart-transits.server";
import { compatibility } from "./calls/compatibility.server";
import { derivedChart } from "./calls/derived-chart.server";
import { directions } from "./calls/directions.server";
import { elections } from "./calls/elections.server";
import { forecast } from "./calls/forecast.server";
import { health } from "./calls/health.server";
import { eclipseHere, skyHere } from "./calls/here.server";
import { horary } from "./calls/horary.server";
import { daily, monthly, personal, weekly, yearly } from "./calls/horoscope.server";
import { humanDesign } from "./calls/human-design.server";
import { midpoints } from "./calls/midpoints.server";
import { moonCalendar } from "./calls/months.server";
import { numerology } from "./calls/numerology.server";
import { ownPlace, saveOwnPlace } from "./calls/own-place.server";
import { pairChart } from "./calls/pair-chart.server";
import { people, removePerson, savePerson } from "./calls/people.server";
import { places } from "./calls/places.server";
import { profile, saveProfile } from "./calls/profile.server";
import { quizSubmission } from "./calls/quiz-submission.server";
import { degree, degrees, glossary, planetInHouse, reading } from "./calls/reading.server";
import {
  chartCalendarIcs,
  claimAndSignIn,
  deleteAccountAndSignOut,
  electionsAsCalendar,
  electionsAsTable,
  ephemerisAsTable,
  ephemerisAsText,
  everythingAsFile,
  pictureItself,
  skySearchAsCalendar,
  skySearchAsTable,
  skyWindowKept,
} from "./calls/replies.server";
import { returnReading } from "./calls/return-reading.server";
import { moonAhead, moonPhase, skyAhead, transits } from "./calls/sky-at.server";
import { skyMarks } from "./calls/sky-marks.server";
import { skySearch } from "./calls/sky-search.server";
import { timeLords } from "./calls/time-lords.server";
import type { FailureCode } from "./failure";

/**
 * Every call of the API, by method and path, once. From it follow the route that answers them (`routes/api.$.ts`), with
 * 404, 405 and CORS; the API's document; the rows of the tests that run over all calls; what is answered once while an
 * isolate starts; and what `ask` may be asked for in the browser, with the type of its answer. In the order in which
 * the document shows them.
 */

/** One call: what it does, and what is said of it. */
export interface Call {
  readonly operation: Endpoint;
  readonly summary: string;
  /** Input that is answered with 200: shown in the document, sent by the tests, asked for while an isolate starts. */
  readonly example: Readonly<Record<string, unknown>>;
  /** The media type of the answer, where that is not JSON. */
  readonly type?: string;
  /** How it may fail beside what its operation's guards say. */
  readonly failures?: readonly FailureCode[];
}
type Calls = Readonly<Record<CallName, Call>>;

const ann = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const ben = { name: "Ben", date: "1985-11-02", time: "08:15", location: "London" };
const longitudes = { Sun: 84.4, Moon: 349, Ascendant: 193.7 };
const day = { sign: "Leo", date: "2026-12-03" };
const at = "2026-11-20T09:30Z";
const month = { year: 2026, month: 11 };
const details = { fullName: "Ben Lee", birthDate: "1985-11-02", birthTime: "08:15", birthLocation: "London" };
const election = { location: "London", from: "2026-11-22", to: "2027-02-22" };
const parts = { transits: true, returns: true, lunations: true, voidMoons: false };

const CHARTS = {
  "POST /api/birth-chart": { operation: birthChart, summary: "A birth chart", example: ann },
  "POST /api/human-design": {
    operation: humanDesign,
    summary: "Human design",
    example: { ...ann, with: ben },
  },
  "POST /api/derived-chart": {
    operation: derivedChart,
    summary: "Progressions, solar arcs, returns, relocations and further charts",
    example: { birth: ann, kind: "Solar Return", at: "2026-11-20", place: { location: "London" } },
  },
  "POST /api/compatibility": {
    operation: compatibility,
    summary: "Two births compared",
    example: { person1: ann, person2: ben },
  },
  "POST /api/pair-chart": {
    operation: pairChart,
    summary: "One chart of two births",
    example: { person1: ann, person2: ben, kind: "Davison" },
  },
  "POST /api/forecast": {
    operation: forecast,
    summary: "What touches a chart in a span",
    example: { longitudes, from: "2026-11-22", to: "2027-11-22", bodies: ["Jupiter", "Saturn"] },
  },
  "POST /api/chart-transits": {
    operation: chartTransits,
    summary: "Transits of a chart, now and for a year",
    example: { longitudes, at: "2026-11-20" },
  },
  "POST /api/chart-calendar.ics": {
    operation: chartCalendarIcs,
    summary: "A chart's year as a calendar file",
    example: { longitudes, at: "2026-11-20", transits: true, lunations: true },
    type: "text/calendar",
  },
  "POST /api/annual-profections": {
    operation: annualProfections,
    summary: "Annual profections",
    example: { birthDate: "1990-06-15", risingSign: "Libra", currentAge: 36, yearsToShow: 5 },
  },
  "POST /api/time-lords": {
    operation: timeLords,
    summary: "Whose time it is: releasing, firdaria, profections, dashas",
    example: { birth: ann, kind: "Zodiacal Releasing", at: "2026-11-22", levels: 3 },
  },
  "POST /api/directions": {
    operation: directions,
    summary: "Primary directions, and the Ascendant's way through the bounds",
    example: { birth: ann, from: "2026-11-22", to: "2036-11-22", options: { converse: true } },
  },
  "POST /api/midpoints": {
    operation: midpoints,
    summary: "Midpoints, what stands on them, and antiscia",
    example: { birth: ann, options: { dial: 45 } },
  },
  "POST /api/astrocartography": {
    operation: astrocartography,
    summary: "The lines of a birth on the map",
    example: ann,
  },
} satisfies Calls;

const SKY = {
  "GET /api/transits": { operation: transits, summary: "Where the planets stand", example: { at } },
  "GET /api/sky-ahead": {
    operation: skyAhead,
    summary: "The aspects, stations and ingresses ahead",
    example: { at },
  },
  "GET /api/sky-marks": {
    operation: skyMarks,
    summary: "Stations, lunations and eclipses of a span",
    example: { from: "2026-11-22", to: "2027-11-22" },
  },
  "GET /api/sky-search": {
    operation: skySearch,
    summary: "When something happens in the sky",
    example: {
      kind: "aspect",
      body: "Jupiter",
      with: "Saturn",
      aspect: "Conjunction",
      from: "1900",
      to: "2100",
    },
  },
  "GET /api/sky-search.csv": {
    operation: skySearchAsTable,
    summary: "The same as a table",
    example: { kind: "aspect", body: "Saturn", with: "Uranus", from: "1900", to: "2100" },
    type: "text/csv",
  },
  "GET /api/sky-search.ics": {
    operation: skySearchAsCalendar,
    summary: "The same as a calendar file",
    example: { kind: "aspect", body: "Venus", with: "Jupiter", from: "2026", to: "2028" },
    type: "text/calendar",
  },
  "POST /api/elections": {
    operation: elections,
    summary: "When a moment of some kind comes at a place",
    example: {
      place: { location: "London" },
      from: "2026-11-22",
      to: "2027-02-22",
      all: [
        { kind: "Moon", state: "Waxing" },
        { kind: "Aspect", body: "Moon", with: "Venus", aspect: "Trine", orb: 6 },
      ],
      not: [{ kind: "Moon", state: "Void" }],
    },
  },
  "GET /api/elections.csv": {
    operation: electionsAsTable,
    summary: "The same as a table",
    example: { ...election, all: "Direct Mercury; Moon Waxing", not: "Moon Void" },
    type: "text/csv",
  },
  "GET /api/elections.ics": {
    operation: electionsAsCalendar,
    summary: "The same as a calendar file",
    example: { ...election, any: "Aspect Moon Trine Venus 6; Hour Venus" },
    type: "text/calendar",
  },
  "POST /api/horary": {
    operation: horary,
    summary: "The chart of a question",
    example: { place: { location: "London" }, at: "2026-11-22T14:05Z" },
  },
  "GET /api/sky-here": {
    operation: skyHere,
    summary: "Rise and set, twilight and planetary hours at a place",
    example: { lat: 52.52, lon: 13.4, date: "2026-11-22" },
  },
  "GET /api/eclipse-here": {
    operation: eclipseHere,
    summary: "An eclipse as it is at a place",
    example: { lat: 43.36, lon: -8.41, at: "2026-08-12" },
  },
  "GET /api/sky-window": {
    operation: skyWindowKept,
    summary: "A year of the stored sky",
    example: { year: 2026 },
  },
  "GET /api/moon-phase": { operation: moonPhase, summary: "The Moon's phase", example: { at } },
  "GET /api/moon-ahead": {
    operation: moonAhead,
    summary: "The Moon's pauses and the eclipses ahead",
    example: { at },
  },
  "GET /api/moon-calendar": { operation: moonCalendar, summary: "A month of the Moon", example: month },
  "GET /api/ephemeris": { operation: ephemerisAsText, summary: "A month's ephemeris", example: month },
  "POST /api/ephemeris": {
    operation: ephemerisAsText,
    summary: "A month's ephemeris, asked for by a body",
    example: month,
  },
  "GET /api/ephemeris.csv": {
    operation: ephemerisAsTable,
    summary: "A month's ephemeris as a table",
    example: month,
    type: "text/csv",
  },
} satisfies Calls;

const READINGS = {
  "POST /api/reading": { operation: reading, summary: "A birth chart in words", example: ann },
  "POST /api/return-reading": {
    operation: returnReading,
    summary: "A solar return in words, on one page",
    example: { birth: ann, at: "2026-11-20", place: { location: "London" } },
  },
  "GET /api/readings/planet-in-house": {
    operation: planetInHouse,
    summary: "A planet in a sign and a house",
    example: { planet: "Venus", sign: "Taurus", house: 8 },
  },
  "GET /api/readings/degree": {
    operation: degree,
    summary: "A degree of the zodiac",
    example: { sign: "Leo", degree: 9 },
  },
  "GET /api/readings/degrees": {
    operation: degrees,
    summary: "The thirty degrees of a sign",
    example: { sign: "Leo" },
  },
  "GET /api/readings/glossary": {
    operation: glossary,
    summary: "Every term with its meaning",
    example: {},
  },
  "GET /api/horoscope/daily": { operation: daily, summary: "A sign's day", example: day },
  "GET /api/horoscope/weekly": { operation: weekly, summary: "A sign's week", example: day },
  "GET /api/horoscope/monthly": { operation: monthly, summary: "A sign's month", example: day },
  "GET /api/horoscope/yearly": { operation: yearly, summary: "A sign's year", example: day },
  "POST /api/horoscope/personal": {
    operation: personal,
    summary: "A chart's own day",
    example: { birth: ann, date: "2026-12-03", zone: "America/New_York" },
  },
  "POST /api/numerology": {
    operation: numerology,
    summary: "The numbers of a name and a birth date",
    example: { fullName: "John Smith", birthDate: "1990-06-15", on: "2026-11-22", more: true },
  },
} satisfies Calls;

const PLACES = {
  "GET /api/places": {
    operation: places,
    summary: "Places by the beginning of their name, or the nearest one",
    example: { q: "Ulm" },
  },
  "GET /healthz": { operation: health, summary: "Whether the site is well", example: {} },
} satisfies Calls;

const QUIZ = {
  "POST /api/quiz-submission": {
    operation: quizSubmission,
    summary: "The quiz's recommendation",
    example: { email: "ann@example.com", name: "Ann", responses: { focus: "career", format: "both" } },
  },
} satisfies Calls;

const ACCOUNT = {
  "GET /api/auth/user": { operation: user, summary: "Who is signed in", example: {} },
  "GET /api/auth/picture": {
    operation: pictureItself,
    summary: "Their picture",
    example: {},
    type: "image/*",
    failures: ["not_found"],
  },
  "POST /api/auth/claim": {
    operation: claimAndSignIn,
    summary: "The session of a sign-in that an embed began",
    example: { verifier: "A".repeat(43) },
    failures: ["gone"],
  },
  "GET /api/profile": { operation: profile, summary: "The user's own birth", example: {} },
  "POST /api/profile": { operation: saveProfile, summary: "Save the user's own birth", example: details },
  "GET /api/settings": { operation: settings, summary: "How the user's charts are drawn", example: {} },
  "POST /api/settings": {
    operation: saveSettings,
    summary: "Save how the user's charts are drawn",
    example: { settings: { zodiac: "Lahiri", orbs: { Trine: 6 } } },
  },
  "GET /api/own-place": { operation: ownPlace, summary: "Where the user stands", example: {} },
  "POST /api/own-place": {
    operation: saveOwnPlace,
    summary: "Save where the user stands",
    example: { place: { name: "Berlin", latitude: 52.52, longitude: 13.4 } },
  },
  "GET /api/people": { operation: people, summary: "Other people's births", example: {} },
  "POST /api/people": { operation: savePerson, summary: "Save somebody's birth", example: details },
  "POST /api/people/remove": {
    operation: removePerson,
    summary: "Remove a saved birth",
    example: { id: "nobody" },
  },
  "GET /api/calendar-feed": {
    operation: calendarFeed,
    summary: "What the user's calendar holds",
    example: {},
  },
  "POST /api/calendar-feed": {
    operation: changeCalendarFeed,
    summary: "Make, change or end the user's calendar address",
    example: { action: "save", ...parts },
  },
  "GET /api/account": {
    operation: everythingAsFile,
    summary: "Everything that is kept about the user",
    example: {},
  },
  "POST /api/account/delete": {
    operation: deleteAccountAndSignOut,
    summary: "Delete the account",
    example: { confirmation: "delete" },
  },
} satisfies Calls;

/** The document's groups. */
export const GROUPS = [
  { name: "Charts", description: "What is computed from a birth.", calls: CHARTS },
  { name: "Sky", description: "Where the planets stand, and when what happens.", calls: SKY },
  { name: "Readings", description: "Texts, horoscopes and numbers.", calls: READINGS },
  { name: "Places", description: "Places by name, and whether the site is well.", calls: PLACES },
  { name: "Quiz", description: "For the site's own pages.", calls: QUIZ },
  {
    name: "Account",
    description: "For the site's own pages: what belongs to the signed-in user.",
    calls: ACCOUNT,
  },
] as const;

export const API = { ...CHARTS, ...SKY, ...READINGS, ...PLACES, ...QUIZ, ...ACCOUNT };

/** What is answered at each path. */
export const ENDPOINTS = endpointsByPath(API);

declare module "./calls/ask" {
  interface Register {
    readonly api: typeof API;
  }
}
