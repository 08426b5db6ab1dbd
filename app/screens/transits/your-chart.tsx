import { Link } from "@remix-run/react";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { ChartTransitsAnswer } from "~/answers/chart-transits";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { askForTransits, type TransitsOfChart } from "~/components/births/transits-of-chart";
import { NotFetched } from "~/components/results/call-failed";
import { takeOverAfter } from "~/components/results/code-first";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useAsked } from "~/components/results/use-asked";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { hasNote } from "~/notes/note";
import { Contacts as ContactsOnServer } from "./contacts";

const HEADING = "your-chart";

const CONTACTS = "contacts";

/** The browser fetches it where there is a chart. */
let Contacts = import.meta.env.SSR ? ContactsOnServer : null;
async function loadContacts() {
  Contacts = (await import("./contacts")).Contacts;
}
if (!import.meta.env.SSR && document.getElementById(CONTACTS)) takeOverAfter(loadContacts());

function ContactsFetched(props: ComponentProps<typeof ContactsOnServer>) {
  const [Known, setKnown] = useState(() => Contacts);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!Known)
      loadContacts().then(
        () => setKnown(() => Contacts),
        (error: unknown) => setFailed({ error }),
      );
  }, [Known]);
  if (failed) throw failed.error; // said by the boundary around, which offers another try
  return <div id={CONTACTS}>{Known ? <Known {...props} /> : <TransitsAwaited />}</div>;
}

interface YourChartProps {
  /** The chart that the page brought or that was asked for, with its transits where they came along; else null. */
  readonly shown: TransitsOfChart | null;
  /** The chart kept in this browser: offered by name, used when asked for. */
  readonly kept: ChartLongitudes | null;
  readonly onUse: (chart: ChartLongitudes) => void;
  /** Another moment than now, as the address has it. */
  readonly at: string | null;
}

/** What touches a chart of the visitor's own: the first thing that most come for. */
export function YourChart({ shown, kept, onUse, at }: YourChartProps) {
  const isLive = useIsBrowser();
  return (
    <section aria-labelledby={HEADING} className="scroll-mt-20">
      {shown ? (
        <Shown {...shown} kept={kept} onUse={onUse} at={at} />
      ) : (
        <div className="group" data-live={isLive ? "" : undefined}>
          <div className="in-data-known:group-not-data-live:hidden">
            <Offer kept={kept} onUse={onUse} />
          </div>
          {!isLive && (
            <div className="hidden min-h-dvh in-data-known:block">
              <YourChartAwaited />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function Offer({ kept, onUse }: Pick<YourChartProps, "kept" | "onUse">) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 grow basis-80">
        <h2 id={HEADING}>Transits to your chart</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">
          {kept
            ? "See which planets touch this chart now, how closely, and what such a time is like. Only the places of its planets and angles are sent; nothing is kept."
            : "See which planets touch your birth chart now, how closely, and what such a time is like. Draw your chart first: it stays in this browser and is offered here."}
        </p>
      </div>
      {kept ? (
        <Button onClick={() => onUse(kept)}>
          <span>
            Use <bdi>{kept.name}</bdi>'s chart
          </span>
        </Button>
      ) : (
        <Link to="/birth-chart" prefetch="intent" className={buttonClass()}>
          Draw your birth chart
        </Link>
      )}
    </Card>
  );
}

function Shown({ chart, answer, kept, onUse, at }: TransitsOfChart & Omit<YourChartProps, "shown">) {
  const isOther = kept !== null && JSON.stringify(kept.longitudes) !== JSON.stringify(chart.longitudes);
  return (
    <Card className="@container">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <h2 id={HEADING} className="min-w-0 text-xl break-words">
          Transits to <bdi>{chart.name}</bdi>'s chart
        </h2>
        {isOther && (
          <Button variant="secondary" size="sm" onClick={() => onUse(kept)} className="noscript:hidden">
            <span>
              Use <bdi>{kept.name}</bdi>'s chart
            </span>
          </Button>
        )}
      </div>
      <Transits key={`${JSON.stringify(chart.longitudes)} ${at}`} chart={chart} given={answer} at={at} />
      <Ahead key={`${JSON.stringify(chart.longitudes)} ${at} ahead`} chart={chart} at={at} />
    </Card>
  );
}

const LATER = {
  timeLine: {
    load: () => import("./year-ahead/year-ahead").then(({ YearAhead }) => YearAhead),
    what: "When each contact begins, is exact and ends: a line of time for a year, a quarter or a month.",
    button: "Show the year ahead",
  },
  sheet: {
    load: () =>
      import("./graphic-ephemeris/graphic-ephemeris").then(({ GraphicEphemeris }) => GraphicEphemeris),
    what: "The sky as curves, this chart as lines, on one sheet of 45° or 90°: where they cross, they meet.",
    button: "Show the graphic ephemeris",
  },
} as const;
type Later = keyof typeof LATER;

/** What looks ahead of a chart's moment. */
function Ahead(props: Pick<TransitsProps, "chart" | "at">) {
  const [wanted, setWanted] = useState<Partial<Record<Later, true>>>({});
  const want = (part: Later) => setWanted((before) => ({ ...before, [part]: true }));
  useEffect(() => {
    setWanted({
      ...(hasNote("step", "timeLine") && { timeLine: true }),
      ...(hasNote("step", "sheet") && { sheet: true }),
    });
  }, []);
  const onList = () => {
    want("timeLine");
    document.getElementById("year-ahead")?.focus();
  };
  return (["timeLine", "sheet"] as const).map((part) => (
    <ResultBoundary key={part} of={props.chart}>
      <Offered
        part={part}
        isWanted={wanted[part] === true}
        onWant={() => want(part)}
        {...props}
        onList={onList}
      />
    </ResultBoundary>
  ));
}

interface OfferedProps extends Pick<TransitsProps, "chart" | "at"> {
  readonly part: Later;
  readonly isWanted: boolean;
  readonly onWant: () => void;
  /** Shows the time line. */
  readonly onList: () => void;
}

/** Its code and its data are fetched when they are asked for, or were on this step of the history. */
function Offered({ part, isWanted, onWant, ...props }: OfferedProps) {
  const { load, what, button } = LATER[part];
  const [Known, setKnown] = useState<ComponentType<
    Omit<OfferedProps, "part" | "isWanted" | "onWant">
  > | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (isWanted)
      load().then(
        (loaded) => setKnown(() => loaded),
        (error: unknown) => setFailed({ error }),
      );
  }, [isWanted, load]);
  if (failed) throw failed.error;
  return (
    <div className="mt-8 border-t border-line pt-6 noscript:hidden">
      {Known ? (
        <Known {...props} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 screen-only">
          <p className="max-w-prose min-w-0 grow basis-72 text-sm text-muted">{what}</p>
          <Button variant="secondary" pending={isWanted} onClick={onWant}>
            {button}
          </Button>
        </div>
      )}
    </div>
  );
}

interface TransitsProps {
  readonly chart: ChartLongitudes;
  readonly given: ChartTransitsAnswer | null;
  readonly at: string | null;
}

function Transits({ chart, given, at }: TransitsProps) {
  const transits = useAsked("transits", given, () => askForTransits(chart, at));
  switch (transits.kind) {
    case "pending":
      return <TransitsAwaited />;
    case "failed":
      return (
        <NotFetched retry={transits.retry}>
          {transits.reason ?? "The transits could not be fetched. Check your connection and try again."}
        </NotFetched>
      );
    case "ready":
      return (
        <ResultBoundary of={transits.answer}>
          <ContactsFetched chart={chart} answer={transits.answer} isNow={at === null} />
        </ResultBoundary>
      );
  }
}

/** In the shape of what comes. */
export function TransitsAwaited() {
  return (
    <div role="status" aria-label="Looking up the transits..." className="space-y-6">
      {[0, 1, 2].map((row) => (
        <div key={row} className="space-y-2.5">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-24 w-full max-w-prose" />
        </div>
      ))}
    </div>
  );
}

export function YourChartAwaited() {
  return (
    <Card className="min-h-dvh">
      <Skeleton className="mb-6 h-7 w-64 max-w-full" />
      <TransitsAwaited />
    </Card>
  );
}
