import { isSameLanguage, LANGUAGES, type Language } from "~/languages";
import { note } from "./note";

/** Followed a link to a language, or wants to be offered none. */
type Choice = Language | "none";

const CHOICES: readonly unknown[] = [...LANGUAGES, "none"] satisfies readonly Choice[];
const chosenLanguage = note<Choice>("language", {
  owner: "device",
  lasts: "device",
  check: (value): value is Choice => CHOICES.includes(value),
});

/** Whoever follows a link to a language, or will not be asked again, has chosen: that holds for pages to come. */
export const chooseLanguage = chosenLanguage.write;

interface PageAndReader {
  /** The languages that have the page, as `pt-BR`. */
  readonly served: readonly string[];
  /** That in which it stands. */
  readonly shown: string;
  /** What the browser would rather have, the dearest first. */
  readonly preferred: readonly string[];
  /** What was chosen on this device; null where nothing was. */
  readonly choice: string | null;
}

/**
 * The language in which to offer the page: the one chosen, else the first preferred that has it. Null where that is the
 * page's own or there is none.
 */
export function languageToOffer({ served, shown, preferred, choice }: PageAndReader): string | null {
  const likeOne = preferred.flatMap((wanted) => served.find((tag) => isSameLanguage(tag, wanted)) ?? []);
  const wanted = choice ?? likeOne[0] ?? shown;
  return wanted !== shown && served.includes(shown) && served.includes(wanted) ? wanted : null;
}

/**
 * Runs in a page's head, after which the page leaves room for the line that offers another language
 * (components/shell/language-offer.tsx). Not on a page that the device keeps: the other one is out of reach.
 */
export function offerLanguage() {
  const { dataset, lang } = document.documentElement;
  if (dataset.languages === undefined || dataset.kept !== undefined) return;
  const offered = languageToOffer({
    served: dataset.languages.split(" "),
    shown: lang,
    preferred: navigator.languages,
    choice: chosenLanguage.read(),
  });
  if (offered) dataset.offered = offered;
}

/** The language that is offered on the pages of this document; null for none. */
export function offeredLanguage(): string | null {
  return document.documentElement.dataset.offered ?? null;
}

/** The line is not wanted, or cannot be had: the room that was left for it goes. */
export function endOffer() {
  delete document.documentElement.dataset.offered;
}
