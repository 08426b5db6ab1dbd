import type { ReactNode } from "react";
import { NotFetched } from "~/components/results/call-failed";
import { ResultBoundary } from "~/components/results/result-boundary";
import type { Asked } from "~/components/results/use-asked";
import { Fold } from "~/components/ui/fold";
import { Skeleton } from "~/components/ui/skeleton";
import * as words from "~/words/techniques";

interface AskedOfBirthProps<Answer extends object> {
  readonly asked: Asked<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** What a call about a birth answered, awaited in its shape; a refusal says its reason in place. */
export function AskedOfBirth<Answer extends object>({ asked, children }: AskedOfBirthProps<Answer>) {
  switch (asked.kind) {
    case "pending":
      return (
        <div role="status" aria-label={words.calculating()} className="space-y-3">
          {["w-full", "w-3/4", "w-5/6", "w-2/3", "w-3/4"].map((width) => (
            <Skeleton key={width} className={`h-9 ${width}`} />
          ))}
        </div>
      );
    case "failed":
      return <NotFetched retry={asked.retry}>{asked.reason ?? words.couldNotBeFetched()}</NotFetched>;
    case "ready":
      return <ResultBoundary of={asked.answer}>{children(asked.answer)}</ResultBoundary>;
  }
}

/** How it was reckoned: what another program may do otherwise. */
export function HowReckoned({ rules }: { readonly rules: readonly string[] }) {
  return (
    <div data-on-paper="" className="mt-6 border-t border-line">
      <Fold summary={<span className="font-semibold">{words.howItWasReckoned()}</span>}>
        <ul className="list-disc space-y-1 ps-5 text-sm text-muted">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
