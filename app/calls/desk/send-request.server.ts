import { withinDailyRequests } from "~/auth/daily-rations.server";
import { digestOf, randomToken } from "~/auth/secrets";
import { stored } from "~/db/database.server";
import { profileOf } from "~/db/profiles.server";
import {
  addRequest,
  newestQuizOf,
  type RequestMessages,
  requestByToken,
  withdrawRequest,
} from "~/db/requests.server";
import type { EmailState } from "~/db/schema";
import { deskRefusal } from "~/desk-refusals";
import { deliverDue } from "~/email/deliver.server";
import { Failure, invalidInput } from "~/failure";
import { languageOf, screenIn } from "~/further-languages";
import type { LoadContext } from "~/load-context";
import { offersShown } from "~/offers-shown";
import { inLanguage } from "~/page-language";
import { asSent, isUntyped } from "~/schemas/fields";
import { readRequest, requestFields } from "~/schemas/request-input";
import { readToken, TokenFields } from "~/schemas/token-input";
import { agreedOn, calledOff, type VisitorRequest } from "~/schemas/visitor-request";
import { site } from "~/site";
import * as words from "~/words/consult";
import { mailboxOfTheDay, messagesOfADay, messageToOwnerOf } from "../messages.server";
import { operation } from "../operation";
import { tooManyToday } from "../perform.server";
import { languageFor } from "../texts.server";
import { deskStore } from "./desk-store.server";
import { fileOf } from "./requests.server";

/** A field for robots, which fill in whatever a form has. */
export const ROBOT_FIELD = "website";

export interface RequestReceived {
  readonly received: true;
  /** How the message to its sender stands. */
  readonly emailStatus: EmailState | "not_configured";
  /** Where its sender sees and deletes it. */
  readonly yours: string;
}

/** Keeps what a visitor asks the owner, and says so to both. What a robot sends is answered likewise, and kept nowhere. */
export const sendRequest = operation({
  access: "desk",
  user: "optional",
  limit: "quiz",
  // Which offers there are is known when one is sent.
  fields: requestFields([]).extend({
    [ROBOT_FIELD]: asSent({ type: "string", description: "Stays empty: what fills it in is a robot" }),
  }),
  read: async (raw, { readAsset }) => {
    const request = await readRequest(
      raw,
      offersShown().map(({ id }) => id),
      readAsset,
    );
    const isRobot = !isUntyped(raw[ROBOT_FIELD]);
    return request.ok ? { ok: true, value: { ...request.value, isRobot } } : request;
  },
  run: async ({ isRobot, withQuiz, withChart, token: given, ...sent }, { account, context }) => {
    const { settings, waitUntil } = context;
    const token = given ?? randomToken();
    const hasMail = settings.email.EMAIL_PROVIDER !== "none";
    if (isRobot) return received(token, context, hasMail ? "queued" : "not_configured");
    const store = deskStore(context);
    const chart =
      withChart && !sent.chart && account ? await stored(profileOf(store.db, account.user.id)) : sent.chart;
    if (withChart && !chart) throw invalidInput({ withChart: [deskRefusal("chart.none")] });
    if (!(await withinDailyRequests(context))) throw tooManyToday();
    const quiz = withQuiz ? await stored(newestQuizOf(store, sent.email)) : null;
    const request: VisitorRequest = { ...sent, quiz, chart, token };
    const messages = await messagesAbout(sent.email, context);
    const kept = await stored(addRequest(store, await digestOf(token), request, messages));
    if (kept.is === "full") throw invalidInput({ "": [deskRefusal("requests.too-many")] });
    if (messages) waitUntil(deliverDue(store.db, settings));
    return received(token, context, messages ? (kept.message ?? "failed") : "not_configured");
  },
});

function received(
  token: string,
  context: LoadContext,
  emailStatus: RequestReceived["emailStatus"],
): RequestReceived {
  return { received: true, emailStatus, yours: ownLink(token, context) };
}

/** Where whoever sent something sees it, in the language in which it was sent. */
export function ownLink(token: string, context: LoadContext): string {
  return screenIn(languageOf(languageFor(context)).prefix, `/request/${token}`);
}

/** Null where this site sends no messages. */
async function messagesAbout(address: string, context: LoadContext): Promise<RequestMessages | null> {
  const toOwner = messageToOwnerOf(context);
  return (
    toOwner && {
      ...toOwner,
      forVisitors: messagesOfADay(context.settings).forVisitors,
      mailbox: await mailboxOfTheDay(context, address),
      language: languageFor(context),
    }
  );
}

/** The request that a sender's link names; null where there is none. */
async function sentWith(token: string, context: LoadContext) {
  return stored(requestByToken(deskStore(context), await digestOf(token)));
}

/**
 * A request for whoever has its link: without the quiz, which is that of the address. Nobody has shown that it is theirs,
 * so that the answers, and whether there are any, are the owner's to see.
 */
export const ownRequest = operation({
  access: "desk",
  limit: "quiz",
  fields: TokenFields,
  read: readToken,
  run: async (token, { context }) => {
    const request = await sentWith(token, context);
    if (!request) throw new Failure("not_found", words.noSuchRequest);
    const { name, email, offer, question, wishes, timezone, chart, intake, status, at } = request;
    const appointment = agreedOn(request);
    const off = calledOff(request);
    const said = { name, email, offer, question, wishes, timezone, chart, intake, status, at, appointment };
    return off ? { ...said, calledOff: off } : said;
  },
});

/** The appointment of a request for whoever has its link, for their calendar. */
export const ownAppointment = operation({
  access: "desk",
  limit: "quiz",
  fields: TokenFields,
  read: readToken,
  run: async (token, { context }) => {
    const request = await sentWith(token, context);
    const name = inLanguage(languageFor(context), () => words.consultationWith({ brand: site.name }));
    return fileOf(request, { name });
  },
});

/** Deletes a request for whoever has its link. */
export const withdraw = operation({
  access: "desk",
  limit: "quiz",
  fields: TokenFields,
  read: readToken,
  run: async (token, { context }) => ({
    removed: await stored(withdrawRequest(deskStore(context), await digestOf(token))),
  }),
});
