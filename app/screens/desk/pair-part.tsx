import type { CompatibilityAnswer } from "~/answers/compatibility";
import { sourceOf, untimedNote } from "~/components/pair/pair-words";
import { SynastryGrid } from "~/components/pair/synastry-grid";
import { wheelOfBoth } from "~/components/pair/wheel-of-both";
import { labelOf, tabledPair, type WheelOfPair, wheelOfPair } from "~/components/pair/wheel-of-pair";
import { PlacementsTable } from "~/components/placements/placements-table";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import type { PairBodies } from "~/schemas/reading-draft";
import * as words from "~/words/compatibility";

const COLUMNS = ["name", "sign", "degree", "house"] as const;

const bdi = (inner: React.ReactNode) => <bdi>{inner}</bdi>;

interface PartProps {
  readonly isTable: boolean;
}

/** The one chart of two births, or its positions, as a letter has them. */
export function PartOfPair({ pair, isTable }: PartProps & { readonly pair: WheelOfPair }) {
  const note = untimedNote(pair);
  return (
    <div data-part>
      {isTable ? (
        <PlacementsTable chart={tabledPair(pair)} only={COLUMNS} isBare />
      ) : (
        <ZodiacWheel {...wheelOfPair(pair)} />
      )}
      <p className="mt-2 text-sm break-words text-muted">
        {labelOf(pair)}. {sourceOf(pair)}
      </p>
      {note && <p className="mt-2 text-sm break-words text-muted">{note}</p>}
    </div>
  );
}

interface BothProps extends PartProps {
  readonly both: Pick<
    CompatibilityAnswer,
    "person1Chart" | "person2Chart" | "synastryAspects" | "moreAspects"
  >;
  readonly bodies: PairBodies;
}

/** Both charts in one wheel; or their positions, and the aspects between them. */
export function PartOfBoth({ both, bodies, isTable }: BothProps) {
  const { person1Chart, person2Chart, synastryAspects } = both;
  const [one, other] = [person1Chart.input.name, person2Chart.input.name];
  if (!isTable) {
    return (
      <div data-part>
        <ZodiacWheel {...wheelOfBoth(both, bodies === "All")} />
        <p className="mt-2 text-sm break-words text-muted">{words.insideAndOutside({ one, other, bdi })}</p>
      </div>
    );
  }
  return (
    <div data-part>
      {[person1Chart, person2Chart].map((chart) => (
        <div key={chart.id} className="mb-5">
          <h3 className="mb-2 break-words">{words.chartOf({ name: chart.input.name })}</h3>
          <PlacementsTable chart={chart} only={COLUMNS} isBare />
        </div>
      ))}
      <SynastryGrid aspects={synastryAspects} name1={one} name2={other} />
      <p className="mt-2 text-sm break-words text-muted">{words.rowsAndColumns({ one, other, bdi })}</p>
    </div>
  );
}
