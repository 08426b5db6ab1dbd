import { useActionData, useFetcher } from "@remix-run/react";
import { useState } from "react";
import type { Answered, Outcome } from "~/calls/outcome";
import type { ToastMessage } from "../shell/toast-message";
import { useToast } from "../shell/toaster";
import { useAnswered } from "./use-answered";

/** Who asked: whoever filled in the form, a link that was opened, or the screen itself, for the person in use. */
export type AskedBy = "hand" | "link" | "screen";

export interface Calculation<Answer> {
  /** Tells the screen's call from those of other screens: its path, without the stroke. */
  readonly key: string;
  /** Shown when an answer has come; without it the answer speaks for itself. */
  readonly done?: ToastMessage;
  readonly failed: (outcome: Extract<Outcome<unknown>, { ok: false }>) => ToastMessage;
  readonly onAnswer?: (answer: Answer) => void;
  /** Shown before any other, where the page came with none. */
  readonly initial?: Answer | null;
  /** Who asked for what is being answered. Only an answer to a form that was filled in is news, and somebody's to keep. */
  readonly askedBy?: () => AskedBy;
}

/** What came of a form that was sent without JavaScript; a page may have been asked for the form alone. */
type Posted<Answer> = Partial<Pick<Answered<Answer>, "outcome">> & Pick<Answered<Answer>, "values">;

/**
 * A form and what it comes to: the form's component, whether an answer is awaited, the last outcome, and the last
 * answer, which stays while another is awaited and when that one fails.
 */
export function useCalculation<Answer>(calculation: Calculation<Answer>) {
  const fetcher = useFetcher({ key: calculation.key });
  const latest = fetcher.data as Answered<Answer> | undefined;
  const posted = useActionData() as Posted<Answer> | undefined;
  const [answer, show] = useState<Answer | null>(
    posted?.outcome?.ok ? posted.outcome.data : (calculation.initial ?? null),
  );
  const { toast } = useToast();

  useAnswered(latest, ({ outcome, values }) => {
    const { done, failed, onAnswer, askedBy = () => "hand" } = calculation;
    const by = askedBy();
    const isNews = by !== "screen";
    if (!outcome.ok) {
      const message = failed(outcome);
      return isNews ? toast(message) : undefined;
    }
    show(outcome.data);
    if (by === "hand")
      import("~/notes/births").then(
        ({ rememberBirths }) => rememberBirths(values),
        () => {}, // offline by now: they can be entered again
      );
    if (done && by === "hand") toast(done);
    onAnswer?.(outcome.data);
  });

  return {
    Form: fetcher.Form,
    /** Sends what no form was filled with by hand. By its address: the router may be at another screen by now. */
    send: (fields: Readonly<Record<string, string>>) =>
      fetcher.submit({ ...fields }, { method: "post", action: `/${calculation.key}` }),
    isPending: fetcher.state !== "idle",
    outcome: (latest ?? posted)?.outcome,
    answer,
    /** Puts another answer in its place, or none. */
    show,
    /** What was typed, when the page comes back from a post without JavaScript. */
    typed: posted?.values,
  };
}
