import { offersShown } from "~/offers-shown";

/** What the consultations are called, by their ids, in the language of the page. */
export function offerNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(offersShown().map(({ id, title }) => [id, title]));
}
