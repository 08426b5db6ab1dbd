import type { BirthChartAnswer } from "~/answers/birth-chart";
import { Glyph } from "~/components/glyphs";
import { Badge } from "~/components/ui/badge";
import { AspectGrid } from "~/components/zodiac-wheel/aspect-grid";

export function AspectsTab({ aspects }: { readonly aspects: BirthChartAnswer["aspects"] }) {
  const harmonious = aspects.filter(({ isHarmonious }) => isHarmonious).length;
  return (
    <>
      <h2 className="mb-4 text-xl">Aspects</h2>
      <dl className="mb-6 grid grid-cols-2 gap-3">
        <CountCard label="Harmonious" count={harmonious} />
        <CountCard label="Challenging" count={aspects.length - harmonious} />
      </dl>
      {aspects.length === 0 ? (
        <p className="text-muted">No major aspects found in this chart</p>
      ) : (
        <ul className="divide-y divide-line">
          {aspects.map(({ planet1, planet2, type, angle, orb, isApplying, isHarmonious }) => (
            <li key={`${planet1} ${planet2}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="flex items-center gap-2 text-gold" aria-hidden="true">
                <Glyph name={planet1} size={20} />
                <Glyph name={type} size={18} />
                <Glyph name={planet2} size={20} />
              </span>
              <span className="grow font-semibold">
                {planet1} {type} {planet2}
              </span>
              <span className="text-sm text-muted tabular">
                {Math.round(angle)}° · orb {orb.toFixed(1)}° · {isApplying ? "applying" : "separating"}
              </span>
              <Badge tone={isHarmonious ? "lilac" : "neutral"}>
                {isHarmonious ? "Harmonious" : "Challenging"}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {aspects.length > 0 && (
        <section aria-label="Aspect grid" className="mt-8 overflow-x-auto">
          <AspectGrid aspects={aspects} />
        </section>
      )}
      <p className="mt-6 max-w-prose text-sm text-muted">
        A conjunction is counted as challenging, yet it takes its colour from the two planets that meet: Venus
        with Jupiter is no hardship.
      </p>
    </>
  );
}

function CountCard({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div className="flex flex-col-reverse rounded-md border border-line bg-sunken p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-xl font-semibold tabular">{count}</dd>
    </div>
  );
}
