// @ts-check
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {{ passed: number, failed: number, failures: readonly string[], unsteady: readonly string[] }} Tally
 *
 * @typedef {{ fullName: string, status: string, failureMessages?: readonly string[] | null }} UnitTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: readonly UnitTest[] }} UnitFile
 * @typedef {{ numPassedTests: number, testResults: readonly UnitFile[] }} UnitReport
 *
 * @typedef {{ status: string, results?: readonly { errors: readonly { message?: string }[] }[] }} BrowserTest
 * @typedef {{ title: string, tests: readonly BrowserTest[] }} Spec
 * @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite
 * @typedef {{ suites: readonly Suite[], stats: { expected: number } }} BrowserReport
 */

/** So many characters of a failure's own words stand beside its name; the whole of them stands further up. */
const WORDS_AT_MOST = 400;

/** @param {string} name @param {string | undefined} message @returns {string} "name: what it said, on one line" */
function withWords(name, message = "") {
  const words = stripVTControlCharacters(message).replace(/\s+/g, " ").trim();
  return words ? `${name}: ${words.slice(0, WORDS_AT_MOST)}` : name;
}

/**
 * What Vitest's JSON report says of a run, the failures by name. A file that failed without a test of its own failing
 * (it could not be loaded, or what it does before or after its tests threw) counts as one.
 * @param {UnitReport} report @returns {Tally}
 */
export function unitTally({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [withWords(name, message)];
    return failed.map((test) => withWords(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
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
 * @returns {string[]} "file › group › test: what its first failure said"
 */
function testsIn({ title, specs = [], suites = [] }, status, above) {
  const path = [...above, title];
  const own = specs.flatMap((spec) => {
    const met = spec.tests.find((test) => test.status === status);
    const said = met?.results?.flatMap(({ errors }) => errors)[0]?.message;
    return met ? [withWords([...path, spec.title].join(" › "), said)] : [];
  });
  return [...own, ...suites.flatMap((inner) => testsIn(inner, status, path))];
}
