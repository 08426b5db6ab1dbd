import { type RefObject, useRef, useState } from "react";
import { useLayoutEffectHere } from "../ui/use-layout-effect-here";

/** The width of a box, whole CSS pixels, as long as it stands on the screen; null until it does. */
export function useWidth<Box extends HTMLElement>(): readonly [RefObject<Box>, number | null] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffectHere(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => setWidth((last) => Math.floor(current.clientWidth) || last);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
