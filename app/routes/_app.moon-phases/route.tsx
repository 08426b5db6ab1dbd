import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { type MoonAheadAnswer, moonAheadAnswer } from "~/answers/moon-ahead";
import { type MoonCalendarAnswer, moonCalendarAnswer } from "~/answers/moon-calendar";
import { type MoonPhaseAnswer, moonPhaseAnswer } from "~/answers/moon-phase";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import { callApi } from "~/http/call-api";
import { FIRST_YEAR, LAST_YEAR } from "~/places/civil-date";
import { Eclipses, VoidOfCourse } from "./ahead";
import { CurrentPhase, CurrentPhasePending } from "./current-phase";
import { useHemisphere } from "./hemisphere";
import { MonthCalendar, type MonthOfYear } from "./month-calendar";
import { PhaseGuide } from "./phase-guide";
import { useCalendar } from "./use-calendar";

export const meta = pageMeta(
  "Moon Phases",
  "The Moon now, its next phases and eclipses, a month of it at a glance, and what each of the eight phases is good for.",
);

/** What stands in the page's first HTML, or is on its way; null where it could not be had. */
interface MoonPage {
  /** ISO date, UTC. */
  readonly today: string;
  readonly moon: MoonPhaseAnswer | Promise<MoonPhaseAnswer | null>;
  readonly ahead: MoonAheadAnswer | Promise<MoonAheadAnswer | null>;
  readonly calendar: MoonCalendarAnswer | null;
}

export function loader({ request }: LoaderFunctionArgs): MoonPage {
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const shown = monthIn(new URL(request.url).searchParams) ?? monthOf(today);
  return {
    today,
    moon: moonPhaseAnswer(now),
    ahead: moonAheadAnswer(now),
    calendar: moonCalendarAnswer(shown),
  };
}

export function clientLoader(): MoonPage {
  return {
    today: new Date().toISOString().slice(0, 10),
    moon: answerOf<MoonPhaseAnswer>("/api/moon-phase"),
    ahead: answerOf<MoonAheadAnswer>("/api/moon-ahead"),
    calendar: null,
  };
}

async function answerOf<T>(path: string): Promise<T | null> {
  const outcome = await callApi<T>(path);
  return outcome.ok ? outcome.data : null;
}

/** Another month of the calendar is a call of the calendar's own. */
export const shouldRevalidate = () => false;

function monthOf(date: string): MonthOfYear {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The month that an address asks for, if it is one of the tables'. */
function monthIn(search: URLSearchParams): MonthOfYear | null {
  const year = Number(search.get("year"));
  const month = Number(search.get("month"));
  const exists = [year, month].every(Number.isInteger) && year >= FIRST_YEAR && year <= LAST_YEAR;
  return exists && month >= 1 && month <= 12 ? { year, month } : null;
}

export default function MoonPhases() {
  const { today, moon, ahead, calendar: given } = useLoaderData<typeof loader>() as MoonPage;
  const [search] = useSearchParams();
  const shown = monthIn(search) ?? monthOf(today);
  const calendar = useCalendar(shown, given);
  const [hemisphere, setHemisphere] = useHemisphere();
  const southern = hemisphere === "southern";
  return (
    <Page
      title="Moon Phases"
      lead="How much of her light she shows tonight, where she is going, and what the round is good for."
    >
      <WhenKnown value={moon} fallback={<CurrentPhasePending />}>
        {(now) => now && <CurrentPhase moon={now} hemisphere={hemisphere} onHemisphere={setHemisphere} />}
      </WhenKnown>
      <section aria-labelledby="ahead" className="mt-12">
        <h2 id="ahead" className="mb-4 text-xl">
          The month and what is ahead
        </h2>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(17rem,21rem)] lg:items-start">
          <MonthCalendar {...{ shown, calendar, today, southern }} />
          <div className="flex flex-col gap-4">
            <WhenKnown value={ahead} fallback={<Skeleton className="h-144" />}>
              {(next) =>
                next && (
                  <>
                    <VoidOfCourse spans={next.voidOfCourse} />
                    <Eclipses eclipses={next.eclipses} />
                  </>
                )
              }
            </WhenKnown>
          </div>
        </div>
      </section>
      <PhaseGuide southern={southern} />
    </Page>
  );
}
