import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ElectionsAnswer, ElectionWindowAnswer } from "~/answers/elections";
import { dateOfIso } from "~/astrology/calendar";
import { inLanguageOfPage } from "~/calls/call-api";
import { screenAddress } from "~/components/shell/screen-address";
import { UtcAsWell } from "~/components/sky/utc-as-well";
import { buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { Icon } from "~/components/ui/icons";
import { Written } from "~/components/ui/written";
import { ELECTION_LISTS, lineOf, rowsIn, SHOWN_WINDOWS } from "~/schemas/election-rows";
import { clockAt } from "~/time/clock-offsets";
import { longDate, weekdayName } from "~/words/dates";
import * as words from "~/words/elections";
import * as moments from "~/words/moments";
import * as sky from "~/words/sky-search";

interface WindowsProps {
  readonly answer: ElectionsAnswer;
  /** What was asked for, as it stands in the address. */
  readonly asked: URLSearchParams;
  /** It came by a press on this page, and not with it. */
  readonly isNew: boolean;
}

/** The windows of an election by the days of its place, with what speaks for each and against it. */
export function Windows({ answer, asked, isNew }: WindowsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { windows, place, offsets, until } = answer;
  if (windows.length === 0) {
    return (
      <EmptyState title={words.noWindow()}>
        {words.nothingFits({ from: dayOf(answer.from), until: dayOf(answer.to) })}
      </EmptyState>
    );
  }
  const shown = windows.slice(0, SHOWN_WINDOWS);
  const next = windows[SHOWN_WINDOWS]?.from ?? until;
  const shared = sharedReasons(windows);
  const there = placeIn(place).toString();
  return (
    <section aria-labelledby="windows">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="windows" ref={heading} tabIndex={-1} className="text-xl">
            {next === null
              ? words.windows({ count: shown.length })
              : words.firstWindows({ count: shown.length })}
          </h2>
          <p className="text-sm text-muted">
            {words.clockTimesOf({ place: place.name, from: dayOf(answer.from), until: dayOf(answer.to) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 screen-only">
          <UtcAsWell className="pe-3" />
          <Download kind="csv" asked={asked} answer={answer}>
            {sky.csv()}
          </Download>
          <Download kind="ics" asked={asked} answer={answer}>
            {sky.calendarFile()}
          </Download>
        </div>
      </div>
      {shared.length > 0 && (
        <p className="mb-3 max-w-prose text-sm">{words.inEveryWindow({ reasons: sentences(shared) })}</p>
      )}
      <Written as="ol" className="grid gap-5">
        {byDay(shown, offsets).map(({ day, windows }) => (
          <li key={day}>
            <h3 className="text-base">
              {moments.weekdayAndDay({ weekday: weekdayName(dateOfIso(day)), date: dayOf(day) })}
            </h3>
            <ol className="divide-y divide-line">
              {windows.map((window) => (
                <li key={window.from} className="py-3">
                  <OneWindow {...{ window, offsets, shared }} there={there} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </Written>
      {next !== null && (
        <p className="mt-4 border-s-2 border-gold ps-3 text-sm screen-only">
          {words.thereIsMore({
            day: dayOf(shown.at(-1)?.from ?? next),
            link: (inner) => (
              <Link to={`/sky-search/elections?${withFrom(asked, next)}`} rel="nofollow" className="link">
                {inner}
              </Link>
            ),
          })}
        </p>
      )}
    </section>
  );
}

interface OneWindowProps {
  readonly window: ElectionWindowAnswer;
  readonly offsets: ElectionsAnswer["offsets"];
  /** The place, as an address says it. */
  readonly there: string;
  /** What is said of all of them already. */
  readonly shared: readonly string[];
}

function OneWindow({ window, offsets, shared, there }: OneWindowProps) {
  const [from, to, best] = [window.from, window.to, window.best].map((at) => clockAt(at, offsets)) as [
    string,
    string,
    string,
  ];
  const utc = {
    from: timeOf(window.from),
    until: timeOf(window.to, window.from),
    best: timeOf(window.best, window.from),
  };
  const own = window.for.filter((reason) => !shared.includes(reason));
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-semibold tabular">
          {moments.span({ start: timeOf(from), end: timeOf(to, from) })}
        </span>
        <a
          href={screenAddress(`/sky-search/horary?${there}&at=${window.best.slice(0, 16)}Z`)}
          rel="nofollow"
          className="link text-sm tabular"
        >
          {words.bestAt({ time: timeOf(best, from) })}
        </a>
      </p>
      <p className="hidden text-xs text-muted tabular utc:block">
        {window.from.slice(0, 10) === from.slice(0, 10)
          ? words.inUtc(utc)
          : words.inUtcFromDay({ ...utc, day: dayOf(window.from) })}
      </p>
      {own.length > 0 && <p className="max-w-prose text-sm">{words.forIt({ reasons: sentences(own) })}</p>}
      {window.against.length > 0 && (
        <p className="max-w-prose text-sm text-muted">
          {words.againstIt({ reasons: sentences(window.against) })}
        </p>
      )}
    </>
  );
}

interface DownloadProps {
  readonly kind: "csv" | "ics";
  readonly asked: URLSearchParams;
  readonly answer: ElectionsAnswer;
  readonly children: string;
}

function Download({ kind, asked, answer: { place, from, to }, children }: DownloadProps) {
  const rows = rowsIn(asked);
  const query = new URLSearchParams({
    ...Object.fromEntries(placeIn(place)),
    from: from.slice(0, 10),
    to: to.slice(0, 10),
    ...Object.fromEntries(
      ELECTION_LISTS.filter((list) => rows[list].length > 0).map((list) => [list, lineOf(rows[list])]),
    ),
  });
  return (
    <a
      href={inLanguageOfPage(`/api/elections.${kind}?${query}`)}
      download
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      <Icon name="download" size={16} /> {children}
    </a>
  );
}

function placeIn({ name, latitude, longitude }: ElectionsAnswer["place"]): URLSearchParams {
  return new URLSearchParams({
    location: name,
    latitude: String(latitude),
    longitude: String(longitude),
  });
}

/** What every window has for it: said once. */
function sharedReasons(windows: readonly ElectionWindowAnswer[]): readonly string[] {
  const [first] = windows;
  return first ? first.for.filter((reason) => windows.every((window) => window.for.includes(reason))) : [];
}

/** By the day of the place on which each begins, `2026-11-22`. */
function byDay(windows: readonly ElectionWindowAnswer[], offsets: ElectionsAnswer["offsets"]) {
  const days = new Map<string, ElectionWindowAnswer[]>();
  for (const window of windows) {
    const day = clockAt(window.from, offsets).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), window]);
  }
  return [...days].map(([day, windows]) => ({ day, windows }));
}

/** `14:05`, and the day before it where that is another than that of the beginning. */
function timeOf(clock: string, since = clock): string {
  const time = clock.slice(11, 16);
  return clock.slice(0, 10) === since.slice(0, 10) ? time : moments.dayAndTime({ day: dayOf(clock), time });
}

function dayOf(iso: string): string {
  return longDate(dateOfIso(iso));
}

function sentences(reasons: readonly string[]): string {
  return reasons.map((reason) => `${reason}.`).join(" ");
}

function withFrom(asked: URLSearchParams, at: string): URLSearchParams {
  const next = new URLSearchParams(asked);
  next.set("from", at.slice(0, 10));
  return next;
}
