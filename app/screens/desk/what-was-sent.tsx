import type { ReactNode } from "react";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import { OFFER_NAMES } from "~/components/offers/offer-names";
import { QUESTIONS } from "~/readings/quiz";
import type { VisitorRequest } from "~/schemas/visitor-request";

type Sent = Omit<VisitorRequest, "token" | "quiz"> & Partial<Pick<VisitorRequest, "quiz">>;

/** All that a request says, for its sender and, with the quiz, for the owner. */
export function WhatWasSent({ request }: { readonly request: Sent }) {
  const { name, email, offer, question, wishes, timezone, quiz, chart } = request;
  const time = wishes.length > 0 && (timezone ? `${wishes.join("\n")}\n(${timezone})` : wishes.join("\n"));
  return (
    <dl className="grid gap-4">
      <Said what="Name">
        <bdi>{name}</bdi>
      </Said>
      <Said what="E-mail">{email}</Said>
      {offer && <Said what="About">{OFFER_NAMES[offer] ?? offer}</Said>}
      <Said what="Question">{question}</Said>
      {time && <Said what="Times that would suit">{time}</Said>}
      {quiz && <Said what="Quiz answers">{quizWords(quiz)}</Said>}
      {chart && <Said what="Chart">{chartWords(chart)}</Said>}
    </dl>
  );
}

export function Said({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{what}</dt>
      <dd className="break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

function quizWords(quiz: NonNullable<Sent["quiz"]>): string {
  const said = QUESTIONS.flatMap(({ key, title, options }) => {
    const chosen = key !== "contact" && options.find(({ value }) => value === quiz[key]);
    return chosen ? [`${title} ${chosen.label}`] : [];
  });
  return said.join("\n");
}

function chartWords({
  fullName,
  birthDate,
  birthTime,
  timeUnknown,
  birthLocation,
}: NonNullable<Sent["chart"]>) {
  const date = formatLongDate(dateOfIso(birthDate));
  return [fullName, date, timeUnknown ? "time unknown" : birthTime, birthLocation].join(", ");
}
