import { expect, test } from "vitest";
import { PLANETS, type Planet } from "~/astrology/bodies";
import { SLOWER } from "~/astrology/sky-ahead";
import { CHART_POINTS } from "~/schemas/chart-transits-input";
import type { ForecastRequest } from "~/schemas/forecast-input";
import { forecastAnswer } from "./forecast";

const FROM = Date.UTC(2026, 10, 22);
const TO = Date.UTC(2028, 10, 22);

function answered(places: number, bodies: readonly Planet[], from = FROM, to = TO) {
  const longitudes = Object.fromEntries(
    CHART_POINTS.slice(0, places).map((point, index) => [point, (37.123 * index) % 360]),
  );
  const request: ForecastRequest = {
    of: { longitudes },
    from,
    to,
    bodies,
    orb: 1,
    zodiac: "Tropical",
    techniques: ["Transits"],
  };
  const answer = forecastAnswer(request);
  if (!answer.ok) throw new Error("refused");
  return answer.value;
}

test("two years of a chart with Node and Chiron are told whole, but for the Moon's contacts", () => {
  expect(answered(14, SLOWER)).toMatchObject({ to: "2028-11-22", truncated: false, until: null });
});

test("the longest year, and the longest month with the Moon, that the time line shows are whole", () => {
  expect(answered(CHART_POINTS.length, SLOWER, FROM, Date.UTC(2027, 10, 23)).truncated).toBe(false);
  expect(answered(CHART_POINTS.length, PLANETS, FROM, Date.UTC(2026, 11, 23)).truncated).toBe(false);
});

test("a span that holds too much ends at a midnight, says so, and the next one goes on from there", () => {
  const first = answered(CHART_POINTS.length, PLANETS);
  expect(first).toMatchObject({ from: "2026-11-22", to: "2028-11-22", truncated: true });
  expect(first.contacts.length).toBeLessThan(1_100);
  const until = Date.parse(first.until as string);
  expect(until).toBeGreaterThan(FROM + 90 * 86_400_000);
  expect(new Date(until).toISOString()).toBe(`${first.until}T00:00:00.000Z`);
  const passes = (answer: typeof first) => answer.contacts.flatMap(({ exact }) => exact);
  expect(passes(first).every((at) => Date.parse(at) < until)).toBe(true);

  const next = answered(CHART_POINTS.length, PLANETS, until);
  const whole = answered(2, PLANETS).contacts.flatMap(({ exact }) => exact);
  const inParts = [first, next].flatMap(({ contacts }) =>
    contacts.filter(({ natal }) => natal === "Sun" || natal === "Moon").flatMap(({ exact }) => exact),
  );
  const end = Date.parse(next.until as string);
  const near = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) < 4_000;
  for (const at of whole.filter((at) => Date.parse(at) < end - 4_000))
    expect(
      inParts.some((other) => near(at, other)),
      at,
    ).toBe(true);
});
