import { expect, test } from "vitest";
import { API, type Call } from "../../app/api.server";
import { RESOURCE_PATHS } from "../support/route-files";
import { CALLS, HOSTILE, NAVIGATIONS } from "./calls";

const known = new Set([...CALLS, ...NAVIGATIONS].map(({ path }) => path));

test("every route that is no screen is a call or stands among the navigations", () => {
  const missing = RESOURCE_PATHS.filter((path) => !known.has(path));
  expect(missing, "files of app/routes without an entry in tests/workers/calls.ts").toEqual([]);
});

test("every navigation is a route", () => {
  const gone = NAVIGATIONS.map(({ path }) => path).filter((path) => !RESOURCE_PATHS.includes(path));
  expect(gone, "entries of tests/workers/calls.ts without a file in app/routes").toEqual([]);
});

test("it is said of every call that takes something where hostile values go", () => {
  const taking = Object.entries<Call>(API).filter(([, { operation }]) => operation.fields);
  const missing = taking.map(([name]) => name).filter((name) => !(name in HOSTILE));
  expect(missing, "calls without an entry in tests/workers/calls.ts").toEqual([]);
});
