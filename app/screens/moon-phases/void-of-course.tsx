import type { VoidAhead } from "~/answers/moon-ahead";
import { Glyph } from "~/components/drawings/glyphs";
import { MomentSpan } from "~/components/sky/moment";
import { Card, CardHeader } from "~/components/ui/card";

/** The first span at once, the others of the week when they are asked for. */
export function VoidOfCourse({ spans: [next, ...later] }: { readonly spans: readonly VoidAhead[] }) {
  return (
    <Card>
      <CardHeader
        title="Void of course"
        description="From the Moon's last major aspect in a sign until she enters the next, these seven days."
      />
      <ol className="text-sm">{next && <Span {...next} />}</ol>
      {later.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 items-center text-sm font-semibold text-gold">
            {later.length} more in these seven days
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
    <li className="border-l-2 border-line pl-3">
      <p className="flex items-center gap-1.5 font-semibold">
        <Glyph name={sign} size={16} /> Leaving {sign}
      </p>
      <p>
        <MomentSpan start={start} end={end} />
      </p>
      <p className="text-xs text-muted">
        {lastAspect
          ? `After the ${lastAspect.type.toLowerCase()} with ${lastAspect.planet}`
          : `No major aspect all through ${sign}`}
      </p>
    </li>
  );
}
