import type { LineName as Name } from "~/astrology/angular-lines";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import * as words from "~/words/astrocartography";
import * as names from "~/words/names";
import * as mapWords from "~/words/world-map";

/** `Sun Midheaven` */
export function nameOf({ planet, lineType }: Name): string {
  return mapWords.line({ planet: names.body(planet), angle: words.angleOfLine(lineType) });
}

/** `Sun MC` */
function shortNameOf({ planet, lineType }: Name): string {
  return mapWords.line({ planet: names.body(planet), angle: mapWords.angleLetters(lineType) });
}

interface LineNameProps {
  readonly line: Name;
  /** `MC` in place of Midheaven. */
  readonly short?: boolean;
}

/** A line by its body's glyph, in the body's colour, and its name. */
export function LineName({ line: { planet, lineType }, short }: LineNameProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span style={{ color: bodyColour(planet) }} className="inline-flex">
        <Glyph name={planet} size={short ? 16 : 18} />
      </span>
      <span>{short ? shortNameOf({ planet, lineType }) : nameOf({ planet, lineType })}</span>
    </span>
  );
}
