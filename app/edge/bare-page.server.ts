import { screenAddress } from "~/components/shell/screen-address";
import { escaped } from "~/components/ui/escaped";
import { langMarks, languageOfPath } from "~/further-languages";
import type { LoadContext } from "~/load-context";
import { inLanguage } from "~/page-language";
import { site } from "~/site";
import * as failures from "~/words/failures";
import * as words from "~/words/plain-pages";

/** What an address is answered with where the app itself is not asked, or cannot answer. */
const SAYINGS = {
  addressTooLong: { status: 414, say: words.addressTooLong },
  fromItsOwnSite: { status: 403, say: words.fromItsOwnSite },
  ourFault: { status: 500, say: failures.ourFault },
} as const;

/** A page that needs nothing, in the language of its address. It holds no text from outside. */
export function barePage(
  context: Pick<LoadContext, "url" | "requestId">,
  why: keyof typeof SAYINGS,
): Response {
  const { status, say } = SAYINGS[why];
  const language = languageOfPath(context.url.pathname);
  const html = inLanguage(
    language.tag,
    () =>
      `<!doctype html><html ${langMarks(language)}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(site.name)}</title><body><main><h1>${say(context)}</h1><p><a href="${screenAddress("/")}">${words.backToTheStart()}</a></p></main></body></html>`,
  );
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

export type BarePage = typeof barePage;
