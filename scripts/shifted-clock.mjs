// @ts-check
// Another day for all that runs here: `CLOCK_SHIFT` says by how many milliseconds. Node preloads this file
// (`--import`), and local-worker.mjs puts the same words before the bundle's own; what measures spans is left alone.

/** @param {{ Date: DateConstructor, isClockShifted?: true }} scope @param {number} by milliseconds */
function shiftClock(scope, by) {
  if (scope.isClockShifted) return; // both by Node and by whoever imports this file
  scope.isClockShifted = true;
  const real = scope.Date;
  const now = () => real.now() + by;
  scope.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}

const by = Number(process.env.CLOCK_SHIFT ?? 0);

/** What a module says first for its isolate to live on that day too; nothing where no other day is asked for. */
export const shiftedClock = by ? `(${shiftClock})(globalThis, ${by});\n` : "";

if (by) shiftClock(globalThis, by);
