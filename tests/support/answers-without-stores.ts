import { expect } from "vitest";
import type { Visitor } from "./visitor";

const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };

/** What nobody needs D1 or KV for: pages, whose forms may be filled in, and calculations. */
export async function answersWithoutStores(visitor: Visitor) {
  for (const path of [
    "/",
    "/birth-chart",
    "/quiz",
    "/privacy",
    "/numerology",
    "/compatibility",
    "/ephemeris",
    "/transits",
  ]) {
    const page = await visitor.fetch(path);
    expect(page.status, path).toBe(200);
    await page.body?.cancel();
  }
  expect((await visitor.json("/api/birth-chart", birth)).status).toBe(200);
  const numbers = { fullName: "Ann Lee", birthDate: "1990-06-15" };
  expect((await visitor.json("/api/numerology", numbers)).status).toBe(200);
  expect((await visitor.fetch("/api/places?q=Ulm")).status).toBe(200);
}
