import type { BirthChartAnswer } from "~/answers/birth-chart";
import { PlacementsTable } from "~/components/placements/placements-table";
import { toldPatterns } from "~/components/sky/told-patterns";
import * as words from "~/words/birth-chart";
import { AafDownload } from "./aaf-download";
import { PatternList } from "./pattern-list";
import { Traditional } from "./traditional";

/** A chart as professionals read it. One that was drawn without settings has the table alone. */
export function TableTab({ chart }: { readonly chart: BirthChartAnswer }) {
  return (
    <>
      <h2 className="mb-3 text-xl">{words.positions()}</h2>
      <PlacementsTable chart={chart} />
      <p className="mt-2 max-w-prose text-sm text-muted">
        {chart.planets[0]?.declination === undefined
          ? words.degreesAreCut()
          : words.degreesAreCutDeclination()}{" "}
        <a href="/insights/glossary" className="link">
          {words.whatDoTheseWords()}
        </a>
      </p>
      <AafDownload chart={chart} />
      {chart.settings && (
        <section aria-label={words.sectDignitiesAndDispositors()} className="mt-8">
          <h2 className="mb-3 text-xl">{words.sectAndDignities()}</h2>
          <Traditional chart={chart} />
        </section>
      )}
      {chart.patterns && (
        <section aria-label={words.patterns()} className="mt-8">
          <h2 className="text-xl">{words.patterns()}</h2>
          <PatternList patterns={toldPatterns(chart.patterns)} />
        </section>
      )}
    </>
  );
}
