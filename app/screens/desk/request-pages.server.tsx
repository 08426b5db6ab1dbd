import { makeClient } from "~/calls/desk/client-of-request.server";
import { everybody } from "~/calls/desk/clients.server";
import { deleteRequest, request, requests, saveRequest } from "~/calls/desk/requests.server";
import { performForm } from "~/calls/form-action.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import { MOST_BYTES_SENT } from "~/schemas/desk-limits";
import { isDeskId } from "~/schemas/updated-at";
import { ask } from "./ask.server";
import { CHANGED, isSame, rowOf } from "./changed";
import type { DeskAnswer } from "./desk-answer";
import { NOT_SURE, type Refused, statusOf } from "./form-parts";
import { RequestPage } from "./request-page";
import { RequestsPage } from "./requests-page";

/** The pages of requests, as `deskPage` has all others. */
export async function requestPages(path: string, context: LoadContext): Promise<DeskAnswer | null> {
  const { method } = context.request;
  const isLooking = method === "GET" || method === "HEAD";
  if (path === "/desk/requests") return isLooking ? listPage(context) : null;
  const [, id] = /^\/desk\/requests\/([^/]+)$/.exec(path) ?? [];
  if (!isDeskId(id)) return null;
  if (isLooking) return onePage(context, id);
  return method === "POST" ? sent(context, id) : null;
}

async function listPage(context: LoadContext): Promise<DeskAnswer> {
  const wasDeleted = context.url.searchParams.has("deleted");
  const body = <RequestsPage {...(await ask(requests, context))} wasDeleted={wasDeleted} />;
  return { title: "Requests", status: 200, body };
}

async function onePage(context: LoadContext, id: string, refused?: Refused): Promise<DeskAnswer> {
  const [kept, clients] = await Promise.all([ask(request, context, { id }), ask(everybody, context)]);
  const asked = refused?.values.client ?? context.url.searchParams.get("client");
  const body = (
    <RequestPage
      request={kept.request}
      clients={clients}
      compared={clients.find((client) => client.id === asked) ?? null}
      wasSaved={context.url.searchParams.has("saved")}
      refused={refused}
    />
  );
  return { title: "Request", status: statusOf(refused), body };
}

async function sent(context: LoadContext, id: string): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request, MOST_BYTES_SENT);
  const { intent = "" } = values;
  const back = (outcome: Refused["outcome"]) => onePage(context, id, { intent, values, outcome });
  switch (intent) {
    case "save-request": {
      const { outcome } = await performForm(saveRequest, context, { ...values, id }, shownTo);
      if (!outcome.ok) return back(outcome);
      const kept = outcome.data;
      const isThere = kept.isKept || isSame(kept.yours, kept.theirs);
      return isThere ? { to: `/desk/requests/${id}?saved` } : back(CHANGED);
    }
    case "make-client": {
      const { outcome } = await performForm(makeClient, context, { ...values, id }, shownTo);
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
