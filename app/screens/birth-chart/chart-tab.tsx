import { useContext } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ReadingOfChart } from "~/answers/reading";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import type { ChartPosition } from "~/astrology/chart";
import { Balance } from "~/components/drawings/balance";
import { Glyph } from "~/components/drawings/glyphs";
import { PartButton } from "~/components/results/parts";
import type { Asked } from "~/components/results/use-asked";
import { Fold } from "~/components/ui/fold";
import { placeLabel } from "~/places/place-label";
import { degreesAndMinutes } from "~/readings/degrees";
import { readingId } from "~/readings/reading-id";
import { BIRTH_FORM_ID } from "./birth-form";
import { ChartViews, type ViewOfChart } from "./chart-views";
import { ChartWheel } from "./chart-wheel";
import { FirstInsight } from "./first-insight";
import { Alone, ReadingLink } from "./parts";
import { TitledTexts, WhenRead } from "./reading-row";
import { Story } from "./story";
import type { Readings } from "./use-reading";

interface ChartTabProps extends ViewOfChart {
  readonly chart: BirthChartAnswer;
  readonly reading: Readings;
}

export function ChartTab({ chart, reading: { story, places }, view, onView }: ChartTabProps) {
  const { input, moonChangesSign } = chart;
  const alone = useContext(Alone);
  if (alone === "story") {
    return (
      <>
        <Whose chart={chart} />
        <Story chart={chart} reading={story} />
      </>
    );
  }
  return (
    <div className="print:flex print:flex-col">
      <Whose chart={chart} />
      <FirstInsight chart={chart} story={story} />
      <ChartViews key={chart.id} chart={chart} view={view} onView={onView}>
        <ChartWheel chart={chart} label={titleOf(input.name)} reading={places} />
        {chart.timeUnknown && (
          <p className="mt-4 border-l-2 border-lilac pl-3 text-sm">
            Without a birth time nobody can tell which sign was rising, so the wheel starts at Aries and
            leaves out the Rising sign, the houses and the profections; the reading also leaves out the
            aspects that may not have held all day. The planets are those of local noon; slow ones barely move
            in a day
            {moonChangesSign
              ? `, but the Moon went from ${moonChangesSign.from} to ${moonChangesSign.to} that day. Both are read: yours is the one in which you know yourself.`
              : ", and the Moon stayed in its sign all day."}
          </p>
        )}
        <div className="letter-columns mt-6 divide-y divide-line border-y border-line">
          <SignRow label="Sun" meaning="What you are becoming" point={chart.sun} reading={places} />
          <SignRow
            label="Moon"
            meaning="What you need"
            point={chart.moon}
            reading={places}
            signs={moonChangesSign ? 2 : 1}
          />
          {chart.rising && (
            <SignRow label="Rising" meaning="How you arrive" point={chart.rising} reading={places} />
          )}
        </div>
        {alone ? (
          <PartButton form={BIRTH_FORM_ID} part="story" className="link mt-6 inline-block py-1 text-lg">
            Read the story of this chart
          </PartButton>
        ) : (
          <Story chart={chart} reading={story} />
        )}
        <section aria-label="Balance of elements and modalities" className="mt-8 print:order-1">
          <Balance placements={chart.planets} />
        </section>
      </ChartViews>
    </div>
  );
}

const titleOf = (name: string) => (name ? `${name}'s Birth Chart` : "Birth Chart");

function Whose({ chart: { input, resolved, timeUnknown } }: { readonly chart: BirthChartAnswer }) {
  const subtitle = [
    formatLongDate(dateOfIso(input.date)),
    timeUnknown ? "time unknown" : input.time,
    placeLabel(resolved.place),
  ].join(" · ");
  return (
    <>
      <h2 className="page-one text-xl break-words">
        {input.name ? (
          <>
            <bdi>{input.name}</bdi>'s Birth Chart
          </>
        ) : (
          titleOf(input.name)
        )}
      </h2>
      <p className="page-one mb-4 text-sm text-muted">{subtitle}</p>
    </>
  );
}

interface SignRowProps {
  readonly label: "Sun" | "Moon" | "Rising";
  readonly meaning: string;
  readonly point: ChartPosition;
  readonly reading: Asked<ReadingOfChart>;
  /** How many signs are read: two, where the Moon changed its sign on a day of unknown time. */
  readonly signs?: 1 | 2;
}

/** Sign of a light or of the horizon; unfolded, what that sign says. On paper this stands with the planets. */
function SignRow({ label, meaning, point, reading, signs = 1 }: SignRowProps) {
  const alone = useContext(Alone);
  const isRising = label === "Rising";
  const isOfLabel = ({ planet }: ReadingOfChart["placements"][number]) => planet === label;
  return (
    <Fold
      summary={
        <>
          <span className="shrink-0 text-gold">
            <Glyph name={point.sign} size={28} />
          </span>
          <span className="min-w-0 grow">
            <span className="block text-sm text-muted">
              {label}
              <span className="max-sm:hidden"> · {meaning}</span>
            </span>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-lg leading-tight font-semibold">{point.sign}</span>
              <span className="tabular text-sm">{degreesAndMinutes(point)}</span>
            </span>
          </span>
        </>
      }
    >
      <div className="screen-only">
        {!alone && (
          <WhenRead reading={reading}>
            {({ placements, angles }) => {
              const { texts = [] } = (isRising ? angles[0] : placements.find(isOfLabel)) ?? {};
              return <TitledTexts texts={texts.slice(0, signs)} />;
            }}
          </WhenRead>
        )}
        <p className="mt-3 text-sm">
          <ReadingLink
            id={readingId(isRising ? "Ascendant" : label)}
            part="planets"
            className="link inline-block py-1"
          >
            More about your {label}
          </ReadingLink>
        </p>
      </div>
    </Fold>
  );
}
