import { describe, expect, it } from "vitest";
import { readMoment } from "./moment-query";

const read = (at: unknown) => readMoment({ at });
const instant = (iso: string) => ({ ok: true, value: Date.parse(iso) });

describe("The moment asked for", () => {
  it("is now where none is named", () => {
    for (const at of [undefined, null, "", "  "]) expect(read(at)).toEqual({ ok: true, value: null });
  });

  it("is UTC unless an offset is named", () => {
    expect(read("2026-11-20T09:30")).toEqual(instant("2026-11-20T09:30:00Z"));
    expect(read("2026-11-20T09:30:15Z")).toEqual(instant("2026-11-20T09:30:15Z"));
    expect(read("2026-11-20T09:30:15.250Z")).toEqual(instant("2026-11-20T09:30:15Z"));
    expect(read("2026-11-20")).toEqual(instant("2026-11-20T00:00:00Z"));
    expect(read("2026-11-20T00:30:00+05:45")).toEqual(instant("2026-11-19T18:45:00Z"));
    expect(read("2026-11-20T00:30:00 05:45")).toEqual(instant("2026-11-19T18:45:00Z"));
    expect(read("2026-11-20T00:30-0500")).toEqual(instant("2026-11-20T05:30:00Z"));
  });

  it("is refused at its field where it is unreadable, impossible or beyond the tables", () => {
    for (const at of [
      "soon",
      "2026-02-30T00:00Z",
      "2026-11-20T24:00Z",
      "2026-11-20T10:61Z",
      "2026-11-20T10:00+99:00",
      "1799-12-31T23:59:59Z",
      "1800-01-01T00:00:00+01:00",
      "2101-01-01T00:00Z",
      "2100-12-31T23:30:00-01:00",
      1763600000000,
      ["2026-11-20"],
      {},
    ]) {
      const reading = read(at);
      expect(reading.ok, String(at)).toBe(false);
      expect(Object.keys(reading.ok ? {} : reading.fields)).toEqual(["at"]);
    }
  });
});
