import type { Sign } from "~/astrology/signs";
import { useChartInUse } from "~/components/births/use-chart-in-use";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import type { DayOfOwnChartProps } from "./day-of-own-chart";
import { signsOf } from "./your-signs";

export interface OwnDayProps extends Omit<DayOfOwnChartProps, "chart"> {
  readonly sign: Sign;
}

/** On the pages of somebody's own signs: the same day from the houses and contacts of their chart, the lord of the year first. */
export function OwnDay(props: OwnDayProps) {
  const chart = useChartInUse();
  if (!chart || chart === "coming") return null;
  if (!signsOf(chart).some(({ sign }) => sign === props.sign)) return null;
  return (
    <ResultBoundary of={chart}>
      <Coming chart={chart} date={props.date} told={props.told} />
    </ResultBoundary>
  );
}

const loadDay = () => import("./day-of-own-chart").then(({ DayOfOwnChart }) => DayOfOwnChart);

/** Most visitors are nobody's own: its code comes for those who are. */
function Coming(props: DayOfOwnChartProps) {
  const DayOfOwnChart = useCode(loadDay);
  return DayOfOwnChart && <DayOfOwnChart {...props} />;
}
