import type { TabledChart } from "~/components/placements/placement-rows";
import { degreesAndMinutes } from "~/readings/degrees";
import * as names from "~/words/names";

/** Where the angles of a chart stand: its wheel has room for their degrees only where it is large. */
export function AnglesOf({ chart }: { readonly chart: Pick<TabledChart, "rising" | "midheaven"> }) {
  const angles = [
    ["Ascendant", chart.rising],
    ["Midheaven", chart.midheaven],
  ] as const;
  const said = angles.flatMap(([name, at]) =>
    at ? `${names.point(name)} ${degreesAndMinutes(at)} ${names.sign(at.sign)}` : [],
  );
  return said.length > 0 && <p className="mt-1 text-sm break-words text-muted">{said.join(" · ")}</p>;
}
