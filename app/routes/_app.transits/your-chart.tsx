import { Link } from "@remix-run/react";
import { type ComponentProps, useEffect, useState } from "react";
import type { ChartTransitsAnswer } from "~/answers/chart-transits";
import type { ChartLongitudes } from "~/components/chart-longitudes";
import { takeOverAfter } from "~/components/code-first";
import { ResultBoundary } from "~/components/result-boundary";
import { askForTransits, type TransitsOfChart } from "~/components/transits-of-chart";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { useAsked } from "~/components/use-asked";
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
  return (
    <section aria-labelledby={HEADING} className="scroll-mt-20">
      {shown ? <Shown {...shown} kept={kept} onUse={onUse} at={at} /> : <Offer kept={kept} onUse={onUse} />}
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
        <Button onClick={() => onUse(kept)}>Use {kept.name}'s chart</Button>
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
          Transits to {chart.name}'s chart
        </h2>
        {isOther && (
          <Button variant="secondary" size="sm" onClick={() => onUse(kept)} className="noscript:hidden">
            Use {kept.name}'s chart
          </Button>
        )}
      </div>
      <Transits key={`${JSON.stringify(chart.longitudes)} ${at}`} chart={chart} given={answer} at={at} />
    </Card>
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
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="text-sm font-semibold text-danger">
            {transits.reason ?? "The transits could not be fetched. Check your connection and try again."}
          </p>
          <Button variant="secondary" size="sm" onClick={transits.retry}>
            Try again
          </Button>
        </div>
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
    <Card>
      <Skeleton className="mb-6 h-7 w-64 max-w-full" />
      <TransitsAwaited />
    </Card>
  );
}
