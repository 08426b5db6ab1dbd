import type { ReactNode } from "react";
import { offerNames } from "~/components/offers/offer-names";
import { optionId, QUESTIONS } from "~/readings/quiz";
import type { Relation } from "~/schemas/client";
import type { Intake, VisitorRequest } from "~/schemas/visitor-request";
import { site } from "~/site";
import * as words from "~/words/consult";
import * as quizWords from "~/words/quiz";
import { birthWords } from "./birth-words";
import { mailLink } from "./mail-link";

type Sent = Omit<VisitorRequest, "token" | "quiz" | "from"> & Partial<Pick<VisitorRequest, "quiz">>;

interface WhatWasSentProps {
  readonly request: Sent;
  /** The owner reads it, and may answer. */
  readonly isOwners?: boolean;
}

/** All that a request says, for its sender and, with the quiz, for the owner. */
export function WhatWasSent({ request, isOwners }: WhatWasSentProps) {
  const { name, email, offer, question, wishes, timezone, quiz, chart, intake } = request;
  const time = wishes.length > 0 && (timezone ? `${wishes.join("\n")}\n(${timezone})` : wishes.join("\n"));
  return (
    <dl className="grid gap-4">
      <Said what={words.name()}>
        <bdi>{name}</bdi>
      </Said>
      {intake?.called && (
        <Said what={words.called()}>
          <bdi>{intake.called}</bdi>
        </Said>
      )}
      {email && (
        <Said what={words.email()}>
          {isOwners ? (
            <a
              href={mailLink(email, `Your request · ${site.name}`, [`${name},`, "", ""])}
              rel="noopener"
              className="link"
            >
              {email}
            </a>
          ) : (
            email
          )}
        </Said>
      )}
      {intake?.language && <Said what={words.language()}>{intake.language}</Said>}
      {offer && <Said what={words.about()}>{offerNames()[offer] ?? offer}</Said>}
      {question && <Said what={words.question()}>{question}</Said>}
      {time && <Said what={words.timesThatWouldSuit()}>{time}</Said>}
      {quiz && <Said what={words.quizAnswers()}>{quizInWords(quiz)}</Said>}
      {chart && <Said what={intake ? words.birth() : words.chart()}>{chartWords(chart)}</Said>}
      {intake && <SaidInIntake intake={intake} />}
    </dl>
  );
}

function SaidInIntake({ intake }: { readonly intake: Intake }) {
  const { source, people, events, mayKeep, mayRecord } = intake;
  return (
    <>
      <Said what={words.sourceOfTheTime()}>{words.source(source)}</Said>
      {people.length > 0 && <Said what={words.peopleItIsAbout()}>{people.map(personWords).join("\n")}</Said>}
      {events.length > 0 && (
        <Said what={words.datedEvents()}>{events.map(({ date, what }) => `${date} ${what}`).join("\n")}</Said>
      )}
      <Said what={words.mayBeKept()}>{mayKeep ? words.yes() : words.no()}</Said>
      <Said what={words.mayBeRecorded()}>{mayRecord ? words.yes() : words.no()}</Said>
    </>
  );
}

function personWords({ kind, name, birth }: Relation): string {
  const who = words.kindAndName({ kind: words.relation(kind), name: name ?? "" });
  return [who, birth && birthWords(birth)].filter(Boolean).join(", ");
}

export function Said({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{what}</dt>
      <dd className="break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

function quizInWords(quiz: NonNullable<Sent["quiz"]>): string {
  const said = QUESTIONS.flatMap(({ key, options }) => {
    if (key === "contact") return [];
    const chosen = options.find((option) => option === quiz[key]);
    return chosen ? [`${quizWords.question(key)} ${quizWords.option(optionId(key, chosen))}`] : [];
  });
  return said.join("\n");
}

function chartWords({ fullName, ...birth }: NonNullable<Sent["chart"]>): string {
  return `${fullName}, ${birthWords(birth)}`;
}
