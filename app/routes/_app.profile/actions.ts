import { fetchProfile, forgetSavedBirths } from "~/components/saved-births";
import { callApi, type Outcome } from "~/http/call-api";
import type { BirthDetails, SavedPerson } from "~/schemas/birth-details";

/** Which of the screen's forms was sent: the value of its hidden `intent`. */
export const INTENTS = ["save-profile", "save-person", "remove-person", "delete-account"] as const;
export type Intent = (typeof INTENTS)[number];

export type Values = Readonly<Record<string, string>>;

/** What came of a form, and what was typed into it. */
export type FormAnswer = { readonly values: Values } & (
  | { readonly intent: "save-profile"; readonly outcome: Outcome<BirthDetails | null> }
  | { readonly intent: "save-person"; readonly outcome: Outcome<SavedPerson> }
  | { readonly intent: "remove-person"; readonly outcome: Outcome<{ readonly removed: boolean }> }
  | { readonly intent: "delete-account"; readonly outcome: Outcome<{ readonly deleted: true }> }
);

export function isIntent(value: unknown): value is Intent {
  return INTENTS.some((intent) => intent === value);
}

/** Sends a form to its call, from the browser. */
export async function sendForm(form: FormData): Promise<FormAnswer> {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { intent, ...body } = values;
  switch (isIntent(intent) ? intent : "save-profile") {
    case "save-profile": {
      const saved = await callApi<BirthDetails>("/api/profile", body);
      if (!saved.ok) return { intent: "save-profile", outcome: saved, values };
      forgetSavedBirths();
      const kept = await fetchProfile(); // as the server keeps it
      return { intent: "save-profile", outcome: kept.ok ? kept : saved, values };
    }
    case "save-person":
      forgetSavedBirths();
      return { intent: "save-person", outcome: await callApi<SavedPerson>("/api/people", body), values };
    case "remove-person":
      forgetSavedBirths();
      return {
        intent: "remove-person",
        outcome: await callApi<{ removed: boolean }>("/api/people/remove", body),
        values,
      };
    case "delete-account":
      return {
        intent: "delete-account",
        outcome: await callApi<{ deleted: true }>("/api/account/delete", body),
        values,
      };
  }
}
