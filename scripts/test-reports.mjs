// @ts-check

/**
 * @typedef {{ passed: number, failed: number, failures: readonly string[], unsteady: readonly string[] }} Tally
 *
 * @typedef {{ fullName: string, status: string }} UnitTest
 * @typedef {{ name: string, status: string, assertionResults: readonly UnitTest[] }} UnitFile
 * @typedef {{ numPassedTests: number, testResults: readonly UnitFile[] }} UnitReport
 *
 * @typedef {{ title: string, tests: readonly { status: string }[] }} Spec
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 * @typedef {{ suites: readonly Suite[], stats: { expected: number } }} BrowserReport
 */

/**
 * What Vitest's JSON report says of a run, the failures by name. A file that failed without a test of its own failing
 * (it could not be loaded, or what it does before or after its tests threw) counts as one.
 * @param {UnitReport} report @returns {Tally}
 */
export function unitTally({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [name];
    return failed.map((test) => `${name} › ${test.fullName}`);
  });
  return { passed: numPassedTests, failed: failures.length, failures, unsteady: [] };
}

/** So many browser tests of a run may pass only when they are tried again, on a machine that others use too. */
const UNSTEADY_AT_MOST = 3;

/**
 * What Playwright's JSON report says of a run, by name: the tests that failed, and those that passed only when they were
 * tried again. Those are to be mended; a few do not fail the run, more do.
 * @param {BrowserReport} report @returns {Tally}
 */
export function browserTally({ suites, stats }) {
  const named = (/** @type {string} */ status) => suites.flatMap((suite) => testsIn(suite, status, []));
  const unsteady = named("flaky");
  const isTooMany = unsteady.length > UNSTEADY_AT_MOST;
  const failures = [...named("unexpected"), ...(isTooMany ? unsteady : [])];
  return {
    passed: stats.expected + (isTooMany ? 0 : unsteady.length),
    failed: failures.length,
    failures,
    unsteady,
  };
}

/**
 * @param {Suite} suite @param {string} status @param {readonly string[]} above
 * @returns {string[]} "file › group › test"
 */
function testsIn({ title, specs = [], suites = [] }, status, above) {
  const path = [...above, title];
  const own = specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map((spec) => [...path, spec.title].join(" › "));
  return [...own, ...suites.flatMap((inner) => testsIn(inner, status, path))];
}
