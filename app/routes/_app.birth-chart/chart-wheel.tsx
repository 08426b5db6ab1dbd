import { useMemo, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { Reading } from "~/answers/reading";
import type { ChartPoint } from "~/astrology/orbs";
import { Checkbox } from "~/components/ui/field";
import type { Asked } from "~/components/use-asked";
import { AspectGrid } from "~/components/zodiac-wheel/aspect-grid";
import { figuresOf } from "~/components/zodiac-wheel/figures";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import { WheelReading } from "./wheel-reading";

interface ChartWheelProps {
  readonly chart: BirthChartAnswer;
  readonly label: string;
  readonly reading: Asked<Reading>;
}

/** The wheel with all that its chart has; aspects to angles and points come when asked for, in it and in a grid. */
export function ChartWheel({ chart, label, reading }: ChartWheelProps) {
  const [withMore, setWithMore] = useState(false);
  const { planets, points, extras, aspects, moreAspects, patterns } = chart;
  const bodies = useMemo(() => [...planets, ...points, ...(extras ?? [])], [planets, points, extras]);
  const drawn = useMemo(
    () => (withMore && moreAspects ? [...aspects, ...moreAspects] : aspects),
    [withMore, aspects, moreAspects],
  );
  const figures = useMemo(() => patterns && figuresOf(patterns), [patterns]);
  return (
    <>
      <div className="-mx-5 sm:mx-0">
        <ZodiacWheel
          label={label}
          bodies={bodies}
          houses={chart.houses}
          rising={chart.rising}
          midheaven={chart.midheaven}
          aspects={drawn}
          figures={figures}
          readingOf={(subject) => <WheelReading subject={subject} reading={reading} />}
        />
      </div>
      {moreAspects && moreAspects.length > 0 && (
        <div className="mt-2 screen-only noscript:hidden">
          <Checkbox
            role="switch"
            label="Aspects to angles and points"
            checked={withMore}
            onChange={({ target }) => setWithMore(target.checked)}
          />
          {withMore && (
            <section
              aria-label="Aspect grid with angles and points"
              className="mt-2 overflow-x-auto"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
            >
              <AspectGrid aspects={aspects} more={{ points: pointsOf(chart), aspects: moreAspects }} />
            </section>
          )}
        </div>
      )}
    </>
  );
}

/** What has a row: all that is shown beside the planets; the South Node only where its own aspects are told. */
function pointsOf({
  points,
  extras = [],
  rising,
  moreAspects = [],
}: BirthChartAnswer): readonly ChartPoint[] {
  const hasOwn = moreAspects.some(({ planet1, planet2 }) => [planet1, planet2].includes("South Node"));
  return [
    ...points.map(({ planet }) => planet).filter((point) => point !== "South Node" || hasOwn),
    ...(rising ? (["Ascendant", "Midheaven"] as const) : []),
    ...extras.map(({ planet }) => planet),
  ];
}
