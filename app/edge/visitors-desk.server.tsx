import type { ReactNode } from "react";
import { accountIfKnown } from "~/auth/account.server";
import { hasDesk } from "~/auth/owner.server";
import { footerLinks } from "~/components/shell/footer-links";
import { otherLanguageOf, screenAddress } from "~/components/shell/screen-address";
import { Screen } from "~/components/shell/shell";
import { buttonClass } from "~/components/ui/button";
import { Failure } from "~/failure";
import { languageOfPath, languagesOf, screenIn } from "~/further-languages";
import { calendarResponse } from "~/http/calendar-response.server";
import { wantsEmbed } from "~/http/embed-request.server";
import type { LoadContext } from "~/load-context";
import { inLanguage, inUse } from "~/page-language";
import consultScript from "~/screens/desk/consult-script?inlined";
import { said } from "~/screens/desk/desk-answer";
import letterScript from "~/screens/desk/letter-script?inlined";
import { visitorsPage } from "~/screens/desk/visitor-pages.server";
import { site, strapline } from "~/site";
import * as words from "~/words/consult";
import * as plainWords from "~/words/plain-pages";
import * as shellWords from "~/words/shell";
import { decodedPath, namesOfPaths } from "./path-shape";
import { failurePage } from "./plain-page.server";
import { SkipLink } from "./skip-link";
import { forOneReader, writtenPage } from "./written-page.server";

/** The pages by which visitors reach the owner's desk, by the names under which the log has them. */
export const VISITORS_PAGES: readonly string[] = [
  "/consult",
  "/request/:token",
  "/request/:token/appointment.ics",
  "/intake/:token",
  "/for/:token",
];

const nameOf = namesOfPaths(VISITORS_PAGES);

/** What is in other languages than English, too. */
const IN_LANGUAGES: readonly string[] = [
  "/consult",
  "/request/:token",
  "/request/:token/appointment.ics",
  "/intake/:token",
];

/** Their answer to a request; null where they have none, and wherever there is no desk: then they are not there. */
export async function visitorsAnswer(context: LoadContext): Promise<Response | null> {
  if (!hasDesk(context.settings)) return null;
  const { tag, prefix } = languageOfPath(context.url.pathname);
  const path = decodedPath(context.url.pathname.slice(prefix.length));
  const name = nameOf(path);
  if (!name || (prefix && !IN_LANGUAGES.includes(name))) return null;
  context.language = tag;
  if (prefix) context.lang = tag; // places by their names in it
  const inItsLanguage = <Made,>(make: () => Made) => inLanguage(tag, make);
  const isPrivate = path !== "/consult";
  try {
    const answer = await visitorsPage(path, context);
    if (!answer) return null;
    if ("file" in answer) return forOneReader(calendarResponse(answer.file, "appointment.ics"));
    if ("to" in answer) return new Response(null, { status: 303, headers: { Location: answer.to } });
    const account = await accountIfKnown(context);
    // What was sent to an address that is one reader's may have been the last that it takes.
    const isElsewhere = IN_LANGUAGES.includes(name) && !(isPrivate && context.request.method === "POST");
    const isEmbed = !isPrivate && wantsEmbed(context.request);
    const { title, description, body, script, status } = answer;
    const response = inItsLanguage(() =>
      writtenPage({
        title: said(title),
        ...(description && { description: said(description) }),
        status,
        nonce: context.nonce,
        shownTo: account?.user.id ?? null,
        script: script === "letter" ? letterScript : consultScript,
        ...(!isPrivate && { listedAs: { origin: context.origin, screen: path } }),
        ...(isEmbed && { hosts: [context.origin, ...context.settings.EMBED_ORIGINS] }),
        body: isEmbed ? (
          <EmbedShell>{body}</EmbedShell>
        ) : (
          <VisitorShell at={isElsewhere ? { path, search: context.url.search } : null}>{body}</VisitorShell>
        ),
      }),
    );
    return isPrivate ? forOneReader(response) : response;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return inItsLanguage(() =>
      forOneReader(
        failurePage(error, {
          title: error.code === "not_found" ? words.nothingIsHere() : words.didNotWork(),
          way: { label: plainWords.backToTheStart(), to: screenAddress("/") },
          nonce: context.nonce,
          language: tag,
        }),
      ),
    );
  }
}

function EmbedShell({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <Screen>{children}</Screen>
    </main>
  );
}

/** Where a page stands that is there in several languages. */
interface Standing {
  /** Its path in English. */
  readonly path: string;
  readonly search: string;
}

interface VisitorShellProps {
  /** Null where there is nothing to lead to in another language. */
  readonly at: Standing | null;
  readonly children: ReactNode;
}

/** The dress of every screen without what needs scripts: head, screen, foot. */
function VisitorShell({ at, children }: VisitorShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-ground/90 backdrop-blur-md screen-only">
        <div className="flex min-h-14 items-center gap-2 px-4 sm:px-6 lg:px-8">
          <a href={screenAddress("/")} className="rounded-sm font-display text-lg font-semibold">
            {site.name}
          </a>
          <nav aria-label={words.site()} className="ms-auto">
            <a
              href={screenAddress("/consultations")}
              className={buttonClass({ variant: "quiet", size: "sm" })}
            >
              {shellWords.consultations()}
            </a>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        <Screen className="max-w-4xl">{children}</Screen>
      </main>
      <footer className="mt-16 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-6 text-xs text-muted screen-only sm:px-6 lg:px-8">
        <p>
          {site.name} · {strapline()}
        </p>
        {at && <ItsLanguages {...at} />}
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {footerLinks().map(({ to, label }) => (
            <li key={to}>
              <a href={screenAddress(to)} hrefLang={otherLanguageOf(to)} className="link">
                {label()}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}

/** As `components/shell/languages.tsx` has it, without the router. */
function ItsLanguages({ path, search }: Standing) {
  return (
    <nav aria-label={shellWords.languages()}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {languagesOf(path).map(({ tag, prefix, name }) => (
          <li key={tag}>
            {tag === inUse() ? (
              <span aria-current="true">{name}</span>
            ) : (
              <a
                href={screenIn(prefix, path) + search}
                rel={search ? "nofollow" : undefined}
                hrefLang={tag}
                lang={tag}
                data-language
                className="link"
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
