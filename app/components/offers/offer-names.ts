import { offers } from "~/offers";

/** What the consultations are called, by their ids. */
export const OFFER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(offers).map(([id, { title }]) => [id, title]),
);
