import { type ComponentProps, useEffect, useState } from "react";
import type { ChartTransitsAnswer } from "~/answers/chart-transits";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { askForTransits, type TransitsOfChart } from "~/components/births/transits-of-chart";
import { NotFetched } from "~/components/results/call-failed";
import { takeOverAfter } from "~/components/results/code-first";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useAsked } from "~/components/results/use-asked";
import * as words from "~/words/transits";
import { Contacts as ContactsOnServer } from "./contacts";
import { OfChart, TransitsAwaited } from "./of-chart";
import type { ChartOfPage } from "./use-chart";

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
  readonly page: ChartOfPage;
  /** The chart that the page brought or that was asked for, with its transits where they came along; else null. */
  readonly shown: TransitsOfChart | null;
  /** Another moment than now, as the address has it. */
  readonly at: string | null;
}

/** What touches a chart of the visitor's own: the first thing that most come for. */
export function YourChart({ page, shown, at }: YourChartProps) {
  return (
    <OfChart {...page} chart={shown?.chart ?? null} isComing={false} what={words.seeWhichPlanets()}>
      {(chart) => (
        <Transits
          key={`${JSON.stringify(chart.longitudes)} ${at}`}
          chart={chart}
          given={shown?.answer ?? null}
          at={at}
        />
      )}
    </OfChart>
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
      return <NotFetched retry={transits.retry}>{transits.reason ?? words.transitsCouldNot()}</NotFetched>;
    case "ready":
      return (
        <ResultBoundary of={transits.answer}>
          <ContactsFetched chart={chart} answer={transits.answer} isNow={at === null} />
        </ResultBoundary>
      );
  }
}
