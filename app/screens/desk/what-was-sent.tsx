import type { ReactNode } from "react";
import { offerNames } from "~/components/offers/offer-names";
import { optionId, QUESTIONS } from "~/readings/quiz";
import type { Relation } from "~/schemas/client";
import type { Intake, VisitorRequest } from "~/schemas/visitor-request";
import { site } from "~/site";
import * as quizWords from "~/words/quiz";
import { birthWords } from "./birth-words";
import { mailLink } from "./mail-link";
import { RELATION_NAMES, SOURCE_NAMES } from "./words";

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
      <Said what="Name">
        <bdi>{name}</bdi>
      </Said>
      {intake?.called && (
        <Said what="Called">
          <bdi>{intake.called}</bdi>
        </Said>
      )}
      {email && (
        <Said what="E-mail">
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
      {intake?.language && <Said what="Language">{intake.language}</Said>}
      {offer && <Said what="About">{offerNames()[offer] ?? offer}</Said>}
      {question && <Said what="Question">{question}</Said>}
      {time && <Said what="Times that would suit">{time}</Said>}
      {quiz && <Said what="Quiz answers">{quizInWords(quiz)}</Said>}
      {chart && <Said what={intake ? "Birth" : "Chart"}>{chartWords(chart)}</Said>}
      {intake && <SaidInIntake intake={intake} />}
    </dl>
  );
}

function SaidInIntake({ intake }: { readonly intake: Intake }) {
  const { source, people, events, mayKeep, mayRecord } = intake;
  return (
    <>
      <Said what="Source of the time">{SOURCE_NAMES[source]}</Said>
      {people.length > 0 && (
        <Said what="People it is about, who know and agree">{people.map(personWords).join("\n")}</Said>
      )}
      {events.length > 0 && (
        <Said what="Dated events">{events.map(({ date, what }) => `${date} ${what}`).join("\n")}</Said>
      )}
      <Said what="May be kept as a client">{mayKeep ? "Yes" : "No"}</Said>
      <Said what="Sessions may be recorded">{mayRecord ? "Yes" : "No"}</Said>
    </>
  );
}

function personWords({ kind, name, birth }: Relation): string {
  return [`${RELATION_NAMES[kind]}: ${name}`, birth && birthWords(birth)].filter(Boolean).join(", ");
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
