import type { BirthChartAnswer } from "~/answers/birth-chart";
import { PlacementsTable } from "~/components/placements/placements-table";
import { toldPatterns } from "~/components/sky/told-patterns";
import { AafDownload } from "./aaf-download";
import { PatternList } from "./pattern-list";
import { Traditional } from "./traditional";

/** A chart as professionals read it. One that was drawn without settings has the table alone. */
export function TableTab({ chart }: { readonly chart: BirthChartAnswer }) {
  return (
    <>
      <h2 className="mb-3 text-xl">Positions</h2>
      <PlacementsTable chart={chart} />
      <p className="mt-2 max-w-prose text-sm text-muted">
        Degrees are cut to the second, never rounded up. “A day” is how far a planet moves in a day. Latitude
        is measured from the Sun's path
        {chart.planets[0]?.declination === undefined ? "." : ", declination from the celestial equator."}{" "}
        <a href="/insights/glossary" className="link">
          What do these words mean?
        </a>
      </p>
      <AafDownload chart={chart} />
      {chart.settings && (
        <section aria-label="Sect, dignities and dispositors" className="mt-8">
          <h2 className="mb-3 text-xl">Sect and dignities</h2>
          <Traditional chart={chart} />
        </section>
      )}
      {chart.patterns && (
        <section aria-label="Patterns" className="mt-8">
          <h2 className="text-xl">Patterns</h2>
          <PatternList patterns={toldPatterns(chart.patterns)} />
        </section>
      )}
    </>
  );
}
