import type { ReactElement } from "react";
import { type Account, accountIfKnown } from "~/auth/account.server";
import { ownerOf } from "~/auth/owner.server";
import { Screen } from "~/components/shell/shell";
import { buttonClass } from "~/components/ui/button";
import { Failure } from "~/failure";
import { calendarResponse } from "~/http/calendar-response.server";
import type { LoadContext } from "~/load-context";
import dataScript from "~/screens/desk/data-script?inlined";
import { type DeskAnswer, said } from "~/screens/desk/desk-answer";
import { deskPage } from "~/screens/desk/desk-pages.server";
import deskScript from "~/screens/desk/desk-script?inlined";
import editorScript from "~/screens/desk/editor-script?inlined";
import importScript from "~/screens/desk/import-script?inlined";
import { site } from "~/site";
import { decodedPath } from "./path-shape";
import { failurePage, plainPage } from "./plain-page.server";
import { SkipLink } from "./skip-link";
import { forOneReader, writtenPage } from "./written-page.server";

/** The desk's pages, by the names under which the log has them. */
export const DESK_PAGES: readonly string[] = [
  "/desk",
  "/desk/client/:id",
  "/desk/requests",
  "/desk/requests/:id",
  "/desk/requests/:id/appointment.ics",
  "/desk/readings",
  "/desk/readings/:id",
  "/desk/data",
  "/desk/data/import",
  "/desk/texts",
  "/desk/texts/text",
  "/desk/site",
];

/**
 * The desk's answer to a request; null where it has none, which is what everybody but the owner gets: Remix then says
 * what it says of any address that is none. Its pages stand outside of Remix, so that no visitor's page names them.
 */
export async function deskAnswer(context: LoadContext): Promise<Response | null> {
  const path = decodedPath(context.url.pathname);
  if (path !== "/desk" && !path.startsWith("/desk/")) return null;
  const owner = await ownerOf(context);
  const response = owner ? await ownersAnswer(path, owner, context) : await identityAnswer(path, context);
  if (!response) return null;
  // By which the desk's own script tells its pages from all others.
  response.headers.set("Desk", "page");
  return forOneReader(response);
}

async function ownersAnswer(path: string, owner: Account, context: LoadContext): Promise<Response | null> {
  try {
    const answer = await deskPage(path, context);
    if (!answer) return null;
    if ("file" in answer) return calendarResponse(answer.file, "appointment.ics");
    if ("to" in answer) return new Response(null, { status: 303, headers: { Location: answer.to } });
    return page(answer, path, owner, context);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "not_found") return null;
    const way = { label: "Back to your clients", to: "/desk" };
    return failurePage(error, { title: "This did not work", way, nonce: context.nonce });
  }
}

/**
 * As long as nobody owns the desk: somebody signed in is shown under which identity they could, and nothing else. Null
 * in every other case.
 */
async function identityAnswer(path: string, context: LoadContext): Promise<Response | null> {
  const { OWNER_IDENTITIES, DESK_KEY } = context.settings;
  if (path !== "/desk" || OWNER_IDENTITIES.length > 0 || DESK_KEY.length === 0) return null;
  if (context.request.method !== "GET" && context.request.method !== "HEAD") return null;
  const account = await accountIfKnown(context);
  if (!account || account.session.embedded) return null;
  const { issuer, subject } = account.user;
  const identity = `${issuer}|${subject}`;
  return plainPage({
    status: 200,
    title: "Nobody owns this desk yet",
    sentences: [
      "If this site is yours, this is the identity under which you own it, and below it the line for wrangler.toml, under [vars]. Deploy again once it is there.",
    ],
    lines: [identity, `OWNER_IDENTITIES = ${JSON.stringify(identity)}`],
    ways: [{ label: "Back to the start", to: "/" }],
    nonce: context.nonce,
  });
}

const FURTHER_SCRIPTS = { editor: editorScript, data: dataScript, import: importScript };

function page(
  { title, status, body, script }: Extract<DeskAnswer, { readonly body: ReactElement }>,
  path: string,
  owner: Account,
  { nonce }: LoadContext,
): Response {
  return writtenPage({
    title: `${said(title)} · Desk`,
    status,
    nonce,
    shownTo: owner.user.id,
    script: script && script !== "letter" ? `${deskScript}\n${FURTHER_SCRIPTS[script]}` : deskScript,
    body: <DeskShell path={path}>{body}</DeskShell>,
  });
}

/** The parts of the menu: the first is where a client’s own page belongs, too. */
const PARTS = [
  ["/desk", "Clients"],
  ["/desk/requests", "Requests"],
  ["/desk/readings", "Readings"],
  ["/desk/data", "Data"],
  ["/desk/texts", "Texts"],
  ["/desk/site", "Site"],
] as const;

function DeskShell({ path, children }: { readonly path: string; readonly children: ReactElement }) {
  const [here] = PARTS.findLast(([part]) => path === part || path.startsWith(`${part}/`)) ?? PARTS[0];
  return (
    <>
      <SkipLink />
      <header className="border-b border-line screen-only">
        <div className="mx-auto flex w-full max-w-screen flex-wrap items-center gap-2 px-[min(1rem,20px)] py-2 sm:px-6 lg:px-8">
          <a href="/desk" className="rounded-sm font-display text-lg font-semibold">
            Desk
          </a>
          <nav aria-label="Desk" className="ms-auto flex flex-wrap items-center justify-end gap-2">
            {[...PARTS, ["/", site.name] as const].map(([to, name]) => (
              <a
                key={to}
                href={to}
                aria-current={to === here ? "page" : undefined}
                className={`${buttonClass({ variant: "quiet", size: "sm" })} aria-[current=page]:bg-gold-soft aria-[current=page]:underline aria-[current=page]:underline-offset-4`}
              >
                {name}
              </a>
            ))}
            <a
              href="/api/logout"
              rel="nofollow"
              data-logout
              className={buttonClass({ variant: "quiet", size: "sm" })}
            >
              Log out
            </a>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Screen>{children}</Screen>
      </main>
    </>
  );
}
