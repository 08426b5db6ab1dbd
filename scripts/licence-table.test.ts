import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAllowed, type Lock, licenceTable, shippedPackages } from "./licence-table";

const lock: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const dependencies = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);
const shipped = shippedPackages(lock);

test("every package that is shipped is under a licence that allows it", () => {
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test("every dependency of the app and what it brings along is in the list", () => {
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...dependencies, "scheduler", "@fontsource/cormorant-garamond"]),
  );
  expect(names).not.toContain("vitest");
});

test("no package at all is under the GPL, the AGPL or a licence that restricts who may use it", () => {
  const refused = /(^|[^L])GPL|Hippocratic|SSPL|BUSL|Commons-Clause|PolyForm|-NC-|UNLICENSED/i;
  const found = Object.entries(lock.packages).filter(([, { license = "" }]) => refused.test(license));
  expect(found.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test("docs/licences.md is what `npm run licences` writes", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licenceTable(shipped));
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["MIT AND GPL-3.0-only", false],
  ["(Apache-2.0 AND MIT)", true],
  ["AGPL-3.0-or-later", false],
  ["LGPL-3.0-or-later", false],
  ["Hippocratic-2.1", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["(MIT AND (GPL-2.0-only OR ISC))", false],
  ["", false],
])("%j may be shipped: %s", (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test("a package without a licence is named", () => {
  const packages = { "": {}, "node_modules/a": { version: "1.0.0" } };
  expect(() => shippedPackages({ name: "x", packages })).toThrow("a 1.0.0 names no licence");
});
