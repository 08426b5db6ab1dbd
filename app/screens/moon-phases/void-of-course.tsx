import type { VoidAhead } from "~/answers/moon-ahead";
import { Glyph } from "~/components/drawings/glyphs";
import { MomentSpan } from "~/components/sky/moment";
import { Card, CardHeader } from "~/components/ui/card";

export function VoidOfCourse({ spans }: { readonly spans: readonly VoidAhead[] }) {
  return (
    <Card>
      <CardHeader
        title="Void of course"
        description="From the Moon's last major aspect in a sign until she enters the next, these seven days."
      />
      <ol className="flex flex-col gap-3 text-sm">
        {spans.map(({ start, end, sign, lastAspect }) => (
          <li key={end} className="border-l-2 border-line pl-3">
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
        ))}
      </ol>
    </Card>
  );
}
