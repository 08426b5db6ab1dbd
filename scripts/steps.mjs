// @ts-check
// Steps of the project's commands, shown as they run. Needs nothing but Node: it runs before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Keeps the tools from phoning home, from asking questions, and from bundling development React. */
export const quietEnvironment = {
  ...process.env,
  NODE_ENV: "production",
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: "warn",
  NO_UPDATE_NOTIFIER: "1",
};

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {number} began */
function seconds(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step with its name before and its time after.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work may return "skipped" to say that nothing was to be done
 * @param {{ isAlone?: boolean }} [options] without `isAlone` its end is said with its name: others may be under way
 */
export async function step(name, work, { isAlone = true } = {}) {
  const began = Date.now();
  say(`▸ ${name} …`);
  const result = await work();
  const end = result === "skipped" ? "up to date" : `done in ${seconds(began)}`;
  say(isAlone ? `  ${end}` : `  ${name}: ${end}`);
  return result;
}

/**
 * Runs a program; its output is shown as it comes, or kept and shown only when it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>} what it printed, when quiet
 */
export function run(program, args, { quiet = false, env = quietEnvironment } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (data) => (output += data));
    child.stderr?.on("data", (data) => (output += data));
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stdout.write(output);
      reject(new Error(`${program} ${args.join(" ")} ended with ${signal ?? `exit code ${code}`}`));
    });
  });
}

/**
 * Runs a package's program with this Node, so that it works the same on every system.
 * @param {string} file path under node_modules
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export function runPackage(file, args, options) {
  return run(process.execPath, [join(root, "node_modules", file), ...args], options);
}

/**
 * A hash over the contents of files and folders: a step whose inputs have the hash of its last run is skipped.
 * @param {readonly string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name));
    } else {
      hash.update(path).update("\0").update(readFileSync(full)).update("\0");
    }
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

/**
 * Does the work unless its inputs are those of its last success and its outputs exist.
 * @param {{ stamp: string, inputs: readonly string[], outputs: readonly string[] }} files
 * @param {() => Promise<unknown>} work
 */
export async function whenChanged({ stamp, inputs, outputs }, work) {
  const file = join(root, ".cache", stamp);
  const hash = hashOf(inputs);
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (known === hash && outputs.every((path) => existsSync(join(root, path)))) return "skipped";
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

/**
 * Holds a folder-wide lock while working, so that two commands started together do not build into each other.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withLock(work) {
  const lock = join(root, ".cache", "lock");
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = false; !tryLock(lock); waited = true) {
    if (!waited) say("▸ Another command is preparing this folder; waiting for it …");
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const release = () => rmSync(lock, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    release();
    process.off("exit", release);
  }
}

/** @param {string} lock */
function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isAlive(Number(existsSync(lock) ? readFileSync(lock, "utf8") : 0))) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return true; // being written this very moment
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
