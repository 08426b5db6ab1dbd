import { expect, test } from "vitest";
import * as z from "zod";
import { tileOrigin, tileServiceOf, tileVars } from "./tile-service";

const Vars = z.object(tileVars);

test.each([
  ["https://tile.openstreetmap.org/{z}/{x}/{y}.png", "https://tile.openstreetmap.org"],
  ["https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=1", "https://*.tiles.example"],
  ["http://127.0.0.1:8080/{z}/{x}/{y}.png", "http://127.0.0.1:8080"],
])("pictures of %s come from %s", (TILE_URL, origin) => {
  expect(tileOrigin(Vars.parse({ TILE_URL }))).toBe(origin);
});

test("without an address there is no tile service and no origin", () => {
  const vars = Vars.parse({});
  expect(tileServiceOf(vars)).toBeNull();
  expect(tileOrigin(vars)).toBeNull();
});

test.each([
  "https://tile.example/{z}/{x}.png",
  "ftp://tile.example/{z}/{x}/{y}.png",
  "/tiles/{z}/{x}/{y}.png",
  "javascript:{z}{x}{y}",
])("%s is refused", (TILE_URL) => {
  expect(Vars.safeParse({ TILE_URL }).success).toBe(false);
});
