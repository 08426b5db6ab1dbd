import type { ReactNode } from "react";
import { Glyph } from "~/components/drawings/glyphs";
import { Fold } from "~/components/ui/fold";
import { TEMPERS } from "~/components/zodiac-wheel/aspect-style";
import { arcOf, degreesAndMinutes } from "~/readings/degrees";
import type { DerivedView } from "./chosen-view";
import type { DerivedAspect } from "./derived-request";
import { ReadingText } from "./reading-row";

interface DerivedAspectsProps {
  readonly view: DerivedView;
  readonly aspects: readonly DerivedAspect[];
}

/** Within which distance each kind counts, as the core has it. */
const ORBS: Readonly<Record<DerivedView, string>> = {
  Now: "Within 1°; Jupiter to Pluto within 2°.",
  Progressed: "Within 1°: about a year of life for the Sun and the angles, a month for the Moon.",
  "Solar return":
    "Within 1°; Jupiter to Pluto within 2°. That the Sun meets its natal place goes without saying.",
  "Lunar return":
    "Within 1°; Jupiter to Pluto within 2°. That the Moon meets its natal place goes without saying.",
  "Planet return":
    "Within 1°; Jupiter to Pluto within 2°. That the planet meets its natal place goes without saying.",
  Relocated: "Within 1° of the two angles: the planets are the natal ones.",
};

/** From the derived chart to the natal one, the closest first. */
export function DerivedAspects({ view, aspects }: DerivedAspectsProps) {
  return (
    <section className="mt-8">
      <h3 className="text-lg">Aspects to the natal chart</h3>
      <p className="mt-1 mb-2 text-sm text-muted">{ORBS[view]}</p>
      {aspects.length === 0 ? (
        <p className="border-t border-line py-3 text-muted">None is as close as that.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {aspects.map((aspect) => (
            <li key={`${aspect.planet1} ${aspect.planet2}`}>
              <WithWords
                words={aspect.words}
                line={<AspectLine {...aspect} isMoving={view !== "Relocated"} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WithWords({ words, line }: { readonly words: DerivedAspect["words"]; readonly line: ReactNode }) {
  if (!words) return <div className="flex items-center gap-3 py-2 sm:gap-4">{line}</div>;
  return (
    <Fold summary={line}>
      <ReadingText text={words.text} practice={words.practice ?? undefined} />
      {words.lasts && <p className="mt-2 text-sm text-muted">{words.lasts}</p>}
    </Fold>
  );
}

interface AspectLineProps extends DerivedAspect {
  /** Another place is no time: nothing comes nearer there, or goes. */
  readonly isMoving: boolean;
}

function AspectLine({ planet1, planet2, type, orb, isApplying, isMoving }: AspectLineProps) {
  return (
    <>
      <span className="flex shrink-0" style={{ color: `var(--${TEMPERS[type]})` }}>
        <Glyph name={type} size={18} />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          {planet1} {type} natal {planet2}
        </span>
        <span className="text-sm text-muted tabular">
          orb {degreesAndMinutes(arcOf(orb))}
          {isMoving && (isApplying ? " · applying" : " · separating")}
        </span>
      </span>
    </>
  );
}
