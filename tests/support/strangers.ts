import { expect } from "vitest";
import { everyRow, type TestDatabase } from "./database-rows";
import { sessionCookieFor } from "./session";
import type { workerForTests } from "./worker";

/** What strangers try, with calls and with forms alike, and what must be as it was afterwards. */

type Worker = ReturnType<typeof workerForTests>;

/** Somebody who is signed in: the cookie, and what their own pages say with a form. */
export interface Person {
  readonly cookie: string;
  readonly id: string;
}

export async function somebody(worker: Worker, name: string): Promise<Person> {
  const cookie = await sessionCookieFor(worker, name);
  const user = await worker.fetch("/api/auth/user", { headers: { Cookie: cookie } });
  const { id } = (await user.json()) as { id: string };
  expect(id.length).toBeGreaterThan(10);
  return { cookie, id };
}

/** Saves Bob Lee's details as somebody's profile and as a person of theirs, whose id it returns. */
export async function saveBobsDetails(worker: Worker, { cookie }: Person): Promise<string> {
  const details = {
    fullName: "Bob Lee",
    birthDate: "1985-11-02",
    birthTime: "08:15",
    birthLocation: "London",
  };
  for (const path of ["/api/profile", "/api/people"])
    expect((await worker.post(path, details, { Cookie: cookie })).status).toBe(200);
  const saved = await worker.fetch("/api/people", { headers: { Cookie: cookie } });
  const { people } = (await saved.json()) as { people: readonly { id: string }[] };
  const id = people[0]?.id ?? "";
  expect(id.length).toBeGreaterThan(10);
  return id;
}

/** What a browser says with a form or a call of another site. */
export const FROM_ELSEWHERE: readonly Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

/** Cookies that a session's was made into, none of which is one. */
export function tamperedWith({ cookie }: Person, stranger: Person): readonly string[] {
  const [name, id = ""] = cookie.split("=");
  const turned = id.replace(/[A-Za-z]/g, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  const values = [turned, `${id}A`, id.slice(1), `${id}%00`, `"${id}"`, encodeURIComponent(stranger.id), ""];
  return [
    ...values.map((value) => `${name}=${value}`),
    `session=${id}; __Host-session=${id}; ${name?.toUpperCase()}=${id}`,
  ];
}

/** Does something and expects that it neither wrote a row nor set a cookie. */
export async function leavesNothing(
  database: TestDatabase,
  work: () => Promise<readonly Response[]>,
): Promise<void> {
  const before = await everyRow(database);
  for (const response of await work()) {
    expect(response.headers.getSetCookie()).toEqual([]);
    await response.body?.cancel();
  }
  expect(await everyRow(database)).toEqual(before);
}

/** By table, the rows in which one of these ids stands. */
export async function rowsWith(database: TestDatabase, ...ids: readonly string[]) {
  return Object.entries(await everyRow(database)).map(([table, rows]) => [
    table,
    rows.filter((row) => Object.values(row).some((value) => ids.some((id) => value === id))),
  ]);
}

/** By table, how many rows something added; how often something was asked is left out, for it was. */
export async function rowsAdded(database: TestDatabase, work: () => Promise<void>) {
  const counts = async () => {
    const { daily_counts: _, ...rows } = await everyRow(database);
    return Object.entries(rows).map(([table, { length }]) => [table, length] as const);
  };
  const before = new Map(await counts());
  await work();
  return (await counts()).map(([table, count]) => [table, count - (before.get(table) ?? 0)]);
}

/** Ways to ask that a call may have or not. */
export const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"];

/** Bodies that are no JSON. */
export const NO_JSON = ["", "{", "nope", '{"a":}', "\ufeff{", "{'a':1}", '{"a":1}}', "[".repeat(8_000)];

/** A body that is no UTF-8. */
export const NO_UTF_8 = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);

/** Bodies that are JSON, of something else than an object. */
export const NO_OBJECT = [
  "null",
  "[]",
  "[1]",
  "5",
  '"text"',
  "true",
  `${"[".repeat(4_000)}${"]".repeat(4_000)}`,
];
