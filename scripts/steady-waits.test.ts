import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { waitForChange } from "./steady-waits.mjs";

/** Rings the bell before the value is another, and again when it is. */
const RINGS_EARLY = `
const { bell } = require("node:worker_threads").workerData;
const ring = () => Atomics.notify(bell, 0);
const early = setInterval(ring, 5);
setTimeout(() => {
  clearInterval(early);
  Atomics.store(bell, 1, 1);
  Atomics.store(bell, 0, 1);
  ring();
}, 60);
`;

test("whoever waits for another value sleeps on when the bell rings too early", async () => {
  const bell = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(RINGS_EARLY, { eval: true, workerData: { bell } });
  waitForChange(bell, 0, 0);
  expect(Atomics.load(bell, 0)).toBe(1);
  expect(Atomics.load(bell, 1)).toBe(1);
  await worker.terminate();
});

test("a value that is another already is not waited for, and a time is kept", () => {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  expect(waitForChange(bell, 0, 1)).toBe("not-equal");
  expect(waitForChange(bell, 0, 0, 1)).toBe("timed-out");
});
