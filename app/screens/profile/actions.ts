import { ask } from "~/calls/ask";
import type { FeedChanged } from "~/calls/calendar.server";
import { typedIn } from "~/calls/call-api";
import type { Outcome } from "~/calls/outcome";
import { nullOr, oneOf, record, text, yesOrNo } from "~/calls/shape";
import { fetchProfile, forgetSavedBirths, isBirth, isPerson } from "~/components/births/saved-births";
import type { BirthDetails, SavedPerson } from "~/schemas/birth-details";
import { areParts } from "./account-state";

/** Which of the screen's forms was sent: the value of its hidden `intent`. */
const INTENTS = [
  "save-profile",
  "save-person",
  "remove-person",
  "change-calendar",
  "delete-account",
] as const;
export type Intent = (typeof INTENTS)[number];

export type Values = Readonly<Record<string, string>>;

/** What came of a form, and what was typed into it. */
export type FormAnswer = { readonly values: Values } & (
  | { readonly intent: "save-profile"; readonly outcome: Outcome<BirthDetails | null> }
  | { readonly intent: "save-person"; readonly outcome: Outcome<SavedPerson> }
  | { readonly intent: "remove-person"; readonly outcome: Outcome<{ readonly removed: boolean }> }
  | { readonly intent: "change-calendar"; readonly outcome: Outcome<FeedChanged> }
  | { readonly intent: "delete-account"; readonly outcome: Outcome<{ readonly deleted: true }> }
);

const isChange = record<FeedChanged>({ address: nullOr(text), feed: nullOr(areParts) });

/** A form without a known intent is the profile's own. */
export function intentOf({ intent }: Values): Intent {
  return INTENTS.find((known) => known === intent) ?? "save-profile";
}

/** Sends a form to its call, from the browser. */
export async function sendForm(form: FormData): Promise<FormAnswer> {
  const values = typedIn(form);
  const { intent: _, ...body } = values;
  switch (intentOf(values)) {
    case "save-profile": {
      const saved = await ask("POST /api/profile", body, isBirth);
      if (!saved.ok) return { intent: "save-profile", outcome: saved, values };
      forgetSavedBirths();
      const kept = await fetchProfile(); // as the server keeps it
      return { intent: "save-profile", outcome: kept.ok ? kept : saved, values };
    }
    case "save-person":
      forgetSavedBirths();
      return { intent: "save-person", outcome: await ask("POST /api/people", body, isPerson), values };
    case "remove-person":
      forgetSavedBirths();
      return {
        intent: "remove-person",
        outcome: await ask(
          "POST /api/people/remove",
          body,
          record<{ removed: boolean }>({ removed: yesOrNo }),
        ),
        values,
      };
    case "change-calendar":
      return {
        intent: "change-calendar",
        outcome: await ask("POST /api/calendar-feed", body, isChange),
        values,
      };
    case "delete-account":
      return {
        intent: "delete-account",
        outcome: await ask(
          "POST /api/account/delete",
          body,
          record<{ deleted: true }>({ deleted: oneOf(true) }),
        ),
        values,
      };
  }
}
