import { Link } from "@remix-run/react";
import type { ChartTransitAnswer } from "~/answers/chart-transits";
import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import { type ChartLongitudes, sameTransits } from "~/components/births/chart-longitudes";
import { nameOfContact } from "~/components/births/name-of-contact";
import { askForTransits } from "~/components/births/transits-of-chart";
import { bodyColour } from "~/components/drawings/body-style";
import { useAsked } from "~/components/results/use-asked";
import { MomentDay } from "~/components/sky/moment";
import { Button } from "~/components/ui/button";
import { Fold } from "~/components/ui/fold";
import { Skeleton } from "~/components/ui/skeleton";
import { Headline, Words } from "../headline";
import { ORB } from "./ask-for-forecast";
import { closenessOf } from "./closeness";
import { keyOf, missOf, orbText, shortDay } from "./contact-words";
import type { Mark } from "./span";
import { Track } from "./track";
import { Window } from "./window";

export interface TimeLineScale {
  readonly scale: (at: string) => number;
  readonly calendar: readonly Mark[];
  readonly today: number | null;
}

interface ContactRowProps extends TimeLineScale {
  readonly contact: ForecastContactAnswer;
  readonly chart: ChartLongitudes;
  readonly isOpen: boolean;
  /** Whether a phone leaves it out until all are asked for. */
  readonly isLate: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** As the transits' own parts name what meets. */
export function asTransit({ transiting, type, natal }: ForecastContactAnswer) {
  return { planet: transiting, type, point: natal as ChartTransitAnswer["point"] };
}

/** One contact: in words, on the line of time, and opened with its reading. */
export function ContactRow({
  contact,
  chart,
  isOpen,
  isLate,
  onToggle,
  scale,
  calendar,
  today,
}: ContactRowProps) {
  const { exact, closest } = contact;
  const labels =
    exact.length > 0
      ? exact.map((at) => ({ at: scale(at), text: shortDay(at) }))
      : [{ at: scale(closest.at), text: <span className="text-muted">{orbText(closest.orb)}</span> }];
  return (
    <li
      data-contact={keyOf(contact)}
      className={`break-inside-avoid ${isLate ? "@max-3xl:hidden print:list-item" : ""}`}
    >
      <Fold
        isOpen={isOpen}
        onToggle={onToggle}
        isWide
        isDense
        summary={
          <span className="grid min-w-0 grow gap-x-4 gap-y-1 @max-3xl:text-sm @3xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
            <Headline contact={asTransit(contact)}>
              {/* On a short line their days stand below it. */}
              <span className={exact.length > 0 ? "@max-3xl:sr-only print:not-sr-only" : ""}>
                <Passes contact={contact} />
              </span>
            </Headline>
            <span style={{ color: bodyColour(contact.transiting) }}>
              <Track
                calendar={calendar}
                today={today}
                stops={closenessOf(contact, ORB, scale)}
                ticks={exact.map(scale)}
                labels={labels}
              />
            </span>
          </span>
        }
      >
        {isOpen && <Reading contact={contact} chart={chart} />}
      </Fold>
    </li>
  );
}

/** "Exact 12 March 2027 and 4 September 2027", or how near it comes. */
export function Passes({ contact }: { readonly contact: ForecastContactAnswer }) {
  const { exact, closest } = contact;
  if (exact.length > 0) {
    return exact.map((at, i) => (
      <span key={at}>
        {i === 0 ? "Exact " : i === exact.length - 1 ? " and " : ", "}
        <MomentDay at={at} />
      </span>
    ));
  }
  switch (missOf(contact)) {
    case "parting":
      return `Parting, ${orbText(closest.orb)} from exact at the beginning`;
    case "closing in":
      return `Closing in, ${orbText(closest.orb)} from exact at the end`;
    case "turns back":
      return (
        <>
          Not exact: turns back {orbText(closest.orb)} before, on <MomentDay at={closest.at} />
        </>
      );
  }
}

function Reading({ contact, chart }: Pick<ContactRowProps, "contact" | "chart">) {
  const { transiting, natal, type, exact, closest } = contact;
  const words = useAsked(keyOf(contact), null, async () => {
    const longitudes = { [natal]: chart.longitudes[natal] ?? 0 };
    const outcome = await askForTransits({ ...chart, longitudes }, closest.at);
    // Of some points nothing is written, and the call knows none of them.
    if (!outcome.ok && outcome.status !== 422) return outcome;
    const active = outcome.ok ? outcome.data.active : [];
    const words = active.find((active) => active.planet === transiting && active.type === type) ?? null;
    return { ok: true as const, data: { words } };
  });
  const days = exact.length > 0 ? exact : [closest.at];
  return (
    <div className="max-w-prose">
      {words.kind === "pending" && <Skeleton className="h-24 w-full" />}
      {words.kind === "failed" && (
        <p role="alert" className="text-sm">
          {words.reason ?? "The reading could not be fetched."}{" "}
          <Button variant="secondary" size="sm" onClick={words.retry}>
            Try again
          </Button>
        </p>
      )}
      {words.kind === "ready" &&
        (words.answer.words ? (
          <Words {...words.answer.words} />
        ) : (
          <p className="text-muted">No text is written for {nameOfContact(asTransit(contact))}.</p>
        ))}
      <p className="mt-3 text-sm text-muted tabular">
        Within 1°: <Window contact={contact} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm screen-only">
        {days.map((at) => (
          <Link
            key={at}
            to={`/transits?at=${at.slice(0, 16)}`}
            state={sameTransits(chart)}
            className="link inline-flex min-h-9 items-center"
          >
            See {exact.length > 0 ? "" : "its nearest day, "}
            <span className="ml-1">
              <MomentDay at={at} />
            </span>
          </Link>
        ))}
      </p>
    </div>
  );
}
