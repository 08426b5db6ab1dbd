import type { ReactNode } from "react";
import type { HumanDesignAnswer } from "~/answers/human-design";
import { Badge } from "~/components/ui/badge";
import { Card, CardHeader } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { channelName } from "~/readings/human-design/names";
import * as words from "~/words/human-design";
import { centresByState, endsOf, type Holders, holderLine, keyOf } from "./design-words";

interface TextsProps {
  readonly answer: HumanDesignAnswer;
  readonly holders: Holders;
}

/** What is said of type, authority, profile and definition: what holds is read, and nothing else. */
export function MainTexts({ answer }: Pick<TextsProps, "answer">) {
  const { interpretation, type, authority, profile, definition } = answer;
  if (!(type || authority || profile || definition)) return null;
  return (
    <Card>
      <div className="grid gap-x-10 gap-y-7 @3xl:grid-cols-2">
        {type && interpretation.type && (
          <Told title={words.type(type)} of={words.yourType()}>
            <p>{interpretation.type.text}</p>
            <p className="letter-aside mt-3 border-s-2 border-lilac ps-3 text-sm">
              <span className="font-semibold text-lilac">{words.practice()}</span>{" "}
              {interpretation.type.practice}
            </p>
          </Told>
        )}
        {authority && interpretation.authority && (
          <Told title={words.authorityTitle(authority)} of={words.howYouDecide()}>
            <p>{interpretation.authority}</p>
          </Told>
        )}
        {profile && interpretation.profile && (
          <Told title={words.profileOf({ profile })} of={words.sunsLine()}>
            <p>{interpretation.profile}</p>
          </Told>
        )}
        {definition && interpretation.definition && (
          <Told title={words.definitionTitle(definition)} of={words.howYourDefinedCentres()}>
            <p>{interpretation.definition}</p>
          </Told>
        )}
      </div>
    </Card>
  );
}

interface ToldProps {
  readonly title: string;
  readonly of: string;
  readonly children: ReactNode;
}

function Told({ title, of, children }: ToldProps) {
  return (
    <section className="max-w-prose print:break-inside-avoid">
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 text-sm text-muted">{of}</p>
      {children}
    </section>
  );
}

export function ChannelTexts({ answer: { interpretation, timeUnknown } }: Pick<TextsProps, "answer">) {
  const { channels } = interpretation;
  return (
    <Card>
      <CardHeader
        title={words.channels()}
        description={timeUnknown ? words.wholeAtEveryHour() : words.bothGatesAreHeld()}
      />
      {channels.length === 0 ? (
        <p className="max-w-prose text-muted">
          {timeUnknown ? words.noChannelAllDay() : words.noChannelIsWhole()}
        </p>
      ) : (
        <ul className="grid gap-x-10 gap-y-6 @3xl:grid-cols-2">
          {channels.map(({ channel, text }) => (
            <li
              key={channel}
              id={keyOf.channel(channel)}
              tabIndex={-1}
              className="max-w-prose scroll-mt-24 print:break-inside-avoid"
            >
              <h3 className="leading-snug">
                {channelName(channel)} <span className="text-sm text-muted">{endsOf(channel)}</span>
              </h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function CentreTexts({ answer }: Pick<TextsProps, "answer">) {
  const texts = new Map(answer.interpretation.centres.map(({ centre, text }) => [centre, text]));
  return (
    <Card>
      <CardHeader title={words.centres()} description={words.definedOnesWork()} />
      <ul className="-my-3 grid gap-x-10 @3xl:grid-cols-2 @3xl:items-start">
        {centresByState(answer).map(({ centre, state }) => {
          const text = texts.get(centre);
          const line = (
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
              <span className="font-semibold">{words.centre(centre)}</span>
              <Badge tone={state === "defined" ? "gold" : "neutral"}>{words.state(state)}</Badge>
            </span>
          );
          return (
            <li key={centre} className="border-b border-line print:break-inside-avoid">
              {text ? (
                <Fold id={keyOf.centre(centre)} summary={line}>
                  <p>{text}</p>
                </Fold>
              ) : (
                <div className="flex items-center gap-3 py-3 sm:gap-4">
                  {line}
                  <span className="w-[18px] shrink-0 screen-only" />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function GateTexts({ answer, holders }: TextsProps) {
  return (
    <Card>
      <CardHeader title={words.gates()} description={words.titlesAfterJames()} />
      <ul className="-my-3 grid gap-x-10 @3xl:grid-cols-2 @3xl:items-start">
        {answer.interpretation.gates.map(({ gate, title, text }) => (
          <li key={gate} className="border-b border-line print:break-inside-avoid">
            <Fold
              id={keyOf.gate(gate)}
              summary={
                <>
                  <span className="w-8 shrink-0 text-center font-display text-lg font-semibold text-gold">
                    {gate}
                  </span>
                  <span className="min-w-0">
                    <span className="block font-semibold">{title}</span>
                    <span className="block text-xs text-muted">
                      {holders.get(gate)?.map(holderLine).join(" · ")}
                    </span>
                  </span>
                </>
              }
            >
              <p>{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Card>
  );
}
