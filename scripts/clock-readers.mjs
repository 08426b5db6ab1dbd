// @ts-check
// Which tests can fare differently on another day: they read a clock, or ask for an address whose answer does.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./steps.mjs";

const CLOCK = /\bDate\.now\(|\bnew Date\(\)|\bdefaultNow\b|\.clock\./;
/** They note when something was done; what is answered or shown does not follow from it. */
const BOOKKEEPING =
  /^app\/(auth|db|edge|email|http|components\/shell)\/|^app\/(calls\/(answer-mark|quiz-submission|perform)|components\/kept-steps)\./;
const ENDINGS = ["", ".ts", ".tsx", ".mjs"];

/** @type {Map<string, string>} */
const texts = new Map();
/** @param {string} file */
function textOf(file) {
  const text = texts.get(file) ?? readFileSync(join(root, file), "utf8");
  texts.set(file, text);
  return text;
}

/** @param {string} folder @param {RegExp} named */
function filesIn(folder, named) {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name).replaceAll("\\", "/"))
    .filter((file) => named.test(file))
    .sort();
}

/** The files of the project that a file imports. @param {string} file */
function importsOf(file) {
  return [...textOf(file).matchAll(/(?:\bfrom|\bimport) ?\(?"([.~]+\/[^"]+)"/g)].flatMap(([, named = ""]) => {
    const path = named.startsWith("~/") ? join("app", named.slice(2)) : join(dirname(file), named);
    const found = ENDINGS.map((ending) => path + ending).find(isFile);
    return found && /\.(tsx?|mjs)$/.test(found) ? [found.replaceAll("\\", "/")] : [];
  });
}

/** @param {string} path */
function isFile(path) {
  return existsSync(join(root, path)) && statSync(join(root, path)).isFile();
}

/** A file and all that it imports, directly or not, without what only keeps books. @param {string} file */
function reachedFrom(file) {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importsOf(one)) if (!BOOKKEEPING.test(next)) seen.add(next);
  return [...seen];
}

/** @param {readonly string[]} files */
const readClock = (files) => files.some((file) => CLOCK.test(textOf(file)));

/** The addresses whose answers follow from today, as tests write them. */
function addressesOfToday() {
  const routes = filesIn("app/routes", /\.tsx?$/);
  const ofToday = routes.filter((route) => readClock(reachedFrom(route)));
  return ofToday.flatMap((route) => {
    const name = route.replace("app/routes/", "").replace(/\.tsx?$/, "");
    const parts = name.replace(/^_app\.?/, "").split(/\.(?![^[]*\])/);
    const fixed = parts.slice(
      0,
      [...parts, "$"].findIndex((part) => /[$(]/.test(part)),
    );
    return fixed.length > 0 ? [`/${fixed.join("/")}`.replaceAll(/[[\]]/g, "").replace("_index", "")] : [];
  });
}

/**
 * The test files of a kind that are worth running on other days.
 * @param {"unit" | "workers" | "browser"} kind
 */
export function clockReaders(kind) {
  if (kind === "unit") {
    const tests = ["app", "scripts", "tests"].flatMap((folder) => filesIn(folder, /\.test\.tsx?$/));
    return tests.filter(
      (file) => !/^tests\/(workers|faults|fuzz|long)\//.test(file) && readClock(reachedFrom(file)),
    );
  }
  const addresses = addressesOfToday().map((path) => path.replace(/[.?]/g, "\\$&"));
  const asked = new RegExp(`["'\`](${addresses.join("|")})(?=["'\`?#/])`);
  const folders = kind === "browser" ? ["tests/browser"] : ["tests/workers", "tests/faults", "tests/fuzz"];
  return folders
    .flatMap((folder) => filesIn(folder, /\.(test|spec)\.ts$/))
    .filter((file) => {
      const own = reachedFrom(file).filter((one) => one.startsWith("tests/"));
      return readClock(own) || own.some((one) => asked.test(textOf(one)));
    });
}
