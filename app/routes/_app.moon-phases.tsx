import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import type { MoonAheadAnswer } from "~/answers/moon-ahead";
import type { MoonCalendarAnswer, MoonDay } from "~/answers/moon-calendar";
import type { MoonPhaseAnswer } from "~/answers/moon-phase";
import { utcDate } from "~/astrology/calendar";
import type { PrincipalPhaseName } from "~/astrology/lunar-phase";
import { ask } from "~/calls/ask";
import { pageAnswer } from "~/calls/page-answer.server";
import { instant, listOf, number, record, text, word } from "~/calls/shape";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useAsked } from "~/components/results/use-asked";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { MOON_PAGES, SubPages } from "~/components/shell/sub-pages";
import { keyOfMonth, monthIn, monthOf } from "~/components/sky/month-of-year";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import { askForMoonAhead } from "~/screens/moon-phases/ask-for-moon-ahead";
import { CurrentPhase, CurrentPhasePending } from "~/screens/moon-phases/current-phase";
import { useHemisphere } from "~/screens/moon-phases/hemisphere";
import { MonthCalendar } from "~/screens/moon-phases/month-calendar";
import { moonOfPage } from "~/screens/moon-phases/moon-of-page.server";
import { PhaseGuide } from "~/screens/moon-phases/phase-guide";
import { VoidOfCourse } from "~/screens/moon-phases/void-of-course";
import * as words from "~/words/moon-phases";

export const meta = pageMeta(words.moonPhases, words.moonNowItsNext);

const phases = listOf(record({ phaseName: word<PrincipalPhaseName>(), at: instant }));
const isMoonPhase = record<MoonPhaseAnswer>({
  phaseName: word(),
  illumination: number(),
  date: instant,
  zodiacSign: word(),
  degree: number(),
  minute: number(),
  elongation: number(),
  interpretation: text,
  nextPhases: phases,
});
const isCalendar = record<MoonCalendarAnswer>({
  monthName: text,
  year: number(),
  month: number(1, 12),
  days: listOf(
    record<MoonDay>({ date: instant, illumination: number(), elongation: number(), sign: word() }),
  ),
  phases,
  phasesBeside: phases,
});

/** What stands in the page's first HTML, or is on its way; null where it could not be had. */
interface MoonPage {
  /** ISO instant. */
  readonly now: string;
  readonly moon: MoonPhaseAnswer | Promise<MoonPhaseAnswer | null>;
  readonly ahead: MoonAheadAnswer | Promise<MoonAheadAnswer | null>;
  readonly calendar: MoonCalendarAnswer | null;
}

export function loader({ request, context }: LoaderFunctionArgs): Promise<MoonPage> {
  const shown = monthIn(new URL(request.url).searchParams) ?? monthOf(utcDate(Date.now()));
  return pageAnswer(moonOfPage, context, { ...shown });
}

export function clientLoader(): MoonPage {
  return {
    now: new Date().toISOString(),
    moon: ask("GET /api/moon-phase", {}, isMoonPhase).then((outcome) => (outcome.ok ? outcome.data : null)),
    ahead: askForMoonAhead(),
    calendar: null,
  };
}

/** Another month of the calendar is a call of the calendar's own. */
export const shouldRevalidate = () => false;

export default function MoonPhases() {
  const { now, moon, ahead, calendar: given } = useLoaderData<typeof loader>() as MoonPage;
  const [search] = useSearchParams();
  const shown = monthIn(search) ?? monthOf(now);
  const isGiven = given?.year === shown.year && given.month === shown.month;
  const calendar = useAsked(keyOfMonth(shown), isGiven ? given : null, () =>
    ask("GET /api/moon-calendar", { year: shown.year, month: shown.month }, isCalendar),
  );
  const [hemisphere, setHemisphere] = useHemisphere();
  useOldHere();
  const southern = hemisphere === "southern";
  return (
    <Page
      title={words.moonPhases()}
      bar={<SubPages label={words.pagesOfMoonPhases()} pages={MOON_PAGES} />}
      lead={words.howMuchLightThe()}
    >
      <WhenKnown value={moon} fallback={<CurrentPhasePending />}>
        {(current) =>
          current && <CurrentPhase moon={current} hemisphere={hemisphere} onHemisphere={setHemisphere} />
        }
      </WhenKnown>
      <section aria-labelledby="ahead" className="@container mt-8 sm:mt-12">
        <h2 id="ahead" className="mb-4 text-xl">
          {words.monthAndWhatIs()}
        </h2>
        <div className="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(17rem,21rem)] @3xl:items-start">
          <ResultBoundary of={calendar.kind === "ready" ? calendar.answer : null}>
            <MonthCalendar {...{ shown, calendar, now, southern }} />
          </ResultBoundary>
          <WhenKnown value={ahead} fallback={<Skeleton className="h-72" />}>
            {(next) => next && <VoidOfCourse spans={next.voidOfCourse} />}
          </WhenKnown>
        </div>
      </section>
      <PhaseGuide southern={southern} />
    </Page>
  );
}

/** What is seen from one place stood on this page once, and old links lead to it here. */
function useOldHere() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === "#here") navigate("/moon-phases/here", { replace: true });
  }, [hash, navigate]);
}
