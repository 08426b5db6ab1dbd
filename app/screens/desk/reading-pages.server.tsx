import { choice, clientOfReading, names, someOfThem } from "~/calls/desk/clients.server";
import { deleteDelivery, deliveries } from "~/calls/desk/deliveries.server";
import { deleteReading, reading, readings, saveReading, templatesThere } from "~/calls/desk/readings.server";
import { performForm } from "~/calls/form-action.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { founder } from "~/components/offers/founder";
import type { KeptClient } from "~/db/clients.server";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import { MOST_BYTES_SENT } from "~/schemas/desk-limits";
import type { Block } from "~/schemas/reading-draft";
import { isDeskId } from "~/schemas/updated-at";
import { site } from "~/site";
import { ask } from "./ask.server";
import type { Seconds } from "./block-templates";
import { rowOf } from "./changed";
import type { DeskAnswer } from "./desk-answer";
import { NOT_SURE, type Refused, statusOf } from "./form-parts";
import { ReadingPage } from "./reading-page";
import { datesOfYear, readingPart, textsToCopy } from "./reading-parts.server";
import { ReadingsPage } from "./readings-page";
import { idsOfSeconds, secondPeople } from "./second-people";

/** The pages of prepared readings, as `deskPage` has all others. */
export async function readingPages(path: string, context: LoadContext): Promise<DeskAnswer | null> {
  const { method } = context.request;
  const isLooking = method === "GET" || method === "HEAD";
  if (!isLooking && method !== "POST") return null;
  if (path === "/desk/readings") return isLooking ? listPage(context) : made(context);
  const [, id] = /^\/desk\/readings\/([^/]+)$/.exec(path) ?? [];
  if (!isDeskId(id)) return null;
  return isLooking ? onePage(context, id) : sent(context, id);
}

async function listPage(context: LoadContext, refused?: Refused): Promise<DeskAnswer> {
  const asked = context.url.searchParams;
  const after = asked.get("after");
  const people = asked.get("people");
  const [list, templates, clients] = await Promise.all([
    ask(readings, context, after === null ? {} : { after }),
    ask(templatesThere, context),
    ask(choice, context, people ? { after: people } : {}),
  ]);
  const ids = list.readings.flatMap(({ client }) => client ?? []);
  const whose = refused?.values.client ?? asked.get("client") ?? "";
  const known = await ask(names, context, { ids: isDeskId(whose) ? [...ids, whose] : ids });
  const body = (
    <ReadingsPage
      {...list}
      isFirst={after === null}
      templates={templates}
      choice={clients}
      names={known}
      whose={whose}
      newId={isDeskId(refused?.values.id) ? refused.values.id : context.newId()}
      wasDeleted={asked.has("deleted")}
      refused={refused}
    />
  );
  return { title: "Readings", status: statusOf(refused), body };
}

/** A new reading: empty, or begun with what a template has. */
async function made(context: LoadContext): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request, MOST_BYTES_SENT);
  if (values.intent !== "make-reading") return null;
  const { template = "" } = values;
  const from = isDeskId(template) ? (await ask(reading, context, { id: template })).reading.blocks : [];
  const blocks = from.map((block) => ({ ...block, id: context.newId() }));
  const { id, title, client } = values;
  const { outcome } = await performForm(saveReading, context, { id, title, client, blocks }, shownTo);
  if (!outcome.ok) return listPage(context, { intent: "make-reading", values, outcome });
  return { to: `/desk/readings/${rowOf(outcome.data).id}` };
}

async function onePage(context: LoadContext, id: string, refused?: Refused): Promise<DeskAnswer> {
  const kept = (await ask(reading, context, { id })).reading;
  const whose = kept.client === null ? null : await ask(clientOfReading, context, { id: kept.client });
  const asked = context.url.searchParams;
  const block = kept.blocks.find((one) => one.id === asked.get("part"));
  if (whose && block) return part(await readingPart(whose, block, context));
  if (whose && asked.has("texts")) return part(await textsToCopy(whose, context));
  if (whose && asked.has("dates")) return part(await datesOfYear(whose, context));
  const letters =
    kept.client === null ? [] : (await ask(deliveries, context, { id: kept.client })).deliveries;
  const body = (
    <ReadingPage
      reading={kept}
      client={whose}
      letters={letters.filter((letter) => letter.reading === id)}
      seconds={await secondsOf(whose, kept.blocks, context)}
      preparedBy={`${site.name}\n${founder()}\n${site.contact}`}
      refused={refused}
    />
  );
  return { title: "Reading", status: statusOf(refused), body, script: "editor" };
}

/** With whom charts of two can be, before the editor asks for everybody. */
async function secondsOf(
  client: KeptClient | null,
  blocks: readonly Block[],
  context: LoadContext,
): Promise<Seconds> {
  if (!client) return { client: null, around: [], chosen: [] };
  const known = await ask(someOfThem, context, { ids: idsOfSeconds(client, blocks) });
  return { client: client.id, ...secondPeople(client, blocks, known) };
}

const part = (body: JSX.Element): DeskAnswer => ({ title: "Reading", status: 200, body });

async function sent(context: LoadContext, id: string): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request, MOST_BYTES_SENT);
  const { intent = "" } = values;
  const back = (outcome: Refused["outcome"]) => onePage(context, id, { intent, values, outcome });
  switch (intent) {
    case "take-back": {
      const { outcome } = await performForm(deleteDelivery, context, { id: values.delivery }, shownTo);
      return outcome.ok ? { to: `/desk/readings/${id}#sent` } : back(outcome);
    }
    case "remove-reading": {
      if (values.sure !== "on") return back(NOT_SURE);
      const { outcome } = await performForm(deleteReading, context, { id }, shownTo);
      return outcome.ok ? { to: "/desk/readings?deleted" } : back(outcome);
    }
    default:
      return null;
  }
}
