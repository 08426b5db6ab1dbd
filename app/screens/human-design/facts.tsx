import type { ReactNode } from "react";
import type { HumanDesignAnswer } from "~/answers/human-design";
import { dayAndClock } from "~/components/births/how-it-was-read";

const UNSETTLED = "depends on the hour";

/** What a design comes to, in a few words: the type first. */
export function Facts({ answer }: { readonly answer: HumanDesignAnswer }) {
  const { type, strategy, authority, profile, definition, designInstant } = answer;
  return (
    <div>
      <p className="text-xs font-semibold text-muted">Type</p>
      <p className="mt-0.5 font-display text-xl leading-tight font-semibold text-gold">
        {type ?? "Depends on the hour"}
      </p>
      {strategy && <p className="mt-2 max-w-prose text-sm">{strategy}</p>}
      <dl className="mt-5 divide-y divide-line border-y border-line">
        <Fact label="Authority">{authority ?? UNSETTLED}</Fact>
        <Fact label="Profile">{profile ?? UNSETTLED}</Fact>
        <Fact label="Definition">{definition ?? UNSETTLED}</Fact>
        {designInstant && (
          <Fact label="Design">
            <time dateTime={designInstant}>{dayAndClock(designInstant).replace(/:\d\d$/, " UTC")}</time>
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="ml-auto text-right font-semibold">{children}</dd>
    </div>
  );
}
