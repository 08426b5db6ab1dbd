import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../tests/support/properties";
import { safeRedirect } from "./redirect-to";

const ORIGIN = "https://realign.example";

test.each([
  ["/profile", "/profile"],
  ["/birth-chart?tab=planets", "/birth-chart?tab=planets"],
  ["/a/../quiz", "/quiz"],
  ["/apiary", "/apiary"],
  ["/50%", "/50%"],
  ["/%", "/%"],
  ["/100%25", "/100%25"],
  ["/%E2%82%AC?q=%2Fapi", "/%E2%82%AC?q=%2Fapi"],
  ["/birth-chart?next=/api/logout", "/birth-chart?next=/api/logout"],
  ["/%61piary", "/%61piary"],
])("%s leads to %s", (text, path) => {
  expect(safeRedirect(text, ORIGIN)).toBe(path);
});

test.each([
  null,
  "",
  "profile",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "/api/logout",
  "/API/logout",
  "/x/../api/logout",
  "/api",
  "/api?x",
  "/api#x",
  "/%61pi/logout",
  "/%41PI/logout",
  "/a%70%69/logout",
  "/%61%70%69%2flogout",
  "/api%2Flogout",
  "/API%2flogout",
  "/api%5Clogout",
  "/api\\logout",
  "/\\api/logout",
  "/x%2F..%2Fapi/logout",
  "/x/%2e%2e/api/logout",
  "/x%5c..%5capi/logout",
  "/%2e/api/logout",
  "/%09api/logout",
  "/a%0Api/logout",
  "/%2561pi/logout",
  "/%252561pi/logout",
  "/api%252Flogout",
  "/%61pi/50%",
  "/%61pi/%ff",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/%252F%252Fevil.example",
  `/${"x".repeat(600)}`,
])("%j does not lead away", (text) => {
  expect(safeRedirect(text, ORIGIN)).toBe("/");
});

test("however often its letters are encoded, a call is no screen", () => {
  const letter = (text: string) =>
    fc.tuple(fc.boolean(), fc.nat({ max: 3 })).map(([upper, times]) => {
      const shown = upper ? text.toUpperCase() : text;
      const code = `%${shown.charCodeAt(0).toString(16)}`;
      return times === 0 ? shown : code.replace("%", `%${"25".repeat(times - 1)}`);
    });
  const slash = fc.constantFrom("/", "%2f", "%2F", "%5c", "%5C", "\\", "%252F");
  const call = fc.tuple(
    letter("a"),
    letter("p"),
    letter("i"),
    slash,
    fc.constantFrom("logout", "", "%", "é"),
  );
  fc.assert(
    fc.property(call, (parts) => {
      expect(safeRedirect(`/${parts.join("")}`, ORIGIN)).toBe("/");
    }),
    { numRuns: times(2_000) },
  );
});

test("whatever it is, it is a path of this site", () => {
  const text = fc.array(
    fc.constantFrom("/", "\\", ".", "%2f", "%5c", "%", ":", "@", "\t", "api", "x", "?", "#", "%61"),
  );
  fc.assert(
    fc.property(text, (parts) => {
      const path = safeRedirect(`/${parts.join("")}`, ORIGIN);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(path, ORIGIN).pathname + new URL(path, ORIGIN).search).toBe(path);
    }),
    { numRuns: times(5_000) },
  );
});
