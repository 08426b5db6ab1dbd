import { describe, expect, it } from "vitest";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { ephemerisCsv } from "./ephemeris-csv";

const ANSWER: EphemerisMonth = {
  monthName: "November",
  year: 2026,
  days: [
    {
      date: "2026-11-20",
      dayOfWeek: "Fri",
      siderealTime: "03:56:06",
      positions: [
        { body: "Sun", sign: "Scorpio", degree: 27, minute: 40, isRetrograde: false },
        { body: "Uranus", sign: "Gemini", degree: 3, minute: 5, isRetrograde: true },
      ],
    },
  ],
};

describe("A month as a spreadsheet", () => {
  it("has one column for each body in words and one in degrees, two-digit minutes, R for retrograde, and nothing where nothing is known", () => {
    const [header, row, end] = ephemerisCsv(ANSWER).split("\r\n");
    expect(header).toBe(
      "\uFEFFDate,Weekday,Sidereal time,Sun,Moon,Mercury,Venus,Mars,Jupiter,Saturn,Uranus,Neptune,Pluto,Chiron,North Node,South Node," +
        "Sun longitude,Moon longitude,Mercury longitude,Venus longitude,Mars longitude,Jupiter longitude,Saturn longitude,Uranus longitude,Neptune longitude,Pluto longitude,Chiron longitude,North Node longitude,South Node longitude",
    );
    expect(row).toBe(
      "2026-11-20,Fri,03:56:06,27°40′ Scorpio,,,,,,,3°05′ Gemini R,,,,,,237.6667,,,,,,,63.0833,,,,,",
    );
    expect(end).toBe("");
  });
});
