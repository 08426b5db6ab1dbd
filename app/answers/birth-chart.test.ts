import { expect, it } from "vitest";
import { messagesOf } from "~/failure";
import type { Birth } from "~/schemas/read-birth";
import { resolveBirthMoment } from "~/time/birth-moment";
import { birthChartAnswer } from "./birth-chart";

const MARK = { id: "1", createdAt: "2026-11-20T00:00:00Z" };

function birthAt(latitude: number, houseSystem: Birth["houseSystem"]): Birth {
  const place = {
    name: "A place",
    admin: "",
    country: "",
    countryCode: "",
    latitude,
    longitude: 18.96,
    timeZone: "Etc/UTC",
  };
  const clock = {
    date: { year: 2000, month: 6, day: 21 },
    time: { hour: 10, minute: 0, second: 0 },
    timezone: "auto",
    timeReading: "earlier",
    calendar: "Gregorian",
    settings: null,
  } as const;
  const moment = resolveBirthMoment({ ...clock, place });
  return { name: "Ann", location: "A place", otherPlaces: [], place, houseSystem, moment, ...clock };
}

it.each([
  [69.65, "Placidus", "Placidus houses do not exist inside the Arctic Circle (beyond 66.56° N)"],
  [69.65, "Koch", "Koch houses do not exist inside the Arctic Circle (beyond 66.56° N)"],
  [-80, "Placidus", "Placidus houses do not exist inside the Antarctic Circle (beyond 66.56° S)"],
] as const)(
  "at latitude %f %s is refused, and the field says why and what works",
  (latitude, system, why) => {
    const answer = birthChartAnswer(birthAt(latitude, system), MARK);
    expect(answer).toMatchObject({
      ok: false,
      fields: { houseSystem: [{ code: "houses.beyond-polar-circle" }] },
    });
    const [message = ""] = (!answer.ok && messagesOf(answer.fields).houseSystem) || [];
    expect(message).toContain(why);
    expect(message).toMatch(/^.+Whole Sign houses work at every latitude\.$/);
    expect(birthChartAnswer(birthAt(latitude, "Whole Sign"), MARK).ok).toBe(true);
  },
);
