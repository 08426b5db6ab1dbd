import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { BySign } from "~/screens/transits/by-sign";
import { TransitsScreen } from "~/screens/transits/transits-screen";
import { useChart } from "~/screens/transits/use-chart";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(
  "The Weeks Ahead by Sign",
  "What the planets do in the houses of a sign, the Sun’s or, better, the rising one: its week, its month and its year.",
);

export default function TransitsBySign() {
  const page = useChart();
  return (
    <TransitsScreen page={page}>
      <BySign />
    </TransitsScreen>
  );
}
