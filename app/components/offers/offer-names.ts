import { offers } from "~/offers";
import * as words from "~/words/offers";

/** What the consultations are called, by their ids, in the language of the page. */
export function offerNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(offers).map((id) => [id, words.title(id as keyof typeof offers)]));
}
