import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnglesOf } from "./angles-of";

const rising = { sign: "Aries", degree: 10, minute: 20, longitude: 10.34 } as const;
const midheaven = { sign: "Capricorn", degree: 4, minute: 5, longitude: 274.09 } as const;

test("a letter says the degrees of the angles in words, of those that a chart has", () => {
  const said = (chart: Parameters<typeof AnglesOf>[0]["chart"]) =>
    renderToStaticMarkup(<AnglesOf chart={chart} />);
  expect(said({ rising, midheaven })).toContain(">Ascendant 10°20′ Aries · Midheaven 4°05′ Capricorn<");
  expect(said({ rising, midheaven: null })).toContain(">Ascendant 10°20′ Aries<");
  expect(said({ rising: null, midheaven: null })).toBe("");
});
