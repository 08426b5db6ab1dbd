import { clientOfReading } from "~/calls/desk/clients.server";
import { deleteText, type KeptFile, ownTextsBeside, saveTexts } from "~/calls/desk/texts.server";
import { foundTexts, textShown, textsOfBirth } from "~/calls/desk/texts-shown.server";
import { performForm } from "~/calls/form-action.server";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import type { KeptText } from "~/db/site-texts.server";
import { Failure, messagesOf } from "~/failure";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import { placeOfKey } from "~/readings/own-texts";
import { isTextFolder } from "~/readings/text-folders";
import { MOST_BYTES_OF_TEXTS, MOST_BYTES_SENT } from "~/schemas/desk-limits";
import { readFindTexts } from "~/schemas/find-texts-query";
import { readLang } from "~/schemas/lang-query";
import { isDeskId } from "~/schemas/updated-at";
import { ask } from "./ask.server";
import { CHANGED } from "./changed";
import { birthOf } from "./client-birth";
import type { Values } from "./client-values";
import type { DeskAnswer } from "./desk-answer";
import { type Refused, statusOf } from "./form-parts";
import { ClientTexts, TextPage } from "./text-page";
import { type Conflict, TextsPage, textAddress } from "./texts-page";

/** A file in a form: letters of other scripts take three times their room there. */
const MOST_BYTES_OF_FILE_SENT = 3 * MOST_BYTES_OF_TEXTS;

/** The pages of texts, as `deskPage` has all others. */
export async function textPages(path: string, context: LoadContext): Promise<DeskAnswer | null> {
  const { method } = context.request;
  const isLooking = method === "GET" || method === "HEAD";
  if (!isLooking && method !== "POST") return null;
  const isList = path === "/desk/texts";
  if (!isList && path !== "/desk/texts/text") return null;
  if (!isLooking) return sent(context, isList);
  if (!isList) return askedPage(context);
  return context.url.searchParams.has("client") ? clientTexts(context) : listPage(context);
}

interface CameBack {
  readonly refused: Refused;
  readonly conflicts: readonly Conflict[];
}

async function listPage(context: LoadContext, cameBack?: CameBack): Promise<DeskAnswer> {
  const asked = context.url.searchParams;
  const given = Object.fromEntries(["lang", "in", "q", "from"].map((name) => [name, asked.get(name) ?? ""]));
  const query = readFindTexts(given);
  const isSought = asked.has("in") || asked.has("q");
  const [{ texts }, found] = await Promise.all([
    ask(ownTextsBeside, context),
    isSought && query.ok ? ask(foundTexts, context, given) : null,
  ]);
  const folder = given.in ?? "";
  const language = readLang(given.lang ?? "");
  const body = (
    <TextsPage
      sought={{
        lang: language.ok ? language.value : "en",
        in: isTextFolder(folder) ? folder : "natal",
        q: given.q ?? "",
      }}
      errors={query.ok ? {} : messagesOf(query.fields, "en")}
      found={found}
      from={query.ok ? query.value.from : 0}
      theirs={texts}
      mine={placeIn(asked.get("mine"))}
      isToRead={asked.get("show") === "changed"}
      wasTaken={asked.has("brought")}
      wasRemoved={asked.has("removed")}
      conflicts={cameBack?.conflicts ?? []}
      refused={cameBack?.refused}
    />
  );
  return { title: "Texts", status: query.ok ? statusOf(cameBack?.refused) : 422, body };
}

/** How many are skipped. */
function placeIn(given: string | null): number {
  const place = Number(given ?? 0);
  return Number.isSafeInteger(place) && place > 0 ? place : 0;
}

async function clientTexts(context: LoadContext): Promise<DeskAnswer | null> {
  const asked = context.url.searchParams;
  const id = asked.get("client");
  if (!isDeskId(id)) return null;
  const read = readLang(asked.get("lang"));
  const language = read.ok ? read.value : "en";
  const part = asked.get("part") === "story" ? "story" : "places";
  const birth = birthOf(await ask(clientOfReading, context, { id }), 0);
  const texts = birth ? await textsOfBirth(birth, part, language, context) : null;
  const body = <ClientTexts client={id} part={part} language={language} texts={texts} />;
  return { title: "Texts of a chart", status: 200, body };
}

async function askedPage(context: LoadContext): Promise<DeskAnswer> {
  const asked = context.url.searchParams;
  return textPage(context, asked.get("of") ?? "", asked.get("lang") ?? "", {
    wasSaved: asked.has("saved"),
  });
}

interface Said {
  readonly wasSaved: boolean;
  readonly refused?: Refused;
  readonly conflict?: KeptText;
}

/** @throws Failure where there is no such text of ours */
async function textPage(context: LoadContext, of: string, lang: string, said: Said): Promise<DeskAnswer> {
  try {
    const body = <TextPage text={await ask(textShown, context, { of, lang })} {...said} />;
    return { title: "Text", status: statusOf(said.refused), body };
  } catch (error) {
    // An address that names no text of ours is none.
    if (error instanceof Failure && error.code === "invalid_input")
      throw new Failure("not_found", "There is no such text.");
    throw error;
  }
}

/** A form of either page: of the list, or of one text. */
async function sent(context: LoadContext, isList: boolean): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(
    context.request,
    isList ? MOST_BYTES_OF_FILE_SENT : MOST_BYTES_SENT,
  );
  const { intent = "", key = "", locale = "", text, updatedAt } = values;
  if (isList && intent === "bring-texts") return brought(context, values, shownTo);
  const place = placeOfKey(key);
  if (!place) return null;
  const address = textAddress(place.set, place.id, locale);
  const back = (outcome: Refused["outcome"], conflict?: KeptText) => {
    const refused = { intent, values, outcome };
    return isList
      ? listPage(context, { refused, conflicts: [] })
      : textPage(context, `${place.set}/${place.id}`, locale, { wasSaved: false, refused, conflict });
  };
  switch (intent) {
    case "save-text": {
      const { outcome } = await performForm(saveTexts, context, { key, locale, text, updatedAt }, shownTo);
      if (!outcome.ok) return back(outcome);
      const kept = outcome.data;
      return "theirs" in kept ? back(CHANGED, kept.theirs) : { to: `${address}&saved#part-${place.part}` };
    }
    case "remove-text": {
      const { outcome } = await performForm(deleteText, context, { key, locale, updatedAt }, shownTo);
      return outcome.ok ? { to: isList ? "/desk/texts?removed#yours" : address } : back(outcome);
    }
    default:
      return null;
  }
}

/** Texts of a file: nothing of it is kept where any of it is wrong, or would go over other words. */
async function brought(context: LoadContext, values: Values, shownTo: string): Promise<DeskAnswer> {
  const { intent = "", texts = "", replace } = values;
  // Nothing typed is no list either.
  const { outcome } = await performForm(saveTexts, context, { texts: texts || "[]", replace }, shownTo);
  if (!outcome.ok) return listPage(context, { refused: { intent, values, outcome }, conflicts: [] });
  const result = outcome.data as KeptFile;
  if ("written" in result) return { to: "/desk/texts?brought#yours" };
  return listPage(context, {
    refused: { intent, values, outcome: CHANGED },
    conflicts: result.conflicts,
  });
}
