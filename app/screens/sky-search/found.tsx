import { Link } from "@remix-run/react";
import { SHOWN_EVENTS, type SkySearchAnswer } from "~/answers/found-in-sky";
import { dateOfIso } from "~/astrology/calendar";
import { inLanguageOfPage } from "~/calls/call-api";
import { buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { Icon } from "~/components/ui/icons";
import { longDate } from "~/words/dates";
import * as words from "~/words/sky-search";
import { rowsMarkup } from "./rows-markup";

/** Where the text is large and the window small, what stands in a row stands one below the other. */
const CELLS =
  "@max-[18rem]:[&_thead]:sr-only @max-[18rem]:[&_tr]:flex @max-[18rem]:[&_tr]:flex-col @max-[18rem]:[&_td]:border-0! @max-[18rem]:[&_td]:py-0! [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pe-3 sm:[&_td]:pe-6 [&_tbody_th]:border-t [&_tbody_th]:border-line [&_tbody_th]:py-2 [&_tbody_th]:pe-3 sm:[&_tbody_th]:pe-6 [&_tbody_th]:text-start [&_tbody_th]:font-normal @xl:[&_tbody_th]:whitespace-nowrap @xl:[&_td:last-child]:whitespace-nowrap";

interface FoundProps {
  readonly answer: SkySearchAnswer;
  /** What was asked for, as it stands in the address. */
  readonly asked: URLSearchParams;
}

export function Found({ answer, asked }: FoundProps) {
  const shown = answer.events.slice(0, SHOWN_EVENTS);
  const next = answer.events[SHOWN_EVENTS]?.at ?? answer.until;
  if (shown.length === 0 && next === null) {
    return (
      <EmptyState title={words.nothingFound()}>
        {words.doesNotHappen({ from: dayOf(answer.from), until: lastDayOf(answer) })}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="found">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="found" className="text-xl">
            {countOf(shown.length, next !== null)}
          </h2>
          <p className="text-sm text-muted">
            {words.fromToInUtc({
              from: dayOf(answer.from),
              until: next === null ? lastDayOf(answer) : dayOf(next),
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 screen-only">
          <Download kind="csv" asked={asked}>
            {words.csv()}
          </Download>
          <Download kind="ics" asked={asked}>
            {words.calendarFile()}
          </Download>
        </div>
      </div>
      {shown.length > 0 && (
        <div className="@container">
          <table className={`w-full border-collapse text-sm tabular ${CELLS}`}>
            <thead>
              <tr className="text-start text-muted [&_th]:py-2 [&_th]:pe-3 [&_th]:font-semibold">
                <th scope="col">{words.when()}</th>
                <th scope="col">{words.whatHappens()}</th>
                <th scope="col">{words.where()}</th>
              </tr>
            </thead>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and names of our own, see rows-markup.ts */}
            <tbody dangerouslySetInnerHTML={{ __html: rowsMarkup(shown) }} />
          </table>
        </div>
      )}
      {next !== null && (
        <p className="mt-4 border-s-2 border-gold ps-3 text-sm screen-only">
          {goesOn(answer, next)}{" "}
          <Link to={`/sky-search?${withFrom(asked, next)}`} rel="nofollow" className="link">
            {words.goOnFromThere()}
          </Link>
        </p>
      )}
    </section>
  );
}

interface DownloadProps {
  readonly kind: "csv" | "ics";
  readonly asked: URLSearchParams;
  readonly children: string;
}

function Download({ kind, asked, children }: DownloadProps) {
  return (
    <a
      href={inLanguageOfPage(`/api/sky-search.${kind}?${asked}`)}
      download
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      <Icon name="download" size={16} /> {children}
    </a>
  );
}

function countOf(count: number, isCut: boolean): string {
  if (isCut) return count === 0 ? words.nothingFoundSoFar() : words.theFirst({ count });
  return words.times({ count });
}

/** That there is more than is shown. */
function goesOn({ events }: SkySearchAnswer, next: string): string {
  if (events.length < SHOWN_EVENTS) return words.searchLooksAsFar({ day: dayOf(next) });
  const day = dayOf(events[SHOWN_EVENTS - 1]?.at ?? next);
  return events.length > SHOWN_EVENTS ? words.thereIsMoreInFiles({ day }) : words.thereIsMore({ day });
}

function dayOf(iso: string): string {
  return longDate(dateOfIso(iso));
}

function lastDayOf({ to }: SkySearchAnswer): string {
  return dayOf(new Date(Date.parse(to) - 1).toISOString());
}

function withFrom(asked: URLSearchParams, at: string): URLSearchParams {
  const next = new URLSearchParams(asked);
  next.set("from", `${at.slice(0, 16)}Z`);
  return next;
}
