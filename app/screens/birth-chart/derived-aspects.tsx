import type { ReactNode } from "react";
import { Glyph } from "~/components/drawings/glyphs";
import { Fold } from "~/components/ui/fold";
import { TEMPERS } from "~/components/zodiac-wheel/aspect-style";
import { arcOf, degreesAndMinutes } from "~/readings/degrees";
import * as words from "~/words/derived-charts";
import * as names from "~/words/names";
import type { DerivedView } from "./chosen-view";
import type { DerivedAspect } from "./derived-request";
import { ReadingText } from "./reading-row";

interface DerivedAspectsProps {
  readonly view: DerivedView;
  readonly aspects: readonly DerivedAspect[];
}

/** Within which distance each kind counts, as the core has it. */
const ORBS: Readonly<Record<DerivedView, () => string>> = {
  Now: words.withinOneAndTwo,
  Progressed: words.withinOneAYear,
  "Solar return": words.withinSunGoesWithout,
  "Lunar return": words.withinMoonGoesWithout,
  "Planet return": words.withinPlanetGoesWithout,
  Relocated: words.withinOfTwoAngles,
};

/** From the derived chart to the natal one, the closest first. */
export function DerivedAspects({ view, aspects }: DerivedAspectsProps) {
  return (
    <section className="mt-8">
      <h3 className="text-lg">{words.aspectsToTheNatal()}</h3>
      <p className="mt-1 mb-2 text-sm text-muted">{ORBS[view]()}</p>
      {aspects.length === 0 ? (
        <p className="border-t border-line py-3 text-muted">{words.noneIsAsClose()}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {aspects.map((aspect) => (
            <li key={`${aspect.planet1} ${aspect.planet2}`}>
              <WithWords
                told={aspect.words}
                line={<AspectLine {...aspect} isMoving={view !== "Relocated"} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WithWords({ told, line }: { readonly told: DerivedAspect["words"]; readonly line: ReactNode }) {
  if (!told) return <div className="flex items-center gap-3 py-2 sm:gap-4">{line}</div>;
  return (
    <Fold summary={line}>
      <ReadingText text={told.text} practice={told.practice ?? undefined} />
      {told.lasts && <p className="mt-2 text-sm text-muted">{told.lasts}</p>}
    </Fold>
  );
}

interface AspectLineProps extends DerivedAspect {
  /** Another place is no time: nothing comes nearer there, or goes. */
  readonly isMoving: boolean;
}

function AspectLine({ planet1, planet2, type, orb, isApplying, isMoving }: AspectLineProps) {
  const arc = degreesAndMinutes(arcOf(orb));
  return (
    <>
      <span className="flex shrink-0" style={{ color: `var(--${TEMPERS[type]})` }}>
        <Glyph name={type} size={18} />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          {words.aspectToNatal({
            first: names.point(planet1),
            aspect: names.anyAspect(type),
            second: names.otherPoint(planet2),
          })}
        </span>
        <span className="text-sm text-muted tabular">
          {isMoving ? words.orbAndMotion({ orb: arc, isApplying }) : words.orb({ orb: arc })}
        </span>
      </span>
    </>
  );
}
