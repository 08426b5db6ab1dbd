// @ts-check

/**
 * @typedef {{ passed: number, failed: number, failures: readonly string[] }} Tally
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
  return { passed: numPassedTests, failed: failures.length, failures };
}

/**
 * What Playwright's JSON report says of a run, the failures by name. A test that passed only when it was tried again
 * failed.
 * @param {BrowserReport} report @returns {Tally}
 */
export function browserTally({ suites, stats }) {
  const failures = suites.flatMap((suite) => failuresIn(suite, []));
  return { passed: stats.expected, failed: failures.length, failures };
}

/**
 * @param {Suite} suite @param {readonly string[]} above
 * @returns {string[]} "file › group › test"
 */
function failuresIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap(({ title, tests }) => {
    const name = [...path, title].join(" › ");
    if (tests.some(({ status }) => status === "unexpected")) return [name];
    return tests.some(({ status }) => status === "flaky") ? [`${name} (passed only when tried again)`] : [];
  });
  return [...own, ...suites.flatMap((inner) => failuresIn(inner, path))];
}
