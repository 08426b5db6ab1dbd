import { expect, test } from "vitest";
import { signedDifference } from "../astrology/angles";
import { positionsAtTerrestrial } from "../astrology/positions";
import truth from "../astrology/truth/positions.json";
import { worstErrors } from "./accuracy";

test.each(worstErrors)(
  "the page promises $arcseconds″ for $body, and that is what the reference shows",
  ({ body, arcseconds }) => {
    const name = body === "North Node" ? "TrueNode" : body;
    const worst = Math.max(
      ...truth.charts.map((chart) => {
        const [longitude] = (chart.b as unknown as Record<string, readonly number[]>)[name] ?? [];
        const ours = positionsAtTerrestrial(chart.jd_tt)[body].longitude;
        return Math.abs(signedDifference(ours, longitude as number)) * 3600;
      }),
    );
    expect(worst).toBeLessThanOrEqual(arcseconds);
    expect(worst).toBeGreaterThan(arcseconds / 3); // nor is it false modesty
  },
);
