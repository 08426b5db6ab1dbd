import { Link } from "@remix-run/react";
import { SHOWN_EVENTS, type SkySearchAnswer } from "~/answers/found-in-sky";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import { buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/card";
import { Icon } from "~/components/ui/icons";
import { rowsMarkup } from "./rows-markup";

/** Where the text is large and the window small, what stands in a row stands one below the other. */
const CELLS =
  "@max-[18rem]:[&_thead]:sr-only @max-[18rem]:[&_tr]:flex @max-[18rem]:[&_tr]:flex-col @max-[18rem]:[&_td]:border-0! @max-[18rem]:[&_td]:py-0! [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pr-3 sm:[&_td]:pr-6 [&_tbody_th]:border-t [&_tbody_th]:border-line [&_tbody_th]:py-2 [&_tbody_th]:pr-3 sm:[&_tbody_th]:pr-6 [&_tbody_th]:text-left [&_tbody_th]:font-normal @xl:[&_tbody_th]:whitespace-nowrap @xl:[&_td:last-child]:whitespace-nowrap";

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
      <EmptyState title="Nothing found">
        This does not happen from {dayOf(answer.from)} to {lastDayOf(answer)}. Choose a longer span, or any
        aspect and any sign.
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
            From {dayOf(answer.from)} to {next === null ? lastDayOf(answer) : dayOf(next)}. All times in UTC;
            R = retrograde motion.
          </p>
        </div>
        <div className="flex flex-wrap gap-2 screen-only">
          <Download kind="csv" asked={asked}>
            CSV
          </Download>
          <Download kind="ics" asked={asked}>
            Calendar (.ics)
          </Download>
        </div>
      </div>
      {shown.length > 0 && (
        <div className="@container">
          <table className={`w-full border-collapse text-sm tabular ${CELLS}`}>
            <thead>
              <tr className="text-left text-muted [&_th]:py-2 [&_th]:pr-3 [&_th]:font-semibold">
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">Where</th>
              </tr>
            </thead>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and names of our own, see rows-markup.ts */}
            <tbody dangerouslySetInnerHTML={{ __html: rowsMarkup(shown) }} />
          </table>
        </div>
      )}
      {next !== null && (
        <p className="mt-4 border-l-2 border-gold pl-3 text-sm screen-only">
          {shown.length < SHOWN_EVENTS
            ? `One search looks as far as ${dayOf(next)}.`
            : `There is more after ${dayOf(shown.at(-1)?.at ?? next)}${answer.events.length > SHOWN_EVENTS ? "; the files have it" : ""}.`}{" "}
          <Link to={`/sky-search?${withFrom(asked, next)}`} rel="nofollow" className="link">
            Go on from there
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
      href={`/api/sky-search.${kind}?${asked}`}
      download
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      <Icon name="download" size={16} /> {children}
    </a>
  );
}

function countOf(count: number, isCut: boolean): string {
  if (isCut) return count === 0 ? "Nothing found so far" : `The first ${count}`;
  return count === 1 ? "Once" : `${count} times`;
}

function dayOf(iso: string): string {
  return formatLongDate(dateOfIso(iso));
}

function lastDayOf({ to }: SkySearchAnswer): string {
  return dayOf(new Date(Date.parse(to) - 1).toISOString());
}

function withFrom(asked: URLSearchParams, at: string): URLSearchParams {
  const next = new URLSearchParams(asked);
  next.set("from", `${at.slice(0, 16)}Z`);
  return next;
}
