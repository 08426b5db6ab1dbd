import { useRef } from "react";
import { useLayoutEffectHere } from "../ui/use-layout-effect-here";

/**
 * Calls `onAnswered` once for everything that a fetcher is answered, with the commit that shows it.
 *
 * An effect that depends on `fetcher.data` is lost now and then: Remix changes what its fetchers hold in place, outside
 * of React's state. Where a component is rendered in vain meanwhile (a state is set to what it was), React throws that
 * rendering's effects away and keeps their dependencies, so that at the next one nothing seems to have changed.
 */
export function useAnswered<Data>(data: Data | undefined, onAnswered: (data: Data) => void): void {
  const last = useRef<Data>();
  // Without dependencies, for that reason.
  useLayoutEffectHere(() => {
    if (data === undefined || data === last.current) return;
    last.current = data;
    onAnswered(data);
  });
}
