import { callApi } from "~/calls/call-api";
import { nullOr, record } from "~/calls/shape";
import type { OwnPlace } from "~/schemas/own-place-input";
import { isPlace } from "./is-place";

/** The place that somebody signed in has saved; visitors' pages ask for none. */
const isSaved = record<{ readonly place: OwnPlace | null }>({ place: nullOr(isPlace) });

let saved: Promise<OwnPlace | null> | null = null;

/** Asked for once a page; null where none is saved, and where it could not be had. Never rejects. */
export function fetchPlace(): Promise<OwnPlace | null> {
  saved ??= callApi("/api/own-place", isSaved).then((outcome) => {
    if (!outcome.ok) saved = null;
    return outcome.ok ? outcome.data.place : null;
  });
  return saved;
}

/** Saves where somebody stands; null forgets it. Never rejects. */
export async function savePlace(place: OwnPlace | null): Promise<boolean> {
  saved = Promise.resolve(place);
  const { ok } = await callApi("/api/own-place", isSaved, { place });
  return ok;
}
