import type { ReactNode } from "react";
import type { HumanDesignAnswer } from "~/answers/human-design";
import { minuteInUtc } from "~/words/day-and-clock";
import * as words from "~/words/human-design";

/** What a design comes to, in a few words: the type first. */
export function Facts({ answer }: { readonly answer: HumanDesignAnswer }) {
  const { type, strategy, authority, profile, definition, designInstant } = answer;
  return (
    <div>
      <p className="text-xs font-semibold text-muted">{words.typeLabel()}</p>
      <p className="mt-0.5 font-display text-xl leading-tight font-semibold text-gold">
        {type ? words.type(type) : words.dependsOnTheHour()}
      </p>
      {strategy && <p className="mt-2 max-w-prose text-sm">{strategy}</p>}
      <dl className="mt-5 divide-y divide-line border-y border-line">
        <Fact label={words.authorityLabel()}>
          {authority ? words.authority(authority) : words.unsettled()}
        </Fact>
        <Fact label={words.profileLabel()}>{profile ?? words.unsettled()}</Fact>
        <Fact label={words.definitionLabel()}>
          {definition ? words.definition(definition) : words.unsettled()}
        </Fact>
        {designInstant && (
          <Fact label={words.designLabel()}>
            <time dateTime={designInstant}>{minuteInUtc(designInstant)}</time>
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
      <dd className="ms-auto text-end font-semibold">{children}</dd>
    </div>
  );
}
