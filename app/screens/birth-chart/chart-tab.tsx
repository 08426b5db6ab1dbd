import { useContext } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ReadingOfChart } from "~/answers/reading";
import { dateOfIso } from "~/astrology/calendar";
import type { ChartPosition } from "~/astrology/chart";
import { Balance } from "~/components/drawings/balance";
import { Glyph } from "~/components/drawings/glyphs";
import { PartButton } from "~/components/results/parts";
import type { Asked } from "~/components/results/use-asked";
import { Fold } from "~/components/ui/fold";
import { placeLabel } from "~/places/place-label";
import { degreesAndMinutes } from "~/readings/degrees";
import { readingId } from "~/readings/reading-id";
import * as words from "~/words/birth-chart";
import { longDate } from "~/words/dates";
import * as names from "~/words/names";
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
          <p className="mt-4 border-s-2 border-lilac ps-3 text-sm">
            {moonChangesSign
              ? words.withoutATimeMoonWent({
                  from: names.sign(moonChangesSign.from),
                  to: names.sign(moonChangesSign.to),
                })
              : words.withoutATime()}
          </p>
        )}
        <div className="letter-columns mt-6 divide-y divide-line border-y border-line">
          <SignRow which="Sun" point={chart.sun} reading={places} />
          <SignRow which="Moon" point={chart.moon} reading={places} signs={moonChangesSign ? 2 : 1} />
          {chart.rising && <SignRow which="Rising" point={chart.rising} reading={places} />}
        </div>
        {alone ? (
          <PartButton form={BIRTH_FORM_ID} part="story" className="link mt-6 inline-block py-1 text-lg">
            {words.readTheStoryOf()}
          </PartButton>
        ) : (
          <Story chart={chart} reading={story} />
        )}
        <section aria-label={words.balanceOfElementsAnd()} className="mt-8 print:order-1">
          <Balance placements={chart.planets} />
        </section>
      </ChartViews>
    </div>
  );
}

const titleOf = (name: string) => (name ? words.titleOfChart({ name }) : words.birthChart());

function Whose({ chart: { input, resolved, timeUnknown } }: { readonly chart: BirthChartAnswer }) {
  const subtitle = [
    longDate(dateOfIso(input.date)),
    timeUnknown ? words.timeUnknown() : input.time,
    placeLabel(resolved.place),
  ].join(" · ");
  return (
    <>
      <h2 className="page-one text-xl break-words">
        {input.name
          ? words.headingOfChart({ name: input.name, bdi: (inner) => <bdi>{inner}</bdi> })
          : words.birthChart()}
      </h2>
      <p className="page-one mb-4 text-sm text-muted">{subtitle}</p>
    </>
  );
}

interface SignRowProps {
  readonly which: "Sun" | "Moon" | "Rising";
  readonly point: ChartPosition;
  readonly reading: Asked<ReadingOfChart>;
  /** How many signs are read: two, where the Moon changed its sign on a day of unknown time. */
  readonly signs?: 1 | 2;
}

/** Sign of a light or of the horizon; unfolded, what that sign says. On paper this stands with the planets. */
function SignRow({ which, point, reading, signs = 1 }: SignRowProps) {
  const alone = useContext(Alone);
  const isRising = which === "Rising";
  const isWhich = ({ planet }: ReadingOfChart["placements"][number]) => planet === which;
  return (
    <Fold
      summary={
        <>
          <span className="shrink-0 text-gold">
            <Glyph name={point.sign} size={28} />
          </span>
          <span className="min-w-0 grow">
            <span className="block text-sm text-muted">
              {words.bigThree(which)}
              <span className="max-sm:hidden"> · {words.bigThreeMeaning(which)}</span>
            </span>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-lg leading-tight font-semibold">
                {names.sign(point.sign)}
              </span>
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
              const { texts = [] } = (isRising ? angles[0] : placements.find(isWhich)) ?? {};
              return <TitledTexts texts={texts.slice(0, signs)} />;
            }}
          </WhenRead>
        )}
        <p className="mt-3 text-sm">
          <ReadingLink
            id={readingId(isRising ? "Ascendant" : which)}
            part="planets"
            className="link inline-block py-1"
          >
            {words.moreAboutYour(which)}
          </ReadingLink>
        </p>
      </div>
    </Fold>
  );
}
