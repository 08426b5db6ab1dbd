import { useEffect, useState } from "react";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { callApi } from "~/calls/call-api";
import type { Outcome } from "~/calls/outcome";
import { type MonthOfYear, monthOfTable } from "./month";

type MonthOutcome = Outcome<EphemerisMonth>;

/** Months that this visit has seen or is waiting for: the sky of a month never grows stale. */
const asked = new Map<string, Promise<MonthOutcome>>();

function keyOf({ year, month }: MonthOfYear): string {
  return `${year}-${month}`;
}

/** Asks for a month once; one that could not be had is asked for again next time. */
export function askForMonth({ year, month }: MonthOfYear): Promise<MonthOutcome> {
  const key = keyOf({ year, month });
  const known = asked.get(key);
  if (known) return known;
  const answer = callApi<EphemerisMonth>("/api/ephemeris", { year, month }).then((outcome) => {
    if (!outcome.ok) asked.delete(key);
    return outcome;
  });
  asked.set(key, answer);
  return answer;
}

export type MonthState =
  | { readonly kind: "ready"; readonly answer: EphemerisMonth }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly reason: string | null; readonly retry: () => void };

/** The table of a month: at once where it came with the page or is known, else from the API. */
export function useMonth(wanted: MonthOfYear, given: EphemerisMonth | null): MonthState {
  const { year, month } = wanted;
  const key = keyOf(wanted);
  const isGiven = given !== null && keyOf(monthOfTable(given)) === key;
  const [latest, setLatest] = useState<{ readonly key: string; readonly outcome: MonthOutcome } | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made by counting it
  useEffect(() => {
    if (isGiven) return;
    let isCurrent = true;
    askForMonth({ year, month }).then((outcome) => {
      if (isCurrent) setLatest({ key: keyOf({ year, month }), outcome });
    });
    return () => {
      isCurrent = false;
    };
  }, [year, month, isGiven, attempt]);

  if (isGiven) return { kind: "ready", answer: given };
  if (latest?.key !== key) return { kind: "pending" };
  if (latest.outcome.ok) return { kind: "ready", answer: latest.outcome.data };
  const retry = () => {
    setLatest(null);
    setAttempt((count) => count + 1);
  };
  return { kind: "failed", reason: latest.outcome.reason, retry };
}
