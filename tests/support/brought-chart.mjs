// @ts-check
/** Ann's chart, as a link from it brings it along to Transits. */
export const BROUGHT_CHART = {
  name: "Ann",
  longitudes: {
    Sun: 84.4,
    Moon: 349,
    Mercury: 66.6,
    Venus: 48.5,
    Mars: 11.2,
    Jupiter: 108.6,
    Saturn: 294,
    Uranus: 278.5,
    Neptune: 283.7,
    Pluto: 225.4,
    Ascendant: 193.7,
    Midheaven: 104.9,
  },
  standings: {},
  cusps: [180, 210, 240, 270, 300, 330, 0, 30, 60, 90, 120, 150],
};

/**
 * Opens Transits as somebody does who comes from that chart.
 * @param {import("@playwright/test").Page} page
 * @param {string} address of Transits, with its moment
 */
export async function bringChart(page, address) {
  await page.goto(address);
  await page.evaluate((transitsOf) => {
    history.replaceState({ ...history.state, usr: { transitsOf, owner: "nobody" } }, "");
  }, BROUGHT_CHART);
  await page.reload();
}
