import { BODIES } from "~/astrology/bodies";
import { elementOf, SIGNS } from "~/astrology/signs";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { Card, CardHeader } from "~/components/ui/card";
import * as words from "~/words/ephemeris";
import * as names from "~/words/names";

export function Legend() {
  return (
    <Card className="print:hidden">
      <CardHeader title={words.symbols()} />
      <div className="grid gap-6 lg:grid-cols-2">
        <div>
          <h3 className="mb-2 font-sans text-sm font-semibold text-muted">{words.bodies()}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1.5 text-sm">
            {BODIES.map((body) => (
              <li key={body} className="flex items-center gap-2">
                <span style={{ color: bodyColour(body) }}>
                  <Glyph name={body} size={18} />
                </span>
                {names.body(body)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-2 font-sans text-sm font-semibold text-muted">{words.zodiacSigns()}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1.5 text-sm">
            {SIGNS.map((sign) => (
              <li key={sign} className="flex items-center gap-2">
                <span style={{ color: `var(--${elementOf(sign).toLowerCase()})` }}>
                  <Glyph name={sign} size={18} />
                </span>
                {names.sign(sign)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
