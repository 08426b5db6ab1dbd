// @ts-check
// Miniflare 4 asks workerd from another thread and sleeps meanwhile. On a crowded machine the late bell of one answer
// could end the sleep of the next question, before its answer was there; from then on every question of that database
// got an AssertionError (cloudflare/workers-sdk, pull request 15552, which later versions for newer Nodes have).

const { wait } = Atomics;

/**
 * `Atomics.wait` that sleeps on where it was woken although the value is still the one it was told to wait on.
 * @param {Int32Array} array @param {number} index @param {number} value @param {number} [milliseconds] without them for ever
 */
export function waitForChange(array, index, value, milliseconds) {
  for (;;) {
    const woken = wait(array, index, value, milliseconds);
    if (milliseconds !== undefined || woken !== "ok" || Atomics.load(array, index) !== value) return woken;
  }
}

/** For all of this process; whoever starts a Miniflare calls it first. */
export function steadyWaits() {
  Atomics.wait = /** @type {typeof Atomics.wait} */ (waitForChange);
}
