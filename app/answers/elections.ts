import { type Election, electionWindows } from "~/astrology/elections/election";
import { isoOf, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { skyFrameAt } from "~/astrology/positions";
import { refusal } from "~/refusals";
import type { ElectionsRequest } from "~/schemas/elections-input";
import type { Parsed } from "~/schemas/fields";
import type { ResolvedPlace } from "~/schemas/read-birth";
import { weekdaysIn } from "~/time/civil-time";
import type { ClockOffset } from "~/time/clock-offsets";
import { offsetsBetween } from "~/time/offsets-between";
import { wordsAgainst, wordsOf } from "./election-words";

export interface ElectionWindowAnswer {
  /** ISO; in the span that was asked for. */
  readonly from: string;
  readonly to: string;
  /** What holds at `best`, in words: all that had to, and what was wished for. */
  readonly for: readonly string[];
  /** What was wished for and does not, and what tradition holds against such a moment. */
  readonly against: readonly string[];
  /** ISO: the middle of the longest part in which the most of what was wished for holds. */
  readonly best: string;
}

export interface ElectionsAnswer {
  readonly windows: readonly ElectionWindowAnswer[];
  /** There are more: `until` is where the last one that is told ends, ISO, to go on from; else null. */
  readonly truncated: boolean;
  readonly until: string | null;
  readonly place: ResolvedPlace;
  readonly from: string;
  readonly to: string;
  /** What the place's clocks show in the span: seconds east of Greenwich from each moment on, the first at `from`. */
  readonly offsets: readonly ClockOffset[];
}

const MOST_WINDOWS = 300;

/**
 * The windows in which something may begin; what rises, where signs need not, is an error at `place`.
 * @param most how many are told
 */
export function electionsAnswer(
  { place, from, to, ...election }: ElectionsRequest,
  most = MOST_WINDOWS,
): Parsed<ElectionsAnswer> {
  if (asksWhatRises(election) && Math.abs(place.latitude) >= 90 - skyFrameAt(from).obliquity) {
    return { ok: false, fields: { place: [refusal("elections.beyond-polar-circle")] } };
  }
  const day = MILLISECONDS_PER_DAY;
  const weekdayAt = weekdaysIn(place.timeZone, from - 2 * day, to + 2 * day);
  const windows = electionWindows(election, { from, to }, place, weekdayAt, most + 1);
  const told = windows.slice(0, most);
  const holding = [...election.all.map(wordsOf), ...election.not.map(wordsAgainst)];
  const truncated = told.length < windows.length;
  return {
    ok: true,
    value: {
      windows: told.map((window) => ({
        from: isoOf(window.from),
        to: isoOf(window.to),
        for: [...holding, ...window.met.map(wordsOf)],
        against: [...window.unmet.map(wordsAgainst), ...window.against.map(wordsOf)],
        best: isoOf(window.best),
      })),
      truncated,
      until: truncated ? isoOf((told.at(-1) as (typeof told)[number]).to) : null,
      place,
      from: isoOf(from),
      to: isoOf(to),
      offsets: offsetsBetween(place.timeZone, place.longitude, from, to),
    },
  };
}

function asksWhatRises({ all, any, not }: Election): boolean {
  return [...all, ...any, ...not].some(({ kind }) => kind === "Ascendant" || kind === "House");
}
