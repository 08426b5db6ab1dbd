import { expect, test } from "vitest";
import { placeOf, type SkyEventFound, titleOf } from "~/answers/found-in-sky";
import { ASPECT_TYPES } from "~/astrology/aspects";
import { eventText, placeText } from "./event-words";

const TYPES: readonly SkyEventFound["type"][] = [
  "Longitude",
  "Return",
  "Ingress",
  "Station Retrograde",
  "Station Direct",
  ...ASPECT_TYPES,
];

test.each(TYPES)("the page says of %s in English what the files say", (type) => {
  for (const isRetrograde of [true, false]) {
    const event: SkyEventFound = {
      at: "2026-11-20T09:30:00.000Z",
      body: "Saturn",
      with: "North Node",
      type,
      longitude: 329.6,
      isRetrograde,
      sign: "Aquarius",
    };
    expect(eventText(event)).toBe(titleOf(event));
    expect(placeText(event)).toBe(placeOf(event));
  }
});
