import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { readingOf } from "~/answers/reading";
import { randomCharts } from "../../../tests/readings/natal-page";
import { ENGLISH } from "../../../tests/support/texts";
import { opening, WheelReading } from "./wheel-reading";

describe("the opening", () => {
  test.each([
    ["You ask what it costs before you buy it. They answer.", "You ask what it costs before you buy it."],
    [
      "Will it be good in ten years? You ask that. Then you buy.",
      "Will it be good in ten years? You ask that.",
    ],
    ["You say “I like you” when you do.” They know.", "You say “I like you” when you do.”"],
    ["No end in sight", "No end in sight"],
  ])("of %s", (text, first) => {
    expect(opening({ text })).toBe(first);
  });
});

test("every body but the South Node, and every aspect that is read, leads to its reading", async () => {
  for (const chart of randomCharts(50, 3)) {
    const answer = await readingOf(chart, ENGLISH);
    const linkOf = (subject: Parameters<typeof WheelReading>[0]["subject"]) =>
      /href="#([^"]+)"/.exec(
        renderToStaticMarkup(<WheelReading subject={subject} reading={{ kind: "ready", answer }} />),
      )?.[1];
    for (const body of [...chart.planets, ...chart.points]) {
      const expected = body.planet === "South Node" ? undefined : `reading-${body.planet.replace(" ", "-")}`;
      expect(linkOf({ kind: "body", body, owner: null })).toBe(expected);
    }
    for (const aspect of answer.aspects) {
      expect(linkOf({ kind: "aspect", aspect })).toBe(`reading-${aspect.planet1}-${aspect.planet2}`);
    }
    expect(linkOf({ kind: "sign", sign: "Leo" })).toBeUndefined();
  }
});
