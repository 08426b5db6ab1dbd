import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { forgetSession } from "~/auth/session.server";
import { deleteAccount } from "~/calls/account.server";
import { changeCalendarFeed } from "~/calls/calendar.server";
import { performForm, postedForm, withPage } from "~/calls/form-action.server";
import { addressWithNotice, noticeCookie } from "~/calls/notice.server";
import type { AnyOperation } from "~/calls/operation";
import { removePerson, savePerson } from "~/calls/people.server";
import { saveProfile } from "~/calls/profile.server";
import { withCookies } from "~/http/cookies.server";
import { type Intent, intentOf } from "./actions";

const OPERATIONS: Readonly<Record<Intent, AnyOperation>> = {
  "save-profile": saveProfile,
  "save-person": savePerson,
  "remove-person": removePerson,
  "change-calendar": changeCalendarFeed,
  "delete-account": deleteAccount,
};

/** A form sent without JavaScript: the same operation as its call, answered with the page. */
export async function receiveForm({ request, context }: ActionFunctionArgs) {
  const { values, shownTo } = await postedForm(request);
  const intent = intentOf(values);
  const performed = await performForm(OPERATIONS[intent], context, values, shownTo);
  if (intent === "delete-account" && performed.outcome.ok) {
    const home = redirect(addressWithNotice("/", "account-deleted"));
    throw withCookies(home, [...forgetSession(context), noticeCookie(context, "account-deleted")]);
  }
  return withPage(performed, { intent, values });
}
