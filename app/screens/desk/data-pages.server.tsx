import { utcDate } from "~/astrology/calendar";
import { clientOfReading as oneClient } from "~/calls/desk/clients.server";
import { exportClients } from "~/calls/desk/export.server";
import { saveSettings, settings } from "~/calls/desk/settings.server";
import { deleteAll, deletedCount, ending, keepOn } from "~/calls/desk/whole-desk.server";
import { performForm } from "~/calls/form-action.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import { ask } from "./ask.server";
import { CHANGED, isSame } from "./changed";
import { ClientDataPage, DataPage, type PartShown } from "./data-page";
import type { DeskAnswer } from "./desk-answer";
import { type Refused, statusOf } from "./form-parts";
import { ImportPage } from "./import-page";

/** The pages of what comes in and goes out, as `deskPage` has all others. */
export async function dataPages(path: string, context: LoadContext): Promise<DeskAnswer | null> {
  const { method } = context.request;
  const isLooking = method === "GET" || method === "HEAD";
  if (path === "/desk/data/import") return isLooking ? importPage() : null;
  if (path !== "/desk/data") return null;
  if (!isLooking) return method === "POST" ? sent(context) : null;
  const client = context.url.searchParams.get("client");
  return client === null ? dataPage(context) : clientDataPage(context, client);
}

function importPage(): DeskAnswer {
  const body = <ImportPage today={utcDate(Date.now())} />;
  return { title: "Import clients", status: 200, body, script: "import" };
}

async function dataPage(context: LoadContext, refused?: Refused): Promise<DeskAnswer> {
  const [{ clients }, own, deleted, part] = await Promise.all([
    ask(ending, context),
    ask(settings, context),
    ask(deletedCount, context),
    partShown(context, null),
  ]);
  const body = (
    <DataPage
      ending={clients}
      settings={own.settings}
      deleted={deleted}
      said={context.url.searchParams.get("done")}
      part={part}
      refused={refused}
    />
  );
  return { title: "Data", status: statusOf(refused), body, script: "data" };
}

async function clientDataPage(context: LoadContext, id: string): Promise<DeskAnswer> {
  const { name } = await ask(oneClient, context, { id });
  const body = <ClientDataPage name={name} client={id} part={await partShown(context, id)} />;
  return { title: "Data of a client", status: 200, body, script: "data" };
}

/** Where the part begins that is asked for, and the one behind it; null where none is. */
async function partShown(context: LoadContext, client: string | null): Promise<PartShown | null> {
  const { url } = context;
  const asked = url.searchParams.get("part");
  if (asked === null) return null;
  const after = asked === "" ? null : asked;
  const { part } = await ask(exportClients, context, { client, after });
  const next = part.next === null ? null : new URL(part.next, url).searchParams.get("after");
  return { after, next };
}

async function sent(context: LoadContext): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request);
  const { intent = "" } = values;
  const back = (outcome: Refused["outcome"]) => dataPage(context, { intent, values, outcome });
  switch (intent) {
    case "keep-contact": {
      const { outcome } = await performForm(keepOn, context, { id: values.client }, shownTo);
      return outcome.ok ? { to: "/desk/data?done=kept" } : back(outcome);
    }
    case "save-settings": {
      const { outcome } = await performForm(saveSettings, context, values, shownTo);
      if (!outcome.ok) return back(outcome);
      const kept = outcome.data;
      return kept.isKept || isSame(kept.yours, kept.theirs) ? { to: "/desk/data?done=saved" } : back(CHANGED);
    }
    case "delete-all": {
      const { outcome } = await performForm(deleteAll, context, values, shownTo);
      return outcome.ok ? { to: "/desk/data?done=emptied" } : back(outcome);
    }
    default:
      return null;
  }
}
