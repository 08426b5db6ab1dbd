import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while its HTML is taken over, true from then on: what only the browser knows goes behind it. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
