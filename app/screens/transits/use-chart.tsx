import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { holding } from "~/calls/shape";
import { broughtChart, type ChartLongitudes, keepInHistory } from "~/components/births/chart-longitudes";
import { isOwnChartInUse, longitudesInUse, maybeKnown } from "~/components/births/person-chart";
import { useLinkInAddress } from "~/components/link/use-link";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { useLayoutEffectHere } from "~/components/ui/use-layout-effect-here";
import { IN_USE_EVENT } from "~/notes/in-use-event";
import { hasNote, note } from "~/notes/note";

const YEAR = "/transits/year";

const NO_LINK = { note: null, round: 0 };

/** As the link says it: the time line, which reads this note, looks whether it can be shown. */
const timeLineOfLink = note<object>("timeLine", { owner: "device", lasts: "step", check: holding({}) });

/** Whose transits a page shows, and what may change that. */
export interface ChartOfPage {
  /** Null where there is none, and where the page came with that of the saved profile. */
  readonly chart: ChartLongitudes | null;
  /** Whether one is awaited. */
  readonly isComing: boolean;
  /** The chart of the person in use, whichever is shown. */
  readonly kept: ChartLongitudes | null;
  readonly use: (chart: ChartLongitudes) => void;
  /** What is said of a link that was opened, and how many were. */
  readonly link: { readonly note: ReactNode; readonly round: number };
}

/**
 * The chart that each page of Transits is about: asked for here, brought by the link that led here, else that of the
 * person in use, where the page did not come with the chart of the saved profile.
 */
export function useChart(isOwnGiven = false): ChartOfPage {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isBrowser = useIsBrowser(); // neither history nor storage is known to the server
  const brought = useMemo(() => (isBrowser ? broughtChart(state) : null), [isBrowser, state]);
  const [kept, setKept] = useState<ChartLongitudes | null>(null);
  const [used, setUsed] = useState<ChartLongitudes | null>(null);
  const [isComing, setComing] = useState(isBrowser && !isOwnGiven && maybeKnown());
  useLayoutEffectHere(() => setComing(!isOwnGiven && maybeKnown()), []);
  useEffect(() => {
    // It can wait for what the server rendered and React has not taken over yet.
    const come = async (isSwitch: boolean) => {
      const isGiven = !isSwitch && isOwnGiven && (!hasNote("device", "in-use") || (await isOwnChartInUse()));
      const chart = isGiven ? null : await longitudesInUse();
      startTransition(() => {
        setKept(chart);
        if (isSwitch || isOwnGiven) setUsed(chart);
        setComing(false);
      });
    };
    void come(false);
    const onSwitch = () => void come(true);
    addEventListener(IN_USE_EVENT, onSwitch);
    return () => removeEventListener(IN_USE_EVENT, onSwitch);
  }, [isOwnGiven]);
  const [link, setLink] = useState<ChartOfPage["link"]>(NO_LINK);
  const use = (chart: ChartLongitudes) => {
    keepInHistory(chart);
    setUsed(chart);
    setLink(({ round }) => ({ note: null, round }));
  };
  useLinkInAddress(({ openTransits, takeOutOfAddress }, hash) => {
    const { link, note } = openTransits(hash);
    // The span of a time line is shown by its own page, which opens the link itself.
    if (link?.span && pathname !== YEAR) {
      navigate({ pathname: YEAR, search: location.search, hash }, { replace: true });
      return;
    }
    setLink(({ round }) => ({ note, round: round + Number(link !== null) }));
    if (!link) return;
    takeOutOfAddress();
    keepInHistory(link.chart);
    if (link.span) timeLineOfLink.write({ ...link.span, open: [] });
    setUsed(link.chart);
  });
  const chart = used ?? brought;
  return {
    chart: chart ?? (isOwnGiven ? null : kept),
    isComing: isComing && chart === null,
    kept,
    use,
    link,
  };
}

/** Whether two are charts of one birth, which may have come by different ways. */
export function isSameChart(chart: ChartLongitudes, other: ChartLongitudes | null): boolean {
  return JSON.stringify(chart.longitudes) === JSON.stringify(other?.longitudes);
}
