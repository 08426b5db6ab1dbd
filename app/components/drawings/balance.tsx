import type { Body } from "~/astrology/bodies";
import { ELEMENTS, elementOf, MODALITIES, modalityOf, type Sign } from "~/astrology/signs";
import { Glyph } from "./glyphs";

interface BalanceProps {
  /** What is weighed: as a rule the ten planets. */
  readonly placements: readonly { readonly planet: Body; readonly sign: Sign }[];
}

/** Which bodies stand in which element and modality: the bars are the bodies themselves. */
export function Balance({ placements }: BalanceProps) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <BalanceGroup
        title="Elements"
        rows={ELEMENTS.map((element) => ({
          name: element,
          colour: `var(--${element.toLowerCase()})`,
          bodies: placements.filter(({ sign }) => elementOf(sign) === element).map(({ planet }) => planet),
        }))}
      />
      <BalanceGroup
        title="Modalities"
        rows={MODALITIES.map((modality) => ({
          name: modality,
          colour: "var(--lilac)",
          bodies: placements.filter(({ sign }) => modalityOf(sign) === modality).map(({ planet }) => planet),
        }))}
      />
    </div>
  );
}

interface BalanceGroupProps {
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly colour: string;
    readonly bodies: readonly Body[];
  }[];
}

function BalanceGroup({ title, rows }: BalanceGroupProps) {
  return (
    <div>
      <h3 className="mb-1">{title}</h3>
      <dl className="divide-y divide-line text-sm">
        {rows.map(({ name, colour, bodies }) => (
          <div key={name} className="grid min-h-10 grid-cols-[4.75rem_1fr_auto] items-center gap-3 py-1.5">
            <dt className="font-semibold" style={{ color: colour }}>
              {name}
            </dt>
            <dd className="flex flex-wrap gap-1.5">
              {bodies.map((body) => (
                <Glyph key={body} name={body} size={18} label={body} />
              ))}
            </dd>
            <dd className="tabular text-muted">{bodies.length}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
