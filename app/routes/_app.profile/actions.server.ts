import { redirect } from "@remix-run/cloudflare";
import { type Account, requireAccount } from "~/auth/account.server";
import { deleteAccount } from "~/auth/delete-account.server";
import { forgetSession } from "~/auth/session.server";
import { database, stored } from "~/db/database.server";
import { removePerson, savePerson } from "~/db/people.server";
import { saveProfile } from "~/db/profiles.server";
import type { Outcome } from "~/http/call-api";
import { withCookies } from "~/http/cookies.server";
import { readForm } from "~/http/read-form.server";
import { withPlaces } from "~/http/with-places.server";
import type { LoadContext } from "~/load-context";
import { readAccountDeletion } from "~/schemas/account-deletion";
import { MOST_PEOPLE } from "~/schemas/account-limits";
import { readBirthDetails, readId } from "~/schemas/birth-details";
import type { Parsed } from "~/schemas/fields";
import { type FormAnswer, type Intent, isIntent, type Values } from "./actions";

/** A form sent without JavaScript: the same readings and the same stores as the calls, answered with the page. */
export async function receiveForm(request: Request, context: LoadContext): Promise<FormAnswer> {
  const values = await readForm(request);
  const intent = isIntent(values.intent) ? values.intent : "save-profile";
  try {
    const account = await requireAccount(request, context);
    return await withPlaces(answer(intent, values, account, request, context));
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
    const { message } = (await thrown.clone().json()) as { message: string };
    const outcome = { ok: false, status: thrown.status, message, reason: message, fields: {} } as const;
    return { intent, outcome, values };
  }
}

async function answer(
  intent: Intent,
  values: Values,
  account: Account,
  request: Request,
  context: LoadContext,
): Promise<FormAnswer> {
  const db = database(context.bindings.DB);
  const userId = account.user.id;
  switch (intent) {
    case "save-profile": {
      const birth = await readBirthDetails(values, context.readAsset);
      const outcome = await outcomeOf(birth, (details) => stored(saveProfile(db, userId, details)));
      return { intent, outcome, values };
    }
    case "save-person": {
      const birth = await readBirthDetails(values, context.readAsset);
      const saved = await outcomeOf(birth, (details) => stored(savePerson(db, userId, details)));
      if (!saved.ok) return { intent, outcome: saved, values };
      if (saved.data) return { intent, outcome: { ok: true, data: saved.data }, values };
      return {
        intent,
        outcome: invalid({ "": [`${MOST_PEOPLE} people are saved already: remove one first`] }),
        values,
      };
    }
    case "remove-person": {
      const outcome = await outcomeOf(readId(values), async (id) => ({
        removed: await stored(removePerson(db, userId, id)),
      }));
      return { intent, outcome, values };
    }
    case "delete-account": {
      const asked = readAccountDeletion(values);
      if (!asked.ok) return { intent, outcome: invalid(asked.fields), values };
      await deleteAccount(account, asked.value, context);
      throw withCookies(redirect("/?notice=account-deleted"), forgetSession(request, context));
    }
  }
}

async function outcomeOf<T, Data>(
  reading: Parsed<T>,
  work: (value: T) => Promise<Data>,
): Promise<Outcome<Data>> {
  return reading.ok ? { ok: true, data: await work(reading.value) } : invalid(reading.fields);
}

function invalid(fields: Record<string, readonly string[]>): Extract<Outcome<never>, { ok: false }> {
  return { ok: false, status: 422, message: "422", reason: null, fields };
}
