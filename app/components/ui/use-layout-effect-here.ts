import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; the server has nothing to lay out, and React says so aloud. */
export const useLayoutEffectHere = import.meta.env.SSR ? useEffect : useLayoutEffect;
