import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import type { AspectAhead, IngressAhead, SkyAheadAnswer, StationAhead } from "~/answers/sky-ahead";
import type { Transit, TransitsAnswer } from "~/answers/transits";
import type { Zodiac } from "~/astrology/chart-settings";
import type { Sign } from "~/astrology/signs";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { pageOutcome } from "~/calls/page-answer.server";
import { instant, listOf, number, orNone, record, word, yesOrNo } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import type { TransitsOfChart } from "~/components/births/transits-of-chart";
import { HoursHere } from "~/components/here/hour-here";
import { NotFetched } from "~/components/results/call-failed";
import { useAsked } from "~/components/results/use-asked";
import { pageMeta } from "~/components/shell/page-meta";
import { WeekdayMoment } from "~/components/sky/moment";
import { EmptyState } from "~/components/ui/card";
import { Icon } from "~/components/ui/icons";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import { arcOf, degreesMinutesSeconds } from "~/readings/degrees";
import { MomentForm } from "~/screens/transits/moment-form";
import { ChartAwaited } from "~/screens/transits/of-chart";
import { SkyAhead } from "~/screens/transits/sky-ahead";
import { skyOfPage } from "~/screens/transits/sky-of-page.server";
import { TransitCards, TransitsPending } from "~/screens/transits/transit-cards";
import { TransitsScreen, useMoment } from "~/screens/transits/transits-screen";
import { useChart } from "~/screens/transits/use-chart";
import { YourChart } from "~/screens/transits/your-chart";
import * as forms from "~/words/forms";
import * as words from "~/words/transits";
import * as guide from "~/words/transits-guide";

export const meta = pageMeta(words.transits, words.wherePlanetsStand);

const areTransits = record<TransitsAnswer>({
  zodiac: orNone(word()),
  ayanamsa: orNone(number()),
  date: instant,
  transits: listOf(
    record<Transit>({
      planet: word(),
      currentSign: word(),
      degree: number(),
      minute: number(),
      isRetrograde: yesOrNo,
      speed: number(),
      longitude: number(),
    }),
  ),
});

const position = { sign: word<Sign>(), degree: number(), minute: number() };
const isSkyAhead = record<SkyAheadAnswer>({
  date: instant,
  aspects: listOf(
    record<AspectAhead>({
      at: instant,
      planet1: word(),
      type: word(),
      planet2: word(),
      position1: record(position),
      position2: record(position),
    }),
  ),
  stations: listOf(record<StationAhead>({ at: instant, planet: word(), turns: word(), ...position })),
  ingresses: listOf(
    record<IngressAhead>({ at: instant, planet: word(), sign: word(), isRetrograde: yesOrNo }),
  ),
});

/** What stands in the page's first HTML, or is on its way. */
interface TransitsPage {
  readonly transits: Outcome<TransitsAnswer> | Promise<Outcome<TransitsAnswer>>;
  readonly ahead: Outcome<SkyAheadAnswer> | Promise<Outcome<SkyAheadAnswer>>;
  /** Of the saved profile of whoever is signed in. */
  readonly own: TransitsOfChart | null | Promise<TransitsOfChart | null>;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const sky = await pageOutcome(skyOfPage, context, asked);
  if (!sky.ok) return json({ transits: sky, ahead: sky, own: null } satisfies TransitsPage, sky.status);
  const { transits, ahead, own } = sky.data;
  return json({
    transits: { ok: true, data: transits },
    ahead: { ok: true, data: ahead },
    own,
  } satisfies TransitsPage);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): TransitsPage {
  const at = new URL(request.url).searchParams.get("at");
  const asked = at ? { at } : {};
  return {
    transits: ask("GET /api/transits", asked, areTransits),
    ahead: ask("GET /api/sky-ahead", asked, isSkyAhead),
    own: shownTo() === NOBODY ? null : ownTransits(at),
  };
}

/** Null where its code does not come, too: the page stands without it. */
function ownTransits(at: string | null): Promise<TransitsOfChart | null> {
  return import("~/screens/transits/transits-of-profile").then(
    ({ transitsOfProfile }) => transitsOfProfile(at),
    () => null,
  );
}

export default function Transits() {
  const { transits, ahead, own } = useLoaderData<typeof loader>() as unknown as TransitsPage;
  const { search } = useLocation();
  const at = useMoment();
  const page = useChart(own !== null);
  const { chart, isComing } = page;
  useOldMotion();
  return (
    <TransitsScreen
      page={page}
      lead={
        <WhenKnown key={`date ${search}`} value={transits} fallback={<AsOf at={at} chart={chart} />}>
          {(outcome) => <AsOf outcome={outcome} at={at} chart={chart} />}
        </WhenKnown>
      }
    >
      <WhenKnown key={`own ${search}`} value={chart ? null : own} fallback={<ChartAwaited />}>
        {(known) =>
          isComing ? (
            <ChartAwaited />
          ) : (
            <YourChart page={page} shown={chart ? { chart, answer: null } : known} at={at} />
          )
        }
      </WhenKnown>
      <section aria-labelledby="positions" className="mt-9 sm:mt-12">
        <h2 id="positions" className="mb-3 text-xl sm:mb-4">
          {words.tenPlanets()}
        </h2>
        <WhenKnown key={`transits ${search}`} value={transits} fallback={<TransitsPending />}>
          {(outcome) => (
            // Until the profile's chart is known, nothing says that it is drawn in another zodiac.
            <WhenKnown
              key={`zodiac ${search}`}
              value={chart ? null : own}
              fallback={<Positions outcome={outcome} zodiac="Tropical" />}
            >
              {(known) => (
                <Positions outcome={outcome} zodiac={(chart ?? known?.chart)?.zodiac ?? "Tropical"} />
              )}
            </WhenKnown>
          )}
        </WhenKnown>
      </section>
      <WhenKnown key={`ahead ${search}`} value={ahead} fallback={<Skeleton className="mt-12 h-96" />}>
        {(outcome) => outcome.ok && <SkyAhead ahead={outcome.data} />}
      </WhenKnown>
      {at === null && <HoursHere />}
      <section aria-labelledby="about" className="mt-6 border-t border-line sm:mt-12">
        <details className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
            <h2 id="about" className="text-xl">
              {words.readingTransits()}
            </h2>
            <Icon
              name="chevron-down"
              size={18}
              className="shrink-0 text-muted transition-transform group-open:rotate-180 screen-only"
            />
          </summary>
          <div className="grid gap-x-10 gap-y-7 pt-2 lg:grid-cols-2">
            {(["1", "2", "3", "4"] as const).map((part) => (
              <div key={part}>
                <h3>{guide.partTitle(part)}</h3>
                <p className="mt-1.5 max-w-prose text-muted">{guide.partText(part)}</p>
              </div>
            ))}
          </div>
        </details>
      </section>
    </TransitsScreen>
  );
}

/** The sky in motion stood on this page once, and old links lead to it here. */
function useOldMotion() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === "#motion") navigate({ pathname: "/transits/motion", search }, { replace: true, state });
  }, [hash, search, state, navigate]);
}

interface AsOfProps {
  /** Undefined while it is awaited. */
  readonly outcome?: Outcome<TransitsAnswer>;
  readonly at: string | null;
  readonly chart: ChartLongitudes | null;
}

/** The date that the page is about, and the form for another. */
function AsOf({ outcome, at, chart }: AsOfProps) {
  const date = outcome?.ok ? outcome.data.date : null;
  const error = outcome && !outcome.ok ? outcome.fields.at : undefined;
  return (
    <>
      <p className="mt-2 text-muted">
        {date ? words.asOf({ moment: () => <WeekdayMoment at={date} /> }) : "\u00A0"}
      </p>
      <div className="-mb-4 sm:mb-0">
        <MomentForm
          value={date?.slice(0, 16) ?? at ?? ""}
          error={error}
          isChosen={at !== null}
          chart={chart}
        />
      </div>
    </>
  );
}

interface PositionsProps {
  readonly outcome: Outcome<TransitsAnswer>;
  /** Of the chart that the page is about. */
  readonly zodiac: Zodiac;
}

function Positions({ outcome, zodiac }: PositionsProps) {
  if (!outcome.ok) {
    return (
      <EmptyState title={words.noTransitData()}>
        {outcome.fields.at ? words.chooseAMoment() : words.positionsCouldNotOpen()}
      </EmptyState>
    );
  }
  const { transits, date, ayanamsa } = outcome.data;
  if ((outcome.data.zodiac ?? "Tropical") !== zodiac) {
    return <PositionsIn key={`${zodiac} ${date}`} zodiac={zodiac} date={date} />;
  }
  return transits.length > 0 ? (
    <>
      {ayanamsa !== undefined && (
        <p className="-mt-2 mb-4 max-w-prose text-sm text-muted">
          {words.asYourChartIsDrawn({
            zodiac: forms.zodiacNames(zodiac),
            ayanamsa: degreesMinutesSeconds(arcOf(ayanamsa)),
          })}
        </p>
      )}
      <TransitCards transits={transits} />
    </>
  ) : (
    <EmptyState title={words.noTransitData()}>{words.answerHeldNoPlanets()}</EmptyState>
  );
}

/** The positions of a moment in another zodiac than the page came with. */
function PositionsIn({ zodiac, date }: { readonly zodiac: Zodiac; readonly date: string }) {
  const asked = useAsked<TransitsAnswer>(`${zodiac} ${date}`, null, () =>
    ask("GET /api/transits", { at: date, zodiac }, areTransits),
  );
  switch (asked.kind) {
    case "pending":
      return <TransitsPending />;
    case "failed":
      return <NotFetched retry={asked.retry}>{asked.reason ?? words.positionsCouldNot()}</NotFetched>;
    case "ready":
      return <Positions outcome={{ ok: true, data: { ...asked.answer, zodiac } }} zodiac={zodiac} />;
  }
}
