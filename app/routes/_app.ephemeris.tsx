import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import { unpackMonth } from "~/answers/packed-month";
import { utcDate } from "~/astrology/calendar";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { inLanguageOfPage } from "~/calls/call-api";
import { packedEphemeris } from "~/calls/months.server";
import { pageAnswer } from "~/calls/page-answer.server";
import { SIGN_FONT_HREF } from "~/components/drawings/sign-letters";
import { ResultBoundary } from "~/components/results/result-boundary";
import { type Asked, useAsked } from "~/components/results/use-asked";
import { pageMeta } from "~/components/shell/page-meta";
import { Screen } from "~/components/shell/shell";
import {
  isSameMonth,
  keyOfMonth,
  type MonthOfYear,
  monthIn,
  monthOf,
  type Step,
  stepped,
} from "~/components/sky/month-of-year";
import { Button, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icons";
import { Skeleton } from "~/components/ui/skeleton";
import { askForMonth } from "~/screens/ephemeris/ask-for-month";
import { EphemerisTable } from "~/screens/ephemeris/ephemeris-table";
import { Legend } from "~/screens/ephemeris/legend";
import { MonthControls } from "~/screens/ephemeris/month-controls";
import { monthOfYear } from "~/words/dates";
import * as words from "~/words/ephemeris";

export const meta = pageMeta(words.ephemeris, words.dailyPositions);

export const links: LinksFunction = () => [
  { rel: "preload", href: SIGN_FONT_HREF, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** The month's table, with the first HTML. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = utcDate(Date.now());
  const { searchParams } = new URL(request.url);
  const wanted = monthIn(searchParams);
  const step = searchParams.get("go");
  const asked = wanted ?? monthOf(today);
  const shown = isStep(step) ? stepped(asked, step, monthOf(today)) : asked;
  const refused = wanted === null && (searchParams.has("year") || searchParams.has("month"));
  const packed = await pageAnswer(packedEphemeris, context, { ...shown });
  return json({ packed, today, shown, refused }, refused ? 422 : 200);
}

function isStep(text: string | null): text is Step {
  return text === "previous" || text === "next" || text === "today";
}

/** The call is under way before the screen is there; the screen says so while it waits. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const today = utcDate(Date.now());
  const shown = monthIn(new URL(request.url).searchParams) ?? monthOf(today);
  askForMonth(shown);
  return { packed: null, today, shown, refused: false };
}

/** Another month is a call of the screen's own. */
export const shouldRevalidate = () => false;

const HEADING = "ephemeris-heading";

export default function Ephemeris() {
  const first = useLoaderData<typeof loader | typeof clientLoader>();
  const [search, setSearch] = useSearchParams();
  const thisMonth = monthOf(first.today);
  const shown = search.has("go") ? first.shown : (monthIn(search) ?? thisMonth);
  const given = useMemo(
    () => (first.packed === null ? null : unpackMonth(first.shown, first.packed)),
    [first.packed, first.shown],
  );
  const isGiven = isSameMonth(first.shown, shown);
  const state = useAsked(keyOfMonth(shown), isGiven ? given : null, () => askForMonth(shown));
  /** What was chosen last: it may not be shown yet when the next choice comes. */
  const chosen = useRef(shown);
  useEffect(() => {
    chosen.current = { year: shown.year, month: shown.month };
  }, [shown.year, shown.month]);
  const table = useRef<HTMLDivElement>(null);
  const wantsToday = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever something else is shown
  useEffect(() => {
    if (wantsToday.current && showToday(table.current)) wantsToday.current = false;
  }, [state.kind, shown.year, shown.month]);

  const choose = (part: Partial<MonthOfYear>) => {
    const { year, month } = { ...chosen.current, ...part };
    chosen.current = { year, month };
    const isNow = isSameMonth({ year, month }, thisMonth);
    setSearch(isNow ? {} : { year: String(year), month: String(month) }, { preventScrollReset: true });
  };
  const step = (direction: Step) => {
    const today = monthOf(utcDate(Date.now()));
    const next = stepped(chosen.current, direction, today);
    wantsToday.current = direction === "today";
    if (!isSameMonth(next, chosen.current)) choose(next);
    else if (direction === "today") showToday(table.current);
  };

  return (
    <Screen className="max-w-[88rem]! print:[page:wide]">
      <h1 className="print:hidden">{words.ephemeris()}</h1>
      <p className="mt-2 max-w-prose text-muted screen-only">
        {words.whereEveryBody({
          link: (inner) => (
            <Link to="/sky-search" prefetch="intent" className="link">
              {inner}
            </Link>
          ),
        })}
      </p>
      <div className="mt-6 screen-only">
        <MonthControls shown={shown} onChoose={choose} onStep={step} />
      </div>
      {first.refused && (
        <p role="alert" className="mt-4 border-s-2 border-danger ps-3 text-sm font-semibold text-danger">
          {words.tablesRun()}
        </p>
      )}
      <div className="mt-8 mb-3 flex flex-wrap items-end print:m-0 justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={HEADING} className="text-xl">
            {words.ephemerisOfMonth({ month: monthOfYear(shown) })}
          </h2>
          <p className="text-sm text-muted">{words.allTimesIn()}</p>
        </div>
        <div className="flex flex-wrap gap-2 screen-only">
          <a
            href={inLanguageOfPage(`/api/ephemeris.csv?year=${shown.year}&month=${shown.month}`)}
            download
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Icon name="download" size={16} /> {words.csv()}
          </a>
          <Button variant="secondary" size="sm" onClick={() => print()} className="noscript:hidden">
            <Icon name="printer" size={16} /> {words.print()}
          </Button>
        </div>
      </div>
      <div ref={table} className="@container" aria-busy={state.kind === "pending"}>
        <ResultBoundary of={state.kind === "ready" ? state.answer : null}>
          <Table state={state} today={first.today} />
        </ResultBoundary>
      </div>
      <div className="mt-8 [content-visibility:auto] [contain-intrinsic-size:auto_24rem] screen-only">
        <Legend />
      </div>
    </Screen>
  );
}

/** Brings the row of today into sight, and says whether there is one; in an embed the page is the host's. */
function showToday(table: HTMLElement | null): boolean {
  const row = table?.querySelector("tr[aria-current=date]");
  if (!row) return false;
  const isEmbed = document.documentElement.hasAttribute("data-embed");
  if (!isEmbed) row.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function Table({ state, today }: { readonly state: Asked<EphemerisMonth>; readonly today: string }) {
  switch (state.kind) {
    case "ready":
      return <EphemerisTable answer={state.answer} today={today} labelledBy={HEADING} />;
    case "pending":
      return (
        <div className="h-[56rem] overflow-hidden rounded-lg border border-line bg-card p-5">
          <p role="status" className="mb-5 text-muted">
            {words.calculating()}
          </p>
          <div className="space-y-4">
            {Array.from({ length: 28 }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
              <Skeleton key={row} className="h-4 w-full" />
            ))}
          </div>
        </div>
      );
    case "failed":
      return (
        <div
          role="alert"
          className="flex flex-col items-start gap-4 rounded-lg border border-line bg-card p-5 sm:p-6"
        >
          <p>{state.reason ?? words.monthCouldNot()}</p>
          <Button variant="secondary" onClick={state.retry}>
            {words.tryAgain()}
          </Button>
        </div>
      );
  }
}
