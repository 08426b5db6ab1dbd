import { escaped } from "~/components/ui/escaped";
import { langMarks, languageOfPath, screenIn } from "~/further-languages";
import { inLanguage } from "~/page-language";
import { site } from "~/site";
import * as failures from "~/words/failures";
import * as words from "~/words/plain-pages";

/** What an address is answered with where the app itself is not asked, or cannot answer. */
const SAYINGS = {
  addressTooLong: { status: 414, say: () => words.addressTooLong() },
  fromItsOwnSite: { status: 403, say: () => words.fromItsOwnSite() },
  ourFault: { status: 500, say: (requestId: string) => failures.ourFault({ requestId }) },
} as const;

/** A page that needs nothing, in the language of its address. It holds no text from outside. */
export function barePage({ pathname }: URL, why: keyof typeof SAYINGS, requestId: string): Response {
  const { status, say } = SAYINGS[why];
  const language = languageOfPath(pathname);
  const html = inLanguage(
    language.tag,
    () =>
      `<!doctype html><html ${langMarks(language)}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(site.name)}</title><body><main><h1>${say(requestId)}</h1><p><a href="${screenIn(language.prefix, "/")}">${words.backToTheStart()}</a></p></main></body></html>`,
  );
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

export type BarePage = typeof barePage;
