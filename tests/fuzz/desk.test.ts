import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { DESK_VARS, deskOf, FRIDA, type KeptRow } from "../support/desk";
import { INTAKE, invitationsOf } from "../support/intake";
import { isWhole } from "../support/properties";
import { UNLIMITED } from "../support/sender";
import { workerForTests } from "../support/worker";
import { bodies, inputs } from "./hostile";

/** The calls of the desk stand in a table of their own, and in no document: here they get what all others get. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (isWhole ? 500 : 100)) / 4;

const worker = workerForTests({ ...UNLIMITED, vars: { ...UNLIMITED.vars, ...DESK_VARS } });
const desk = deskOf(worker);
const REQUEST = {
  name: "Ann",
  email: "ann@example.com",
  offer: "transit-consultation",
  question: "When?",
  wishes: ["Monday"],
  timezone: "Europe/Berlin",
  withQuiz: true,
  withChart: true,
  chart: { fullName: "Ann", birthDate: "1990-06-15", birthTime: "14:30", birthLocation: "New York" },
};
let client: KeptRow;
let request: KeptRow;
let link = "";
let network = 0;

/** As visitors send it: from a network of its own, since one may send three a day. */
const fromVisitor = (path: string, body: unknown) =>
  worker.post(path, body, { "CF-Connecting-IP": `10.0.${network >> 8}.${network++ & 255}` });

beforeAll(async () => {
  client = await desk.add();
  await fromVisitor("/api/requests", REQUEST);
  const { requests } = (await (await desk.get("/api/desk/requests")).json()) as { requests: KeptRow[] };
  request = requests[0] as KeptRow;
  link = await invitationsOf(worker, desk).invite();
});

const APPOINTMENT = {
  date: "2027-10-31",
  time: "02:30",
  timezone: "Europe/Berlin",
  timeReading: "later",
  minutes: 60,
};
const BLOCK = {
  id: "0e7b5a1c-0000-4000-8000-000000000001",
  kind: "chart",
  text: "A word",
  chart: "Solar Return",
  at: "2027-01-15",
  birth: 1,
};
const BLOCK_OF_TWO = {
  id: BLOCK.id,
  kind: "pair",
  pair: "Composite",
  other: `${BLOCK.id}.1`,
  ascendant: "Midpoint",
  place: "Mean",
  bodies: "All",
};
const LETTER = {
  reading: BLOCK.id,
  title: "The year",
  tokenHash: "A".repeat(43),
  ciphertext: "AAAA",
  kept: "AAAA",
  days: 30,
};
const NOTE = { text: "A word", kind: "session", at: "2026-11-02" };
const OFFER = {
  id: "hour",
  kind: "transit-consultation",
  bookingUrl: "https://example.com/book",
  price: "$100",
  texts: { en: { title: "An hour", description: "Of talk", duration: "1 hour" } },
};
const PERSON = {
  id: "0e7b5a1c-0000-4000-8000-000000000002",
  name: "Max",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
  latitude: 40.7,
  longitude: -74,
  timezone: "America/New_York",
  zone: "0",
  note: "A word",
};
const PUT = ["a text", "a site"];
/** Whatever is sent there is an answer: nothing but what the path says is asked. */
const ASKS_NOTHING = ["a contact"];
const CALLS: readonly (readonly [name: string, path: () => string, valid: () => object])[] = [
  ["a client", () => "/api/desk/clients", () => FRIDA],
  [
    "a change of a client",
    () => `/api/desk/clients/${client.id}`,
    () => ({ ...FRIDA, updatedAt: client.updatedAt }),
  ],
  ["a note", () => `/api/desk/clients/${client.id}/notes`, () => NOTE],
  [
    "a status",
    () => `/api/desk/requests/${request.id}`,
    () => ({ status: "answered", updatedAt: request.updatedAt }),
  ],
  [
    "a client of a request",
    () => `/api/desk/requests/${request.id}/client`,
    () => ({ client: client.id, updatedAt: client.updatedAt }),
  ],
  [
    "an appointment",
    () => `/api/desk/requests/${request.id}`,
    () => ({ status: "agreed", updatedAt: request.updatedAt, ...APPOINTMENT }),
  ],
  ["a link", () => "/api/desk/intakes", () => ({ client: client.id, request: request.id })],
  [
    "a reading",
    () => "/api/desk/readings",
    () => ({ title: "The year", client: client.id, blocks: [BLOCK, BLOCK_OF_TWO] }),
  ],
  ["a letter", () => "/api/desk/deliveries", () => ({ ...LETTER, client: client.id })],
  [
    "a text",
    () => "/api/desk/texts",
    () => ({ key: "natal/sun-in-sign/Leo", locale: "en", text: "Words", texts: [], replace: false }),
  ],
  [
    "a site",
    () => "/api/desk/site",
    () => ({
      name: "Ann’s",
      contact: "ann@example.com",
      updatedAt: 0,
      texts: { en: { tagline: "Stars" } },
      accent: { light: "#7a4b00", dark: "#e8c27a" },
      settings: { houseSystem: "Placidus", zodiac: "Tropical" },
      offers: [OFFER],
      logo: { svg: "<svg viewBox='0 0 1 1'><path d='M0 0h1'/></svg>" },
    }),
  ],
  [
    "people of a file",
    () => "/api/desk/import",
    () => ({ clients: [PERSON], tag: "old", consent: { version: "1", at: "2026-11-01", how: "by phone" } }),
  ],
  ["a contact", () => `/api/desk/clients/${client.id}/contact`, () => ({ id: client.id })],
  ["the desk's own zone", () => "/api/desk/settings", () => ({ timezone: "Europe/Berlin", updatedAt: 0 })],
  // Never the word itself, which would end the desk that the others are tried on.
  ["the end of it all", () => "/api/desk/deletion", () => ({ confirmation: "perhaps" })],
  ["an intake form", () => `/api${link}`, () => INTAKE],
  ["a request", () => "/api/requests", () => REQUEST],
];

describe.each(CALLS)("%s", (name, path, valid) => {
  test(`is kept, refused at its fields or missed, whatever is sent: ${RUNS} times`, {
    timeout: 60_000 + RUNS * 200,
  }, async () => {
    const statuses = new Set<number>();
    for (const body of fc.sample(bodies(inputs({ ...valid() }, {}, {})), RUNS)) {
      const response = await (/^a request$|form$/.test(name)
        ? fromVisitor(path(), body)
        : PUT.includes(name)
          ? desk.put(path(), body)
          : desk.post(path(), body));
      const text = await response.text();
      expect([200, 400, 404, 409, 410, 413, 422, 429], `${body} ${text}`.slice(0, 500)).toContain(
        response.status,
      );
      expect(() => JSON.parse(text)).not.toThrow();
      statuses.add(response.status);
    }
    if (!ASKS_NOTHING.includes(name)) expect(statuses).toContain(422);
  });
});

test("nothing of it was logged as a fault, and what is kept can be shown", async () => {
  const faults = worker.logs.filter((line) => /"event":"(error|store_unavailable)"/.test(line));
  expect(faults.slice(0, 3)).toEqual([]);
  for (const page of [
    "/desk",
    "/desk/requests",
    "/desk/readings",
    "/desk/texts",
    "/desk/site",
    "/desk/data",
    `/desk/client/${client.id}`,
    `/desk/requests/${request.id}`,
  ])
    expect((await desk.get(page)).status, page).toBe(200);
});
