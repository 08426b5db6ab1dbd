import * as words from "~/words/offers";
import { offers } from "./offers";
import type { OfferId } from "./readings/quiz";
import { type OwnOffer, own } from "./site";

/** Every session that the astrologer offers, in the order in which they are listed, in the language of the page. */
export function offersShown(): readonly OwnOffer[] {
  return own()?.offers ?? ours();
}

function ours(): readonly OwnOffer[] {
  return (Object.keys(offers) as OfferId[]).map((id) => ({
    id,
    kind: id,
    ...offers[id],
    title: words.title(id),
    description: words.description(id),
    duration: words.duration(id),
  }));
}

/** Those that are meant where the quiz recommends these: what is none of its consultations stands for one that is not offered. */
export function offersFor(kinds: readonly string[]): readonly OwnOffer[] {
  const all = offersShown();
  const meant = all.filter(({ kind }) => kinds.includes(kind));
  return meant.length > 0 || kinds.length === 0 ? meant : all.filter(({ kind }) => kind === "");
}
