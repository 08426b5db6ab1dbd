import { makeClient } from "~/calls/desk/client-of-request.server";
import { choice, oneOfThem } from "~/calls/desk/clients.server";
import { namedIntakes } from "~/calls/desk/intakes.server";
import { appointment, deleteRequest, requests, saveRequest, tiedRequest } from "~/calls/desk/requests.server";
import { settings } from "~/calls/desk/settings.server";
import { performForm } from "~/calls/form-action.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import type { KeptRequest, RequestChange } from "~/db/requests.server";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import { toTake } from "~/schemas/client-of-request";
import { MOST_BYTES_SENT } from "~/schemas/desk-limits";
import { isDeskId } from "~/schemas/updated-at";
import type { RequestStatus } from "~/schemas/visitor-request";
import { ask } from "./ask.server";
import { CHANGED, isSame, rowOf } from "./changed";
import type { DeskAnswer } from "./desk-answer";
import { NOT_SURE, type Refused, statusOf } from "./form-parts";
import { intakeForm, intakeLinks } from "./intake-forms.server";
import { RequestPage } from "./request-page";
import { RequestsPage } from "./requests-page";

/** The pages of requests, as `deskPage` has all others. */
export async function requestPages(path: string, context: LoadContext): Promise<DeskAnswer | null> {
  const { method } = context.request;
  const isLooking = method === "GET" || method === "HEAD";
  if (path === "/desk/requests") {
    if (isLooking) return listPage(context);
    return method === "POST" ? sentToList(context) : null;
  }
  const [, id, file] = /^\/desk\/requests\/([^/]+?)(\/appointment\.ics)?$/.exec(path) ?? [];
  if (!isDeskId(id)) return null;
  if (file) return isLooking ? { file: await ask(appointment, context, { id }) } : null;
  if (isLooking) return onePage(context, id);
  return method === "POST" ? sent(context, id) : null;
}

async function listPage(context: LoadContext, refused?: Refused): Promise<DeskAnswer> {
  const after = context.url.searchParams.get("after");
  const [kept, own, { intakes, counted }] = await Promise.all([
    ask(requests, context, after === null ? {} : { after }),
    ask(settings, context),
    ask(namedIntakes, context, { all: context.url.searchParams.has("links") }),
  ]);
  const body = (
    <RequestsPage
      {...kept}
      isFirst={after === null}
      ownZone={own.settings.timezone}
      links={{ intakes, newId: context.newId(), further: counted - intakes.length }}
      wasDeleted={context.url.searchParams.has("deleted")}
      refused={refused}
    />
  );
  return { title: "Requests", status: statusOf(refused), body };
}

async function sentToList(context: LoadContext): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request, MOST_BYTES_SENT);
  const outcome = await intakeForm({ context, values, shownTo }, {});
  if (!outcome) return null;
  return outcome.ok
    ? { to: "/desk/requests#intakes" }
    : listPage(context, { intent: values.intent ?? "", values, outcome });
}

async function onePage(context: LoadContext, id: string, refused?: Refused): Promise<DeskAnswer> {
  const place = context.url.searchParams.get("choose");
  const [kept, own, part, links] = await Promise.all([
    ask(tiedRequest, context, { id }),
    ask(settings, context),
    ask(choice, context, place === null ? {} : { after: place }),
    intakeLinks(context, ({ from }) => from === id),
  ]);
  const asked = refused?.values.client ?? context.url.searchParams.get("client") ?? toTake(kept).client ?? "";
  const inPart = part.clients.find((client) => client.id === asked);
  const compared = inPart ?? (isDeskId(asked) ? await ask(oneOfThem, context, { id: asked }) : null);
  const body = (
    <RequestPage
      {...kept}
      ownZone={own.settings.timezone}
      choice={part}
      compared={compared}
      links={links}
      now={Date.now()}
      wasSaved={context.url.searchParams.has("saved")}
      refused={refused}
    />
  );
  return { title: "Request", status: statusOf(refused), body };
}

/** What a press says of how far a request has come. Whoever calls a session off has still answered. */
const STATUS_BY: Readonly<Record<string, RequestStatus>> = {
  "save-appointment": "agreed",
  "call-off": "answered",
};

async function sent(context: LoadContext, id: string): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request, MOST_BYTES_SENT);
  const { intent = "" } = values;
  const back = (outcome: Refused["outcome"]) => onePage(context, id, { intent, values, outcome });
  const ofIntake = await intakeForm({ context, values, shownTo }, { request: id });
  if (ofIntake) return ofIntake.ok ? { to: `/desk/requests/${id}#intakes` } : back(ofIntake);
  switch (intent) {
    case "save-request":
    case "save-appointment":
    case "call-off": {
      const status = STATUS_BY[intent] ?? values.status;
      const { outcome } = await performForm(saveRequest, context, { ...values, id, status }, shownTo);
      if (!outcome.ok) return back(outcome);
      const kept = outcome.data;
      const isThere = kept.isKept || isSameChange(kept.yours, kept.theirs);
      return isThere ? { to: `/desk/requests/${id}?saved` } : back(CHANGED);
    }
    case "make-client": {
      // An intake form that answers this request is what the client is made of.
      const { taken } = values;
      const of = isDeskId(taken) ? taken : id;
      const { outcome } = await performForm(makeClient, context, { ...values, id: of }, shownTo);
      if (!outcome.ok) return back(outcome);
      const kept = outcome.data;
      return kept.isKept || !values.client ? { to: `/desk/client/${rowOf(kept).id}?saved` } : back(CHANGED);
    }
    case "remove-request": {
      if (values.sure !== "on") return back(NOT_SURE);
      const { outcome } = await performForm(deleteRequest, context, { id }, shownTo);
      return outcome.ok ? { to: "/desk/requests?deleted" } : back(outcome);
    }
    default:
      return null;
  }
}

/** Whether what stands there says the same: the form was sent twice. */
function isSameChange({ status, appointment }: RequestChange, theirs: KeptRequest): boolean {
  return isSame({ status, ...appointment }, { ...theirs.appointment, status: theirs.status });
}
