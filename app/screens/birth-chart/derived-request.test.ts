import { describe, expect, test } from "vitest";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { type DerivedView, readChosen, VIEWS } from "./chosen-view";
import { momentOf, requestOf } from "./derived-request";

const NOW = new Date(2026, 10, 22, 15, 4, 33, 210); // by the clock of whoever runs this
const input: BirthChartAnswer["input"] = {
  name: "Ann",
  date: "1990-06-15",
  time: "14:30",
  location: "New York",
  latitude: 40.71,
  longitude: -74.01,
  timezone: "auto",
  houseSystem: "Placidus",
  timeUnknown: false,
  timeReading: "earlier",
};

const chosenAs = (view: DerivedView, kept: Record<string, string> = {}) => ({ ...readChosen(kept), view });
function bodyOf(view: DerivedView, kept: Record<string, string> = {}) {
  const request = requestOf({ input }, chosenAs(view, kept), NOW);
  if (request.kind !== "ask") throw new Error(request.kind);
  return request.body;
}
const utc = (...local: [number, number, number, number, number, number]) =>
  new Date(...local).toISOString().replace(".000Z", "Z");

describe("the moment that a day stands for", () => {
  test("is this minute for today, and noon for any other day", () => {
    expect(momentOf({ view: "Now", date: "" }, NOW)).toBe(utc(2026, 10, 22, 15, 4, 0));
    expect(momentOf({ view: "Progressed", date: "2026-11-22" }, NOW)).toBe(utc(2026, 10, 22, 15, 4, 0));
    expect(momentOf({ view: "Now", date: "2031-01-02" }, NOW)).toBe(utc(2031, 0, 2, 12, 0, 0));
  });

  test("is its end for returns, so that one of that very day counts", () => {
    expect(momentOf({ view: "Solar return", date: "" }, NOW)).toBe(utc(2026, 10, 22, 23, 59, 59));
    expect(momentOf({ view: "Lunar return", date: "2020-02-29" }, NOW)).toBe(utc(2020, 1, 29, 23, 59, 59));
  });

  test("lies within the years that the API takes, in any zone", () => {
    expect(momentOf({ view: "Solar return", date: "2100-12-31" }, NOW) <= "2100-12-31T23:59:59Z").toBe(true);
    expect(momentOf({ view: "Now", date: "1800-01-01" }, NOW) >= "1800-01-01T00:00:00Z").toBe(true);
    expect(momentOf({ view: "Now", date: "0001-01-01" }, NOW)).toBe("1800-01-01T00:00:00Z");
  });
});

describe("what is asked for", () => {
  test("is the birth as it was understood, its settings with it", () => {
    const birth = { ...input, settings: undefined };
    expect(bodyOf("Progressed", { method: "Solar Arc", angles: "Naibod" })).toEqual({
      birth,
      kind: "Solar Arc",
      at: utc(2026, 10, 22, 15, 4, 0),
      options: { angles: "Naibod" },
    });
  });

  test("names a place where one was typed, with its coordinates where it was picked", () => {
    expect(bodyOf("Solar return").place).toBeUndefined();
    expect(bodyOf("Lunar return", { location: " " }).place).toBeUndefined();
    expect(bodyOf("Solar return", { location: " Oslo " }).place).toEqual({ location: "Oslo" });
    const picked = { location: "Oslo, Norway", latitude: "59.91", longitude: "10.74" };
    expect(bodyOf("Relocated", picked)).toMatchObject({ kind: "Relocation", place: picked });
  });

  test("is the next return or the last", () => {
    expect(bodyOf("Solar return", { which: "next" }).options).toEqual({ next: true });
    expect(bodyOf("Lunar return").options).toEqual({ next: false });
  });

  test("is a planet's return, Saturn's unless another is chosen, and precessed where it is so measured", () => {
    expect(bodyOf("Planet return")).toMatchObject({
      kind: "Planet Return",
      at: utc(2026, 10, 22, 23, 59, 59),
      options: { next: false, planet: "Saturn" },
    });
    const venus = bodyOf("Planet return", { planet: "Venus", measure: "stars", which: "next" });
    expect(venus.options).toEqual({ next: true, precessed: true, planet: "Venus" });
    expect(bodyOf("Solar return", { measure: "stars" }).options).toEqual({ next: false, precessed: true });
    expect(bodyOf("Planet return", { planet: "Sun" }).options).toEqual({ next: false, planet: "Saturn" });
  });

  test("for the sky of now is a chart of this minute over the birthplace, in UTC", () => {
    const at = utc(2026, 10, 22, 15, 4, 0);
    expect(bodyOf("Now")).toMatchObject({
      date: at.slice(0, 10),
      time: at.slice(11, 16),
      timezone: 0,
      latitude: 40.71,
      longitude: -74.01,
      houseSystem: "Placidus",
    });
  });

  test("has the same key as long as nothing is chosen that changes it", () => {
    const keyOf = (kept: Record<string, string>) => {
      const request = requestOf({ input }, chosenAs("Solar return", kept), NOW);
      return request.kind === "ask" && request.key;
    };
    expect(keyOf({ wheel: "By itself", angles: "Naibod" })).toBe(keyOf({}));
    expect(keyOf({ which: "next" })).not.toBe(keyOf({}));
  });

  test("is nothing without a place to go to", () => {
    expect(requestOf({ input }, chosenAs("Relocated"), NOW)).toEqual({ kind: "no place" });
  });
});

test("without a birth time, returns and relocations say why there are none; the others are drawn", () => {
  const timeless = { ...input, time: "", timeUnknown: true };
  const kinds = VIEWS.filter((view): view is DerivedView => view !== "Natal").map(
    (view) => requestOf({ input: timeless }, chosenAs(view, { location: "Oslo" }), NOW).kind,
  );
  expect(kinds).toEqual(["ask", "ask", "refused", "refused", "ask", "refused"]);
  const refused = requestOf({ input: timeless }, chosenAs("Relocated"), NOW);
  expect(refused.kind === "refused" && refused.why).toContain("needs the birth time");
});
