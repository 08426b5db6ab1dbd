import type { DesignPlacement, HumanDesignAnswer } from "~/answers/human-design";
import { Glyph } from "~/components/drawings/glyphs";
import { LinkToPart } from "~/components/ui/link-to-part";
import * as words from "~/words/human-design";
import { keyOf } from "./design-words";
import { SIDES, Sign } from "./legend";

interface PlacementsProps {
  readonly answer: HumanDesignAnswer;
  /** A gate is pointed at, by its key; null when it no longer is. */
  readonly onHint: (key: string | null) => void;
}

/** Both columns: which gate and line each body holds, at birth and in the design. */
export function Placements({ answer: { birth, design }, onHint }: PlacementsProps) {
  return (
    <div className="sideways">
      <table className="w-full text-sm tabular">
        <caption className="sr-only">{words.gatesAndLines()}</caption>
        <thead>
          <tr className="border-b border-line text-start align-bottom text-xs text-muted">
            <th scope="col" className="pb-2 font-semibold">
              {words.bodyLabel()}
            </th>
            {[SIDES.birth, SIDES.design].map(({ name, sign }) => (
              <th key={name()} scope="col" className="w-14 pb-2 ps-2 font-semibold">
                <span className="block">
                  <Sign>{sign}</Sign>
                </span>
                {name()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {birth.map((held, index) => (
            <tr key={held.body} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 text-start font-normal">
                <span className="inline-flex items-center gap-2">
                  <span className="inline-flex text-muted">
                    <Glyph name={held.body} size={18} />
                  </span>
                  {words.body(held.body)}
                </span>
              </th>
              <Held placement={held} onHint={onHint} />
              <Held placement={design[index]} onHint={onHint} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeldProps {
  readonly placement: DesignPlacement | undefined;
  readonly onHint: (key: string | null) => void;
}

function Held({ placement, onHint }: HeldProps) {
  const { gate = null, line = null } = placement ?? {};
  if (gate === null) {
    return (
      <td className="py-1 ps-2 text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.changesDuringTheDay()}</span>
      </td>
    );
  }
  const key = keyOf.gate(gate);
  return (
    <td className="py-1 ps-2">
      <LinkToPart
        id={key}
        className="-mx-1.5 inline-block min-w-11 rounded-sm px-1.5 py-0.5 transition-colors hover:bg-gold-soft hover:text-gold"
        onPointerEnter={() => onHint(key)}
        onPointerLeave={() => onHint(null)}
        onFocus={() => onHint(key)}
        onBlur={() => onHint(null)}
      >
        <span className="font-semibold">{gate}</span>
        {line !== null && <span className="text-muted">.{line}</span>}
      </LinkToPart>
    </td>
  );
}
