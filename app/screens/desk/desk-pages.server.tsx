import { addDays, dateOfIso, formatIsoDate, utcDate } from "~/astrology/calendar";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { birthChart } from "~/calls/birth-chart.server";
import { choice, client, clientsShown, deleteClient, names, saveClient } from "~/calls/desk/clients.server";
import { dealings } from "~/calls/desk/dealings.server";
import { deleteNote, saveNote } from "~/calls/desk/notes.server";
import { settings } from "~/calls/desk/settings.server";
import { toDo } from "~/calls/desk/whole-desk.server";
import type { Kept } from "~/calls/desk/written.server";
import { forecast } from "~/calls/forecast.server";
import { performForm } from "~/calls/form-action.server";
import { partOf } from "~/calls/perform.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import type { KeptClient, KeptNote, NoteWords } from "~/db/clients.server";
import { Failure, inOneLine } from "~/failure";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import type { Client } from "~/schemas/client";
import { DRAFT_DAYS, MOST_BYTES_SENT } from "~/schemas/desk-limits";
import { isDeskId } from "~/schemas/updated-at";
import { comingOf } from "~/schemas/visitor-request";
import { ask } from "./ask.server";
import { CHANGED, isSame, rowOf } from "./changed";
import { birthOf } from "./client-birth";
import type { Shown } from "./client-chart";
import type { Others } from "./client-form";
import { ClientPage, NewClientPage } from "./client-page";
import { clientValues, type Values, withoutOldPlaces } from "./client-values";
import { ClientsPage } from "./clients-page";
import { dataPages } from "./data-pages.server";
import type { DeskAnswer } from "./desk-answer";
import { NOT_SURE, type Refused, statusOf } from "./form-parts";
import { intakeForm, intakeLinks } from "./intake-forms.server";
import type { NoteConflict } from "./notes";
import { readingPages } from "./reading-pages.server";
import { requestPages } from "./request-pages.server";
import { SITE_PATH, sitePages } from "./site-pages.server";
import { textPages } from "./text-pages.server";

const YEAR_DAYS = 365;
const SLOW = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"];

/**
 * The page at a path below /desk, or what comes of the form that was sent to it; null where there is none. For the owner
 * alone: who calls it has made sure of that, and every operation does so again.
 * @throws Failure
 */
export async function deskPage(path: string, context: LoadContext): Promise<DeskAnswer | null> {
  const { method } = context.request;
  const isLooking = method === "GET" || method === "HEAD";
  if (path === "/desk") return isLooking ? listPage(context) : null;
  if (path.startsWith("/desk/requests")) return requestPages(path, context);
  if (path.startsWith("/desk/readings")) return readingPages(path, context);
  if (path === SITE_PATH) return sitePages(context);
  if (path.startsWith("/desk/data")) return dataPages(path, context);
  if (path.startsWith("/desk/texts")) return textPages(path, context);
  const [, id = ""] = /^\/desk\/client\/([^/]+)$/.exec(path) ?? [];
  if (id !== "new" && !isDeskId(id)) return null;
  if (isLooking) return id === "new" ? newPage(context) : clientPage(context, id);
  return method === "POST" ? sent(context, id) : null;
}

async function listPage(context: LoadContext): Promise<DeskAnswer> {
  const after = context.url.searchParams.get("after");
  const [part, counts, own] = await Promise.all([
    ask(clientsShown, context, after === null ? {} : { after }),
    ask(toDo, context),
    ask(settings, context),
  ]);
  const body = (
    <ClientsPage
      {...part}
      {...counts}
      ownZone={own.settings.timezone}
      isFirst={after === null}
      now={Date.now()}
      soon={DRAFT_DAYS * MILLISECONDS_PER_DAY}
      wasDeleted={context.url.searchParams.has("deleted")}
    />
  );
  return { title: "Clients", status: 200, body };
}

async function newPage(context: LoadContext, refused?: Refused): Promise<DeskAnswer> {
  const values = refused?.values ?? {};
  const id = isDeskId(values.id) ? values.id : context.newId();
  const body = (
    <NewClientPage id={id} values={values} refused={refused} others={await othersFor(values, context)} />
  );
  return { title: "New client", status: statusOf(refused), body };
}

interface CameBack {
  readonly refused: Refused;
  readonly noteConflict?: NoteConflict;
  readonly clientConflict?: { readonly yours: Client };
}

async function clientPage(context: LoadContext, id: string, cameBack?: CameBack): Promise<DeskAnswer> {
  const [kept, there, own, links] = await Promise.all([
    ask(client, context, { id }),
    ask(dealings, context, { id }),
    ask(settings, context),
    intakeLinks(context, (intake) => intake.client === id),
  ]);
  const asked = context.url.searchParams;
  const { refused } = cameBack ?? {};
  const values = refused?.intent === "save-client" ? refused.values : clientValues(kept.client);
  const body = (
    <ClientPage
      client={kept.client}
      notes={kept.notes}
      dealings={there}
      coming={comingOf(there.requests, Date.now())}
      ownZone={own.settings.timezone}
      others={await othersFor(values, context, id)}
      shown={await shownOf(kept.client, context, asked.get("show") === "year")}
      newNote={newNoteOf(cameBack, context)}
      today={utcDate(Date.now())}
      editing={asked.get("note")}
      wasSaved={asked.has("saved")}
      savedNote={asked.get("saved-note")}
      links={links}
      {...cameBack}
    />
  );
  return { title: "Client", status: statusOf(cameBack?.refused), body };
}

/**
 * Whom a relation can be: those whom it is now; and where the others are asked for, which needs no scripts, a part of
 * them. A script asks for them all.
 */
async function othersFor(values: Values, context: LoadContext, id = ""): Promise<Others> {
  const place = context.url.searchParams.get("people");
  const ids = Object.entries(values).flatMap(([name, value]) =>
    /^relations\..*client$/.test(name) ? value : [],
  );
  const [related, part] = await Promise.all([
    ask(names, context, { ids }),
    place === null ? null : ask(choice, context, place === "" ? {} : { after: place }),
  ]);
  const all = new Map([...related, ...(part?.clients ?? []).map((one) => [one.id, one.name] as const)]);
  all.delete(id);
  return {
    people: [...all].map(([id, name]) => ({ id, name })),
    next: part ? part.next : "",
  };
}

/** One that came back keeps its id, so that what is sent twice is kept once. */
function newNoteOf(cameBack: CameBack | undefined, context: LoadContext): string {
  const { refused, noteConflict } = cameBack ?? {};
  const id = refused?.intent === "save-note" && !noteConflict ? refused.values.note : undefined;
  return isDeskId(id) && refused?.values.updatedAt === undefined ? id : context.newId();
}

/** The first birth's chart under the client's own settings, as the open calls calculate it; nothing of it is kept. */
async function shownOf(of: KeptClient, context: LoadContext, isYear: boolean): Promise<Shown> {
  const birth = birthOf(of, 0);
  if (!birth) return { is: "nothing" };
  try {
    const chart = await partOf(birthChart, birth, context);
    if (!isYear) return { is: "chart", chart };
    const from = utcDate(Date.now());
    const to = formatIsoDate(addDays(dateOfIso(from), YEAR_DAYS));
    const { contacts } = await partOf(forecast, { birth, from, to, bodies: SLOW }, context);
    return { is: "year", chart, contacts };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { is: "failed", why: inOneLine(error) };
  }
}

/** What comes of a form. One that is refused comes back with all that was typed into it. */
async function sent(context: LoadContext, id: string): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(context.request, MOST_BYTES_SENT);
  const form: Form = { context, id, values, shownTo };
  if (id === "new") return values.intent === "save-client" ? saved(form) : null;
  const ofIntake = await intakeForm(form, { client: id });
  if (ofIntake) {
    const refused = { intent: values.intent ?? "", values, outcome: ofIntake };
    return ofIntake.ok ? { to: `/desk/client/${id}#intakes` } : clientPage(context, id, { refused });
  }
  switch (values.intent) {
    case "save-client":
      return saved(form);
    case "save-note":
      return noteSaved(form);
    case "remove-note":
      return noteRemoved(form);
    case "remove-client":
      return removed(form);
    default:
      return null;
  }
}

interface Form {
  readonly context: LoadContext;
  readonly id: string;
  readonly values: Values;
  readonly shownTo: string;
}

async function saved({ context, id, values, shownTo }: Form): Promise<DeskAnswer> {
  const input = withoutOldPlaces(values);
  const { outcome } = await performForm(
    saveClient,
    context,
    id === "new" ? input : { ...input, id },
    shownTo,
  );
  if (!outcome.ok) {
    const refused = { intent: "save-client", values, outcome };
    return id === "new" ? newPage(context, refused) : clientPage(context, id, { refused });
  }
  const kept = outcome.data;
  const there = rowOf(kept).id;
  if (kept.isKept || isSame(kept.yours, kept.theirs)) return { to: `/desk/client/${there}?saved` };
  const refused = { intent: "save-client", values, outcome: CHANGED };
  return clientPage(context, there, { refused, clientConflict: { yours: kept.yours } });
}

async function noteSaved({ context, id, values, shownTo }: Form): Promise<DeskAnswer> {
  const { outcome } = await performForm<Kept<KeptNote, NoteWords>>(
    saveNote,
    context,
    { ...values, id },
    shownTo,
  );
  if (!outcome.ok) {
    return clientPage(context, id, { refused: { intent: "save-note", values, outcome } });
  }
  const kept = outcome.data;
  if (kept.isKept || isSame(kept.yours, kept.theirs))
    return { to: `/desk/client/${id}?saved-note=${rowOf(kept).id}#note-${rowOf(kept).id}` };
  const noteConflict = { note: kept.theirs.id, theirs: kept.theirs };
  return clientPage(context, id, {
    refused: { intent: "save-note", values, outcome: CHANGED },
    noteConflict,
  });
}

async function noteRemoved({ context, id, values, shownTo }: Form): Promise<DeskAnswer> {
  const { outcome } = await performForm(deleteNote, context, { id, note: values.note }, shownTo);
  if (outcome.ok) return { to: `/desk/client/${id}#notes` };
  return clientPage(context, id, { refused: { intent: "remove-note", values, outcome } });
}

async function removed({ context, id, values, shownTo }: Form): Promise<DeskAnswer> {
  if (values.sure !== "on") {
    return clientPage(context, id, { refused: { intent: "remove-client", values, outcome: NOT_SURE } });
  }
  const { outcome } = await performForm(deleteClient, context, { id }, shownTo);
  if (outcome.ok) return { to: "/desk?deleted" };
  return clientPage(context, id, { refused: { intent: "remove-client", values, outcome } });
}
