import { useEffect, useRef, useState } from "react";
import type { Outcome } from "~/calls/outcome";

/** Something that a part of a screen shows when it has come. */
export type Asked<Answer> =
  | { readonly kind: "ready"; readonly answer: Answer }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly reason: string | null; readonly retry: () => void };

/**
 * What a call answers for a key: at once where it came with the page, else when the call has come back. Answers to
 * earlier keys are dropped.
 * @param given null where the page brought none for this key
 */
export function useAsked<Answer>(
  key: string,
  given: Answer | null,
  ask: (key: string) => Promise<Outcome<Answer>>,
): Asked<Answer> {
  const [latest, setLatest] = useState<{ readonly key: string; readonly outcome: Outcome<Answer> } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  const asking = useRef(ask);
  asking.current = ask;
  const isGiven = given !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made by counting it
  useEffect(() => {
    if (isGiven) return;
    let isCurrent = true;
    asking.current(key).then((outcome) => {
      if (isCurrent) setLatest({ key, outcome });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, isGiven, attempt]);

  if (given !== null) return { kind: "ready", answer: given };
  if (latest?.key !== key) return { kind: "pending" };
  if (latest.outcome.ok) return { kind: "ready", answer: latest.outcome.data };
  const retry = () => {
    setLatest(null);
    setAttempt((count) => count + 1);
  };
  const { fields, reason } = latest.outcome;
  // What is wrong with a field is said in its place; here there is none, so it is the reason itself.
  return { kind: "failed", reason: Object.values(fields).flat()[0] ?? reason, retry };
}
