import { expect, test, vi } from "vitest";
import { readChosen, VIEWS } from "./chosen-view";
import type { Derived } from "./derived-request";
import { localWords, meaningOf, nameOf, sourceOf, titleOf } from "./derived-words";

// A visitor who counts hours to 24, whatever the machine does that runs this.
vi.mock("~/components/sky/clock-here", () => ({
  hourHere: () => ({ hour: "2-digit", hourCycle: "h23" }),
  regionOfWords: () => "en-GB",
}));

const oslo = {
  name: "Oslo",
  admin: "Oslo",
  country: "Norway",
  countryCode: "NO",
  latitude: 59.91,
  longitude: 10.74,
  timeZone: "Europe/Oslo",
};
const AT = "2026-06-15T22:23:25.123Z";

function derived(view: Derived["chosen"]["view"], kept: Record<string, string> = {}): Derived {
  const natal = { resolved: { utc: "2026-05-15T22:23:25Z" } } as Derived["natal"];
  const chosen = { ...readChosen(kept), view };
  return {
    chosen,
    instant: AT,
    at: AT,
    passes: [AT],
    place: oslo,
    natal,
    chart: {} as Derived["chart"],
    aspects: [],
  };
}

test("a moment is told by the clocks of the place", () => {
  expect(localWords(AT, "Europe/Oslo")).toBe("16 June 2026, 00:23:25");
  expect(localWords(AT, "Atlantis/Poseidonis")).toBeNull();
});

test("a return has the date that its place had then", () => {
  expect(titleOf(derived("Solar return"))).toBe("Solar return of 16 June 2026");
  expect(sourceOf(derived("Lunar return"))).toBe(
    "Exact on 16 June 2026, 00:23:25 in Oslo (15 June 2026, 22:23:25 UTC). Drawn for Oslo, Norway.",
  );
});

test("a planet's return names its planet, and all its passes where it turns back", () => {
  const once = derived("Planet return", { planet: "Mars", measure: "stars" });
  expect(titleOf(once)).toBe("Mars return of 16 June 2026");
  expect(sourceOf(once)).toBe(
    "Exact on 16 June 2026, 00:23:25 in Oslo (15 June 2026, 22:23:25 UTC). Measured among the stars. Drawn for Oslo, Norway.",
  );
  const passes = ["2026-01-03T12:00:00Z", AT, "2026-09-01T12:00:00Z"];
  expect(sourceOf({ ...once, passes })).toContain(
    "It is one of 3 passes: 3 January 2026, 16 June 2026 and 1 September 2026.",
  );
});

test("where a zone is unknown UTC stands alone", () => {
  const nowhere = { ...derived("Solar return"), place: { ...oslo, timeZone: "Atlantis/Poseidonis" } };
  expect(titleOf(nowhere)).toBe("Solar return of 15 June 2026");
  expect(sourceOf(nowhere)).toBe("Exact on 15 June 2026, 22:23:25 UTC. Drawn for Oslo, Norway.");
});

test("a progressed chart says whose sky it is and for which day", () => {
  const progressed = derived("Progressed", { date: "2057-03-01" });
  expect(titleOf(progressed)).toBe("Progressed to 1 March 2057");
  expect(sourceOf(progressed)).toBe(
    "The sky of 15 June 2026, 22:23:25 UTC, 31.0 days after birth, stands for that day.",
  );
  expect(titleOf(derived("Progressed", { date: "2057-03-01", method: "Solar Arc" }))).toBe(
    "Solar arc to 1 March 2057",
  );
});

test("each view has a title, a name and a text of its own", () => {
  const views = VIEWS.filter((view): view is Derived["chosen"]["view"] => view !== "Natal");
  const kinds = [...views.map((view) => derived(view)), derived("Progressed", { method: "Solar Arc" })];
  expect(new Set(kinds.map(titleOf)).size).toBe(kinds.length);
  for (const of of [nameOf, (chosen: Derived["chosen"]) => meaningOf(chosen).join()])
    expect(new Set(kinds.map(({ chosen }) => of(chosen))).size).toBe(kinds.length);
});
