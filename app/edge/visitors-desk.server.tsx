import type { ReactNode } from "react";
import { accountIfKnown } from "~/auth/account.server";
import { hasDesk } from "~/auth/owner.server";
import { footerLinks } from "~/components/shell/footer-links";
import { Screen } from "~/components/shell/shell";
import { buttonClass } from "~/components/ui/button";
import { Failure } from "~/failure";
import { calendarResponse } from "~/http/calendar-response.server";
import { wantsEmbed } from "~/http/embed-request.server";
import type { LoadContext } from "~/load-context";
import consultScript from "~/screens/desk/consult-script?inlined";
import letterScript from "~/screens/desk/letter-script?inlined";
import { visitorsPage } from "~/screens/desk/visitor-pages.server";
import { site, strapline } from "~/site";
import { decodedPath } from "./path-shape";
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

/** Their answer to a request; null where they have none, and wherever there is no desk: then they are not there. */
export async function visitorsAnswer(context: LoadContext): Promise<Response | null> {
  if (!hasDesk(context.settings)) return null;
  const path = decodedPath(context.url.pathname);
  const isPrivate = path !== "/consult";
  try {
    const answer = await visitorsPage(path, context);
    if (!answer) return null;
    if ("file" in answer) return forOneReader(calendarResponse(answer.file, "appointment.ics"));
    if ("to" in answer) return new Response(null, { status: 303, headers: { Location: answer.to } });
    const account = await accountIfKnown(context);
    const isEmbed = !isPrivate && wantsEmbed(context.request);
    const response = writtenPage({
      ...answer,
      nonce: context.nonce,
      shownTo: account?.user.id ?? null,
      script: answer.script === "letter" ? letterScript : consultScript,
      isIndexed: !isPrivate,
      ...(isEmbed && { hosts: [context.origin, ...context.settings.EMBED_ORIGINS] }),
      body: isEmbed ? <EmbedShell>{answer.body}</EmbedShell> : <VisitorShell>{answer.body}</VisitorShell>,
    });
    return isPrivate ? forOneReader(response) : response;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const title = error.code === "not_found" ? "There is nothing here" : "This did not work";
    const way = { label: "Back to the start", to: "/" };
    return forOneReader(failurePage(error, { title, way, nonce: context.nonce }));
  }
}

function EmbedShell({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <Screen>{children}</Screen>
    </main>
  );
}

/** The dress of every screen without what needs scripts: head, screen, foot. */
function VisitorShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-ground/90 backdrop-blur-md screen-only">
        <div className="flex min-h-14 items-center gap-2 px-4 sm:px-6 lg:px-8">
          <a href="/" className="rounded-sm font-display text-lg font-semibold">
            {site.name}
          </a>
          <nav aria-label="Site" className="ms-auto">
            <a href="/consultations" className={buttonClass({ variant: "quiet", size: "sm" })}>
              Consultations
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
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {footerLinks().map(({ to, label }) => (
            <li key={to}>
              <a href={to} className="link">
                {label()}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
