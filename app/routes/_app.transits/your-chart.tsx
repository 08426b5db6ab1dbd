import { Link, useLocation } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ChartTransitAnswer, ChartTransitsAnswer } from "~/answers/chart-transits";
import { callApi } from "~/calls/call-api";
import { holding, listOf, record, text, word, yesOrNo } from "~/calls/shape";
import { broughtChart, type ChartLongitudes, longitudesOf } from "~/components/chart-longitudes";
import { Glyph, type GlyphName } from "~/components/glyphs";
import { lastChart } from "~/components/last-chart";
import { ResultBoundary } from "~/components/result-boundary";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { useIsBrowser } from "~/components/use-is-browser";
import { whereItStands } from "~/readings/where-it-stands";

const areContacts = holding<ChartTransitsAnswer>({
  contacts: listOf(
    holding<ChartTransitAnswer>({
      planet: word(),
      type: word(),
      point: word(),
      exact: listOf(record({ at: text, isRetrograde: yesOrNo })),
    }),
  ),
});

type State =
  | { readonly kind: "offer" | "pending" | "failed" }
  | { readonly kind: "ready"; readonly answer: ChartTransitsAnswer };

/**
 * Slow planets to a chart of the visitor's own. Only longitudes are sent, in a call's body: no birth data stands in an
 * address. The chart comes with the link that led here, or is the one kept in this browser once they ask for it.
 */
export function YourChart() {
  const { state: historyState } = useLocation();
  const isBrowser = useIsBrowser(); // neither history nor storage is known to the server
  const brought = useMemo(() => (isBrowser ? broughtChart(historyState) : null), [isBrowser, historyState]);
  const kept = useMemo(() => (isBrowser ? keptChart() : null), [isBrowser]);
  const offered = brought ?? kept;
  const [state, setState] = useState<State>({ kind: "offer" });
  const [whose, setWhose] = useState<Pick<ChartLongitudes, "name" | "standings"> | null>(null);

  const ask = useCallback(({ longitudes, ...shown }: ChartLongitudes) => {
    setWhose(shown);
    setState({ kind: "pending" });
    callApi("/api/chart-transits", areContacts, { longitudes }).then((outcome) =>
      setState(outcome.ok ? { kind: "ready", answer: outcome.data } : { kind: "failed" }),
    );
  }, []);

  // Coming from a chart by its link is asking.
  useEffect(() => {
    if (brought) ask(brought);
  }, [brought, ask]);

  return (
    <section aria-labelledby="your-chart" className="mt-12 scroll-mt-20">
      <Card>
        <CardHeader
          id="your-chart"
          title={whose ? `Transits to ${whose.name}'s chart` : "Transits to your chart"}
          description="When Jupiter, Saturn, Uranus, Neptune and Pluto touch a chart in the next twelve months, to the day."
        />
        {state.kind === "ready" ? (
          <ResultBoundary of={state.answer}>
            <Contacts answer={state.answer} standings={whose?.standings ?? {}} />
          </ResultBoundary>
        ) : state.kind === "pending" ? (
          <div role="status" aria-label="Looking ahead..." className="space-y-3">
            {["w-full", "w-5/6", "w-full", "w-2/3"].map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
              <Skeleton key={index} className={`h-6 ${width}`} />
            ))}
          </div>
        ) : (
          <div className="flex flex-col items-start gap-3">
            {state.kind === "failed" && (
              <p role="alert" className="text-sm font-semibold text-danger">
                The dates could not be fetched. Check your connection and try again.
              </p>
            )}
            <p className="text-sm text-muted">
              {offered
                ? "Only the places of its planets and angles are sent; nothing is kept."
                : "Draw your birth chart first; it stays in this browser, and can be used here."}
            </p>
            {offered ? (
              <Button variant="secondary" onClick={() => ask(offered)}>
                Use {offered.name}'s chart
              </Button>
            ) : (
              <Link to="/birth-chart" prefetch="intent" className={buttonClass({ variant: "secondary" })}>
                Draw your birth chart
              </Link>
            )}
          </div>
        )}
      </Card>
    </section>
  );
}

/** The chart kept in this browser: offered by name, used when asked for. */
function keptChart(): ChartLongitudes | null {
  const chart = lastChart();
  return chart && longitudesOf(chart);
}

interface ContactsProps {
  readonly answer: ChartTransitsAnswer;
  readonly standings: ChartLongitudes["standings"];
}

function Contacts({ answer: { contacts }, standings }: ContactsProps) {
  if (contacts.length === 0) {
    return <p>No slow planet makes an exact aspect to this chart in the next twelve months: a quiet year.</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {contacts.map(({ planet, type, point, exact }) => {
        const standing = standings[point];
        return (
          <li key={`${planet} ${type} ${point}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="flex items-center gap-1.5 text-gold" aria-hidden="true">
              <Glyph name={planet} size={20} />
              <Glyph name={type} size={16} />
              <PointMark point={point} />
            </span>
            <span className="grow">
              <span className="block font-semibold">
                {planet} {type.toLowerCase()} your {point}
              </span>
              {standing && (
                <span className="block text-sm text-muted">
                  your {point} is {whereItStands(standing)}
                </span>
              )}
            </span>
            <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular">
              {exact.map(({ at, isRetrograde }) => (
                <span key={at} className="inline-flex items-center gap-1.5 whitespace-nowrap">
                  <time dateTime={at}>{dayOf(at)}</time>
                  {isRetrograde && <Badge tone="danger">Retrograde</Badge>}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function PointMark({ point }: { readonly point: string }) {
  if (point === "Ascendant" || point === "Midheaven") {
    return <span className="font-display text-sm font-semibold">{point === "Ascendant" ? "AC" : "MC"}</span>;
  }
  return <Glyph name={point as GlyphName} size={20} />;
}

/** In the visitor's zone: this part is drawn in the browser only. */
function dayOf(at: string): string {
  return new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}
