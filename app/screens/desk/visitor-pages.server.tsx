import { accountIfKnown } from "~/auth/account.server";
import { randomToken } from "~/auth/secrets";
import { openIntake, sendIntake } from "~/calls/desk/answer-intake.server";
import { seeDelivery } from "~/calls/desk/deliveries.server";
import { ownAppointment, ownRequest, sendRequest, withdraw } from "~/calls/desk/send-request.server";
import { performForm } from "~/calls/form-action.server";
import { profile } from "~/calls/profile.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import { MOST_BYTES_SENT } from "~/schemas/desk-limits";
import * as words from "~/words/consult";
import * as intakeWords from "~/words/intake";
import { ask } from "./ask.server";
import { ConsultPage, ReceivedPage } from "./consult-page";
import type { DeskAnswer } from "./desk-answer";
import { type Refused, statusOf } from "./form-parts";
import { IntakePage, IntakeReceivedPage } from "./intake-page";
import { LetterPage } from "./letter-page";
import { OwnRequestPage, WithdrawnPage } from "./own-request-page";

/**
 * The page at a path by which visitors reach the desk, or what comes of the form that was sent to it; null where there
 * is none. Who calls it has made sure that there is a desk, and every operation does so again.
 * @throws Failure
 */
export async function visitorsPage(path: string, context: LoadContext): Promise<DeskAnswer | null> {
  const { method } = context.request;
  const isLooking = method === "GET" || method === "HEAD";
  if (!isLooking && method !== "POST") return null;
  if (path === "/consult") return isLooking ? consultPage(context) : requestSent(context);
  const [, letter] = /^\/for\/([^/]+)$/.exec(path) ?? [];
  if (letter) return isLooking ? letterPage(context, letter) : null;
  const [, what, token = "", file] = /^\/(request|intake)\/([^/]+?)(\/appointment\.ics)?$/.exec(path) ?? [];
  if (what === "intake" && !file) {
    return isLooking ? intakePage(context, token) : intakeSent(context, token);
  }
  if (what !== "request") return null;
  if (file) return isLooking ? calendarPage(context, token) : null;
  return isLooking ? ownPage(context, token) : withdrawn(context, token);
}

/** The page that opens a letter in its reader's browser: what is in it the server does not know. */
async function letterPage(context: LoadContext, token: string): Promise<DeskAnswer> {
  await ask(seeDelivery, context, { token });
  return { title: "A letter for you", status: 200, body: <LetterPage token={token} />, script: "letter" };
}

async function consultPage(context: LoadContext, refused?: Refused): Promise<DeskAnswer> {
  const account = await accountIfKnown(context);
  const known = {
    ...(account?.user.firstName && { name: account.user.firstName }),
    ...(account?.user.email && { email: account.user.email }),
    ...offerAsked(context),
  };
  const body = (
    <ConsultPage
      values={refused?.values ?? known}
      refused={refused}
      token={refused?.values.token || randomToken()}
      hasProfile={account !== null && (await ask(profile, context)) !== null}
    />
  );
  return {
    title: words.askForAConsultation,
    description: words.description,
    status: statusOf(refused),
    body,
  };
}

function offerAsked({ url }: LoadContext) {
  const offer = url.searchParams.get("offer");
  return offer && { offer };
}

async function requestSent(context: LoadContext): Promise<DeskAnswer> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request, MOST_BYTES_SENT);
  const { outcome } = await performForm(sendRequest, context, values, shownTo);
  if (!outcome.ok) return consultPage(context, { intent: "send-request", values, outcome });
  const body = <ReceivedPage {...outcome.data} email={values.email ?? ""} />;
  return { title: words.yourRequestCameIn, status: 200, body };
}

async function ownPage(context: LoadContext, token: string): Promise<DeskAnswer> {
  const body = <OwnRequestPage request={await ask(ownRequest, context, { token })} token={token} />;
  return { title: words.yourRequest, status: 200, body };
}

async function withdrawn(context: LoadContext, token: string): Promise<DeskAnswer> {
  await readForm(context.request, MOST_BYTES_SENT);
  await ask(withdraw, context, { token });
  return { title: words.whatYouSentIsDeleted, status: 200, body: <WithdrawnPage /> };
}

async function calendarPage(context: LoadContext, token: string): Promise<DeskAnswer> {
  return { file: await ask(ownAppointment, context, { token }) };
}

async function intakePage(context: LoadContext, token: string, refused?: Refused): Promise<DeskAnswer> {
  const { expiresAt, asked } = await ask(openIntake, context, { token });
  const body = (
    <IntakePage
      values={refused?.values ?? { ...asked }}
      refused={refused}
      requestToken={refused?.values.requestToken || randomToken()}
      expiresAt={expiresAt}
      token={token}
    />
  );
  return { title: intakeWords.beforeYourSession, status: statusOf(refused), body };
}

async function intakeSent(context: LoadContext, token: string): Promise<DeskAnswer> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request, MOST_BYTES_SENT);
  const { outcome } = await performForm(sendIntake, context, { ...values, token }, shownTo);
  if (!outcome.ok) return intakePage(context, token, { intent: "send-intake", values, outcome });
  return {
    title: intakeWords.itIsThere,
    status: 200,
    body: <IntakeReceivedPage yours={outcome.data.yours} />,
  };
}
