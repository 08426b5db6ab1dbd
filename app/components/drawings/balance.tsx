import type { Body } from "~/astrology/bodies";
import { ELEMENTS, elementOf, MODALITIES, modalityOf, type Sign } from "~/astrology/signs";
import * as words from "~/words/drawings";
import * as names from "~/words/names";
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
        title={words.elements()}
        rows={ELEMENTS.map((element) => ({
          id: element,
          name: names.element(element),
          colour: `var(--${element.toLowerCase()})`,
          bodies: placements.filter(({ sign }) => elementOf(sign) === element).map(({ planet }) => planet),
        }))}
      />
      <BalanceGroup
        title={words.modalities()}
        rows={MODALITIES.map((modality) => ({
          id: modality,
          name: names.modality(modality),
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
    readonly id: string;
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
        {rows.map(({ id, name, colour, bodies }) => (
          <div key={id} className="grid min-h-10 grid-cols-[4.75rem_1fr_auto] items-center gap-3 py-1.5">
            <dt className="font-semibold" style={{ color: colour }}>
              {name}
            </dt>
            <dd className="flex flex-wrap gap-1.5">
              {bodies.map((body) => (
                <Glyph key={body} name={body} size={18} label={names.body(body)} />
              ))}
            </dd>
            <dd className="tabular text-muted">{bodies.length}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
