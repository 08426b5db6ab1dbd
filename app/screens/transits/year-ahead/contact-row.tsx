import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
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
import * as words from "~/words/year-ahead";
import { Headline, Words } from "../headline";
import { ORB } from "./ask-for-forecast";
import { closenessOf } from "./closeness";
import { keyOf, missOf, orbText, shortDayHere } from "./contact-words";
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
      ? exact.map((at) => ({ at: scale(at), text: shortDayHere(at) }))
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
    return <Exact days={exact} />;
  }
  switch (missOf(contact)) {
    case "parting":
      return words.parting({ orb: orbText(closest.orb) });
    case "closing in":
      return words.closingIn({ orb: orbText(closest.orb) });
    case "turns back":
      return words.turnsBack({ orb: orbText(closest.orb), day: () => <MomentDay at={closest.at} /> });
  }
}

function Exact({ days: all }: { readonly days: readonly string[] }) {
  const listed = all.reduce<ReactNode>((before, at, i) => {
    const [days, day] = [() => before, () => <MomentDay at={at} />];
    if (i === 0) return day();
    return i === all.length - 1
      ? words.daysAndLast({ days, last: day })
      : words.daysAndNext({ days, next: day });
  }, null);
  return words.exactOn({ days: () => listed });
}

function Reading({ contact, chart }: Pick<ContactRowProps, "contact" | "chart">) {
  const { transiting, natal, type, exact, closest } = contact;
  const reading = useAsked(keyOf(contact), null, async () => {
    const longitudes = { [natal]: chart.longitudes[natal] ?? 0 };
    const outcome = await askForTransits({ ...chart, longitudes }, closest.at);
    // Of some points nothing is written, and the call knows none of them.
    if (!outcome.ok && outcome.status !== 422) return outcome;
    const active = outcome.ok ? outcome.data.active : [];
    const words = active.find((active) => active.planet === transiting && active.type === type) ?? null;
    return { ok: true as const, data: { words } };
  });
  const days = exact.length > 0 ? exact : [closest.at];
  const dayAt = (at: string) => () => (
    <span className="ms-1">
      <MomentDay at={at} />
    </span>
  );
  return (
    <div className="max-w-prose">
      {reading.kind === "pending" && <Skeleton className="h-24 w-full" />}
      {reading.kind === "failed" && (
        <p role="alert" className="text-sm">
          {reading.reason ?? words.readingCouldNot()}{" "}
          <Button variant="secondary" size="sm" onClick={reading.retry}>
            {words.tryAgain()}
          </Button>
        </p>
      )}
      {reading.kind === "ready" &&
        (reading.answer.words ? (
          <Words {...reading.answer.words} />
        ) : (
          <p className="text-muted">
            {words.noTextIsWritten({ contact: nameOfContact(asTransit(contact)) })}
          </p>
        ))}
      <p className="mt-3 text-sm text-muted tabular">
        {words.withinOneDegree({ window: () => <Window contact={contact} /> })}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm screen-only">
        {days.map((at) => (
          <Link
            key={at}
            to={`/transits?at=${at.slice(0, 16)}`}
            state={sameTransits(chart)}
            className="link inline-flex min-h-9 items-center"
          >
            {exact.length > 0 ? words.seeDay({ day: dayAt(at) }) : words.seeNearestDay({ day: dayAt(at) })}
          </Link>
        ))}
      </p>
    </div>
  );
}
