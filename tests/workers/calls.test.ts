import { expect, test } from "vitest";
import { RESOURCE_PATHS } from "../support/route-files";
import { CALLS, NAVIGATIONS } from "./calls";

const known = new Set([...CALLS, ...NAVIGATIONS].map(({ path }) => path));

test("every call has an entry in the abuse table", () => {
  const missing = RESOURCE_PATHS.filter((path) => !known.has(path));
  expect(missing, "files of app/routes without an entry in tests/workers/calls.ts").toEqual([]);
});

test("every entry of the abuse table is a call", () => {
  const gone = [...known].filter((path) => !RESOURCE_PATHS.includes(path));
  expect(gone, "entries of tests/workers/calls.ts without a file in app/routes").toEqual([]);
});
