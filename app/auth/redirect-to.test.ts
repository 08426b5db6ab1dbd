import { expect, test } from "vitest";
import { safeRedirect } from "./redirect-to";

const ORIGIN = "https://realign.example";

test.each([
  ["/profile", "/profile"],
  ["/birth-chart?tab=planets", "/birth-chart?tab=planets"],
  ["/a/../quiz", "/quiz"],
  ["/apiary", "/apiary"],
  ["/50%", "/50%"],
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
  `/${"x".repeat(600)}`,
])("%j does not lead away", (text) => {
  expect(safeRedirect(text, ORIGIN)).toBe("/");
});
