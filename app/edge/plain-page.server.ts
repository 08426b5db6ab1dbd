import { escaped } from "~/components/ui/escaped";
import { type Failure, saidIn } from "~/failure";
import { langMarks, languageOf, screenIn } from "~/further-languages";
import { headersOf, statusOf } from "~/http/responses.server";
import { COMPLETE } from "~/languages";
import { inLanguage } from "~/page-language";
import { dressed, site } from "~/site";
import { pageHead } from "./page-head.server";

/** A way on from a plain page: a link, a button that posts `fields` to `to`, or one that closes the window. */
export type Way = { readonly label: string } & (
  | { readonly to: string; readonly fields?: Readonly<Record<string, string>>; readonly closes?: false }
  | { readonly closes: true }
);

export interface PlainPage {
  readonly title: string;
  readonly sentences: readonly string[];
  /** What is to be put somewhere else, letter by letter: text to mark, and where scripts run with a button that copies it. */
  readonly lines?: readonly string[];
  readonly ways: readonly Way[];
  readonly status: number;
  readonly nonce: string;
  readonly headers?: HeadersInit;
  /** In which its words are: English unless it is said. */
  readonly language?: string;
  /** Runs once the page stands. */
  readonly script?: string;
}

const BUTTON =
  "inline-flex h-11 cursor-pointer items-center justify-center rounded-md px-5 text-sm font-semibold no-underline";
const PRIMARY = `${BUTTON} bg-gold text-on-gold hover:bg-gold-strong`;
const SECONDARY = `${BUTTON} border border-edge bg-transparent text-ink hover:border-gold hover:text-gold`;

const CLOSING =
  'for (const button of document.querySelectorAll("[data-closes]")) button.onclick = () => close();';

/** Where the browser lets a page write to the clipboard, which it does not without encryption. */
const COPYING = `for (const button of document.querySelectorAll("[data-copies]")) if (navigator.clipboard) {
  button.hidden = false;
  button.onclick = () => navigator.clipboard.writeText(button.previousElementSibling.textContent)
    .then(() => { button.textContent = "Copied"; }, () => {});
}`;

/**
 * A page of a few sentences for what is no screen: signing in and out. It can be read without script, session and
 * store, so that it stands when those do not.
 */
export function plainPage({
  title,
  sentences,
  lines = [],
  ways,
  status,
  nonce,
  headers,
  language = COMPLETE,
  script = "",
}: PlainPage): Response {
  const scripts = [ways.some(({ closes }) => closes) && CLOSING, lines.length > 0 && COPYING, script]
    .filter(Boolean)
    .join("");
  const known = languageOf(language);
  const html = `<!doctype html>
<html ${langMarks(known)} data-plain>
${pageHead({ title, nonce })}
<body>
<main class="grid min-h-dvh content-center justify-items-center px-6 py-16 text-center">
<p class="mb-8"><a href="${screenIn(known.prefix, "/")}" class="font-display text-lg font-semibold no-underline">${escaped(site.name)}</a></p>
<h1>${escaped(title)}</h1>
${sentences.map((sentence) => `<p class="mt-3 max-w-prose text-muted">${escaped(sentence)}</p>`).join("\n")}${lines.map(lineHtml).join("")}
<div class="mt-8 flex flex-wrap justify-center gap-3">
${ways.map((way, index) => wayHtml(way, index === 0 ? PRIMARY : SECONDARY)).join("\n")}
</div>
</main>
${scripts && `<script nonce="${nonce}">${scripts}</script>`}
</body>
</html>`;
  const response = new Response(dressed(html, language), { status, headers });
  response.headers.set("Content-Type", "text/html; charset=utf-8");
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** The page that `make` says, its words in a language. */
export function pageIn(
  language: string,
  { nonce }: Pick<PlainPage, "nonce">,
  make: () => Omit<PlainPage, "nonce" | "language">,
): Response {
  return inLanguage(language, () => plainPage({ ...make(), nonce, language }));
}

/** What a page outside of Remix comes to that could not be made: why, and one way on, in English unless it is said. */
export function failurePage(
  error: Failure,
  {
    title,
    way,
    nonce,
    language = COMPLETE,
  }: Pick<PlainPage, "title" | "nonce" | "language"> & { readonly way: Way },
): Response {
  return plainPage({
    status: statusOf(error),
    title,
    sentences: [saidIn(language, error)],
    ways: [way],
    headers: headersOf(error),
    nonce,
    language,
  });
}

function lineHtml(line: string): string {
  return `
<p class="mt-4 flex max-w-full flex-wrap items-center justify-center gap-3"><code class="min-w-0 break-all select-all">${escaped(line)}</code><button type="button" hidden data-copies aria-live="polite" class="${SECONDARY}">Copy</button></p>`;
}

function wayHtml(way: Way, look: string): string {
  if (way.closes) return `<button type="button" data-closes class="${look}">${escaped(way.label)}</button>`;
  const { label, to, fields } = way;
  if (!fields) return `<a href="${escaped(to)}" class="${look}">${escaped(label)}</a>`;
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(to)}">${inputs.join("")}<button class="${look}">${escaped(label)}</button></form>`;
}
