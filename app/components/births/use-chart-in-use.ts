import { useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { IN_USE_EVENT } from "~/notes/in-use-event";
import { useIsBrowser } from "../ui/use-is-browser";
import { useLayoutEffectHere } from "../ui/use-layout-effect-here";
import { chartInUse, maybeKnown } from "./person-chart";

/** The chart of the person in use, "coming" while it is looked for; null for nobody, and where it cannot be had. */
export function useChartInUse(): BirthChartAnswer | "coming" | null {
  const isBrowser = useIsBrowser();
  const [chart, setChart] = useState<BirthChartAnswer | "coming" | null>(
    isBrowser && maybeKnown() ? "coming" : null,
  );
  useLayoutEffectHere(() => {
    if (maybeKnown()) setChart("coming");
  }, []);
  useEffect(() => {
    const come = () => void chartInUse().then(setChart);
    come();
    addEventListener(IN_USE_EVENT, come);
    return () => removeEventListener(IN_USE_EVENT, come);
  }, []);
  return chart;
}
