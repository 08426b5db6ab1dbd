import type { VoidAhead } from "~/answers/moon-ahead";
import { Glyph } from "~/components/drawings/glyphs";
import { MomentSpan } from "~/components/sky/moment";
import { Card, CardHeader } from "~/components/ui/card";
import * as words from "~/words/moon-phases";
import * as names from "~/words/names";

/** The first span at once, the others of the week when they are asked for. */
export function VoidOfCourse({ spans: [next, ...later] }: { readonly spans: readonly VoidAhead[] }) {
  return (
    <Card>
      <CardHeader title={words.voidOfCourse()} description={words.fromTheMoonsLast()} />
      <ol className="text-sm">{next && <Span {...next} />}</ol>
      {later.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 items-center text-sm font-semibold text-gold">
            {words.moreInTheseDays({ count: later.length })}
          </summary>
          <ol className="mt-1 flex flex-col gap-3 text-sm">
            {later.map((span) => (
              <Span key={span.end} {...span} />
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}

function Span({ start, end, sign, lastAspect }: VoidAhead) {
  return (
    <li className="border-s-2 border-line ps-3">
      <p className="flex items-center gap-1.5 font-semibold">
        <Glyph name={sign} size={16} /> {words.leavingSign({ sign: names.sign(sign) })}
      </p>
      <p>
        <MomentSpan start={start} end={end} />
      </p>
      <p className="text-xs text-muted">
        {lastAspect
          ? words.afterAspectWith({
              afterAspect: words.afterAspect(lastAspect.type),
              planet: names.otherPoint(lastAspect.planet),
            })
          : words.noMajorAspectAll({ sign: names.sign(sign) })}
      </p>
    </li>
  );
}
