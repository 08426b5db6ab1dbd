import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { slowPlacesSource } from "./build-slow-places";

it("the file is what the script writes", () => {
  const file = new URL("../app/astrology/slow-places-data.ts", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(slowPlacesSource());
});
