import { expect, it } from "vitest";
import { PLANETS } from "~/astrology/bodies";
import { transitsAnswer } from "./transits";

const day = transitsAnswer(Date.UTC(2026, 10, 20));
const of = (name: string) => day.transits.find(({ planet }) => planet === name);

it("lists the ten planets in the usual order, at the moment asked for", () => {
  expect(day.date).toBe("2026-11-20T00:00:00.000Z");
  expect(day.transits.map(({ planet }) => planet)).toEqual([...PLANETS]);
});

it("on 20 November 2026 the Sun is at 27°40′ Scorpio, Mercury direct, Saturn retrograde at 8°19′ Aries", () => {
  expect(of("Sun")).toMatchObject({ currentSign: "Scorpio", degree: 27, minute: 40, isRetrograde: false });
  expect(of("Mercury")?.isRetrograde).toBe(false);
  expect(of("Saturn")).toMatchObject({ currentSign: "Aries", degree: 8, minute: 19, isRetrograde: true });
});

it("floors degree and minute and leaves longitude and speed as they are", () => {
  for (const { degree, minute, longitude, speed, isRetrograde } of day.transits) {
    expect(Math.floor((longitude % 30) * 60)).toBe(degree * 60 + minute);
    expect(speed < 0).toBe(isRetrograde);
  }
});
