import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { Placement } from "~/astrology/chart";
import { Glyph } from "~/components/glyphs";
import { Badge } from "~/components/ui/badge";
import { bodyKeywords } from "~/readings/body-keywords";
import { degreesAndMinutes } from "~/readings/degrees";
import { ordinal } from "~/readings/ordinal";

export function PlanetsTab({ chart }: { readonly chart: BirthChartAnswer }) {
  return (
    <>
      <h2 className="mb-4 text-xl">Planets</h2>
      <PlacementList placements={chart.planets} />
      <h3 className="mt-8 mb-4 text-lg">Chiron and the lunar nodes</h3>
      <PlacementList placements={chart.points} />
      {chart.houses.length > 0 && <CuspTable chart={chart} />}
    </>
  );
}

function PlacementList({ placements }: { readonly placements: readonly Placement[] }) {
  return (
    <ul className="divide-y divide-line">
      {placements.map((placement) => (
        <li key={placement.planet} className="flex items-center gap-4 py-3">
          <span className="text-gold">
            <Glyph name={placement.planet} size={28} />
          </span>
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {placement.planet}
              {placement.isRetrograde && <Badge tone="danger">Retrograde</Badge>}
            </p>
            <p className="text-sm text-muted">{bodyKeywords[placement.planet]}</p>
          </div>
          <p className="shrink-0 text-right text-sm">
            <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
              <Glyph name={placement.sign} size={16} />
              <span className="font-semibold">{placement.sign}</span>
              <span className="tabular">{degreesAndMinutes(placement)}</span>
            </span>
            {placement.house !== null && (
              <span className="block text-muted">{ordinal(placement.house)} house</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function CuspTable({
  chart: { houses, houseSystem, rising, midheaven },
}: {
  readonly chart: BirthChartAnswer;
}) {
  return (
    <table className="mt-8 w-full text-sm">
      <caption className="mb-3 text-left font-display text-lg font-semibold">
        House cusps, {houseSystem}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">House</th>
          <th scope="col">Cusp</th>
        </tr>
      </thead>
      <tbody className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {rising && <CuspRow label="AC" {...rising} />}
        {midheaven && <CuspRow label="MC" {...midheaven} />}
        {houses.map(({ house, sign, degree }) => (
          <CuspRow
            key={house}
            label={String(house)}
            sign={sign}
            degree={Math.floor(degree)}
            minute={Math.floor((degree - Math.floor(degree)) * 60)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface CuspRowProps {
  readonly label: string;
  readonly sign: BirthChartAnswer["sun"]["sign"];
  readonly degree: number;
  readonly minute: number;
}

function CuspRow({ label, sign, degree, minute }: CuspRowProps) {
  return (
    <tr className="flex justify-between gap-2 border-b border-line py-1.5">
      <th scope="row" className="font-semibold">
        {label}
      </th>
      <td className="inline-flex items-center gap-1.5 tabular">
        {degreesAndMinutes({ degree, minute })} <Glyph name={sign} size={14} label={sign} />
      </td>
    </tr>
  );
}
