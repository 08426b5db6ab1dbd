import { describe, expect, test } from "vitest";
import { wantsEmbed } from "./embed-request.server";

const AT = "https://stars.example";
const asked = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  wantsEmbed(new Request(AT + path, { method, headers }));

describe("The layout of an embed is shown", () => {
  test("where the address asks for it", () => {
    expect(asked("/birth-chart?embed")).toBe(true);
    expect(asked("/birth-chart?theme=dark&embed=")).toBe(true);
    expect(asked("/embed")).toBe(false);
    expect(asked("/birth-chart")).toBe(false);
  });

  test("inside every frame, wherever a link or redirect led it", () => {
    expect(asked("/transits", { "Sec-Fetch-Dest": "iframe" })).toBe(true);
  });

  test("for the answer to a form that was sent from it", () => {
    const headers = { "Sec-Fetch-Dest": "document", Referer: `${AT}/numerology?embed` };
    expect(asked("/numerology", headers, "POST")).toBe(true);
  });

  test("after a link in a browser that does not say what it loads", () => {
    expect(asked("/transits", { Referer: `${AT}/aspects?embed` })).toBe(true);
    expect(asked("/transits", { Referer: "https://other.example/?embed" })).toBe(false);
    expect(asked("/transits", { Referer: "nonsense" })).toBe(false);
  });

  test("but not in a tab of its own that a link from it opened", () => {
    expect(asked("/transits", { "Sec-Fetch-Dest": "document", Referer: `${AT}/aspects?embed` })).toBe(false);
  });
});
