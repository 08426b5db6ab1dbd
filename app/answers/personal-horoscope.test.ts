import { expect, test } from "vitest";
import { separation } from "~/astrology/angles";
import { ASPECT_RULES } from "~/astrology/aspects";
import { positionOf } from "~/astrology/positions";
import { signAt } from "~/astrology/signs";
import { houseFrom } from "~/readings/horoscope/sentences";
import { readPersonalHoroscope } from "~/schemas/personal-horoscope-input";
import { isInTheSky } from "../../tests/support/in-the-sky";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { ENGLISH } from "../../tests/support/texts";
import { personalHoroscope } from "./personal-horoscope";

const LONGITUDES = { Sun: 84.4, Moon: 349, Venus: 57.3, Saturn: 293.1, Ascendant: 193.7 };
async function dayOf(raw: Record<string, unknown>) {
  const request = await readPersonalHoroscope(raw, readPlaceAsset);
  if (!request.ok) throw new Error(JSON.stringify(request.fields));
  return personalHoroscope(request.value, ENGLISH);
}

const ANN = {
  name: "Ann",
  date: "1990-06-15",
  time: "14:30",
  location: "New York",
  latitude: 40.7,
  longitude: -74,
  timezone: -4,
};

test("contacts are where the planets are at noon of the zone, and houses count from the rising sign", async () => {
  const asked = { longitudes: LONGITUDES, rising: "Libra", date: "2026-12-03", zone: -4 };
  const { contacts, lord, sentences, date } = await dayOf(asked);
  expect(date).toBe("2026-12-03");
  expect(lord).toBeNull();
  expect(contacts.length).toBeGreaterThan(0);
  const noon = Date.UTC(2026, 11, 3, 16);
  for (const { planet, point, type, orb, house } of contacts) {
    const { longitude } = positionOf(planet, noon);
    const apart = separation(longitude, LONGITUDES[point as keyof typeof LONGITUDES]);
    expect(Math.abs(apart - ASPECT_RULES[type].angle)).toBeCloseTo(orb, 6);
    expect(house).toBe(houseFrom("Libra", signAt(longitude)));
  }
  for (const { source, text } of sentences) {
    expect(isInTheSky(source), source.title).toBe(true);
    expect(text).not.toMatch(/undefined|null|[{}]/);
  }
});

test("with a birth the lord of the year comes first: at 36 the year is the first house’s", async () => {
  const { lord, sentences } = await dayOf({ birth: ANN, date: "2026-12-03" });
  // Libra rises: Venus. 36 is three rounds of twelve.
  expect(lord).toMatchObject({ planet: "Venus", age: 36, house: 1, sign: "Libra", startsOn: "2026-06-15" });
  expect(sentences[0]?.text).toContain("Venus");
});

test("behind the year stands the firdar that runs, with its part", async () => {
  // Born by day: the Sun to 2000, Venus to 2008, Mercury to 2021, then the Moon for nine years, in seven parts of 15.4
  // months from the Moon on. In December 2026 the fifth of them runs, that of the Sun.
  const { sentences } = await dayOf({ birth: ANN, date: "2026-12-03" });
  expect(sentences[1]?.text).toMatch(
    /longer period, the Moon’s, to June 2030; until \w+ 20\d\d .* in the hands of/,
  );
  expect(sentences[1]?.source.kind).toBe("House");
});

test.each([
  ["of somebody whose hour is unknown", { ...ANN, timeUnknown: true, time: "" }],
  ["of the North Node, from 70 on", { ...ANN, date: "1955-06-15" }],
])("no longer period is told %s", async (_, birth) => {
  const { sentences } = await dayOf({ birth, date: "2026-12-03" });
  expect(sentences.some(({ text }) => text.includes("longer period"))).toBe(false);
});

test("before the birth there is no lord", async () => {
  expect((await dayOf({ birth: ANN, date: "1980-01-01" })).lord).toBeNull();
});

test("what is wrong is named at its field, all at once", async () => {
  const wrong = await readPersonalHoroscope(
    { birth: { ...ANN, date: "1990-02-30" }, date: "2026-13-01", zone: "Mars/Olympus" },
    readPlaceAsset,
  );
  expect(wrong.ok ? [] : Object.keys(wrong.fields).sort()).toEqual(["birth.date", "date", "zone"]);
  const nothing = await readPersonalHoroscope({}, readPlaceAsset);
  expect(nothing.ok ? [] : Object.keys(nothing.fields).sort()).toEqual(["longitudes", "rising"]);
});
