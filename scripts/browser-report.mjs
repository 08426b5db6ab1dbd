// @ts-check

/**
 * @typedef {{ title: string, tests: readonly { status: string }[] }} Spec
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 * @typedef {{ suites: readonly Suite[], stats: { expected: number, unexpected: number, flaky: number } }} Report
 */

/**
 * What Playwright's JSON report says of a run. A test that passed only when it was tried again failed, and is named.
 * @param {Report} report
 */
export function browserTally({ suites, stats }) {
  const flaky = suites.flatMap((suite) => flakyIn(suite, []));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, flaky };
}

/**
 * @param {Suite} suite @param {readonly string[]} above
 * @returns {string[]} "file › group › test"
 */
function flakyIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [
    ...own.map((spec) => [...path, spec.title].join(" › ")),
    ...suites.flatMap((inner) => flakyIn(inner, path)),
  ];
}
