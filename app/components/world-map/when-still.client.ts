import type * as leaflet from "leaflet";

/** Milliseconds after which it is done even if the browser has not been idle. */
const PATIENCE = 150;

/**
 * Does something once the map stands still and the browser has nothing more urgent: what is written on the map is laid
 * out then, and only once for several movements in a row.
 * @param steps each in an idle moment of its own, so that none holds a frame up
 * @returns begins with the first step now, as if the map had moved
 */
export function whenStill(map: leaflet.Map, steps: readonly (() => void)[]): () => void {
  const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1));
  const never = globalThis.cancelIdleCallback ?? clearTimeout;
  let planned = 0;
  const cancel = () => never(planned);
  const plan = (index: number) => {
    cancel();
    const step = steps[index];
    if (!step) return;
    planned = later(
      () => {
        step();
        plan(index + 1);
      },
      { timeout: PATIENCE },
    );
  };
  const begin = () => plan(0);
  map.on("movestart unload", cancel);
  map.on("moveend resize", begin);
  return begin;
}
