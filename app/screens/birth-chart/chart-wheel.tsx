import { useMemo, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ReadingOfChart } from "~/answers/reading";
import type { ChartPoint } from "~/astrology/orbs";
import { settingsText } from "~/components/births/settings-line";
import { birthLine } from "~/components/forms/form-values";
import { MoreAspectsSwitch } from "~/components/forms/more-aspects-switch";
import { PlacementsTable } from "~/components/placements/placements-table";
import type { Asked } from "~/components/results/use-asked";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { AspectGrid } from "~/components/zodiac-wheel/aspect-grid";
import { figuresOf } from "~/components/zodiac-wheel/figures";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import * as words from "~/words/birth-chart";
import { WheelReading } from "./wheel-reading";

const WITH_THE_WHEEL = ["name", "sign", "degree", "house", "speed", "declination"] as const;

interface ChartWheelProps {
  readonly chart: BirthChartAnswer;
  readonly label: string;
  readonly reading: Asked<ReadingOfChart>;
}

/** The wheel with all that its chart has, and its places: beside it where that leaves it some 500 px, else below; it is never higher than the window, and aspects to angles and points come when asked for, in it and in a grid. */
export function ChartWheel({ chart, label, reading }: ChartWheelProps) {
  const [withMore, setWithMore] = useState(false);
  const isBrowser = useIsBrowser();
  const { planets, points, extras, aspects, moreAspects, patterns } = chart;
  const bodies = useMemo(() => [...planets, ...points, ...(extras ?? [])], [planets, points, extras]);
  const drawn = useMemo(
    () => (withMore && moreAspects ? [...aspects, ...moreAspects] : aspects),
    [withMore, aspects, moreAspects],
  );
  const figures = useMemo(() => patterns && figuresOf(patterns), [patterns]);
  return (
    <>
      <div className="@container">
        <div className="items-start gap-2 @min-[44.5rem]:grid @min-[44.5rem]:grid-cols-[minmax(0,1fr)_max-content] @min-[60rem]:gap-8">
          <div className="max-w-[max(28rem,calc(100vh-10rem))] max-sm:-mx-5 sm:mx-auto sm:w-full print:max-w-none">
            <ZodiacWheel
              label={label}
              bodies={bodies}
              houses={chart.houses}
              rising={chart.rising}
              midheaven={chart.midheaven}
              aspects={drawn}
              figures={figures}
              lines={[birthLine(chart).slice(1).join(" · "), settingsText(chart)]}
              readingOf={(subject) => <WheelReading subject={subject} reading={reading} />}
            />
          </div>
          {/* The whole table has a tab of its own, which is what a phone, paper and pages without scripts have: for these it is not made either. */}
          <div className="mt-4 screen-only noscript:hidden @max-[34rem]:hidden @min-[44.5rem]:mt-0 @min-[44.5rem]:@max-[50rem]:[&_[data-column=house]]:hidden @min-[44.5rem]:[&_[data-column=declination]]:hidden @min-[44.5rem]:[&_[data-column=speed]]:hidden">
            {isBrowser && <PlacementsTable chart={chart} only={WITH_THE_WHEEL} isBare />}
          </div>
        </div>
      </div>
      {moreAspects && moreAspects.length > 0 && (
        <div className="mt-2 screen-only noscript:hidden">
          <MoreAspectsSwitch isOn={withMore} onChange={setWithMore} />
          {withMore && (
            <section
              aria-label={words.aspectGridWithAngles()}
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
