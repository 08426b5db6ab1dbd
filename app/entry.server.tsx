import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { ENDPOINTS } from "./api.server";
import { checkStoredSky } from "./astrology/ephemeris/stored-sky";
import { FAILED_PART } from "./components/shell/failed-part";
import { NonceContext, RequestIdContext } from "./components/shell/response-marks";
import type { ScreenHandle } from "./components/shell/static-screen";
import { DESK_PATHS } from "./desk.server";
import { DESK_PAGES } from "./edge/desk.server";
import { OWN_FILES } from "./edge/own-site.server";
import { staticPage } from "./edge/static-pages.server";
import { VISITORS_PAGES } from "./edge/visitors-desk.server";
import { Failure } from "./failure";
import { isForeign } from "./http/origin-guard.server";
import { failed } from "./http/responses.server";
import { logError } from "./log.server";
import { inLanguage } from "./page-language";
import { dressed, keptOwn, type Own, withOwn } from "./site";

// As an isolate starts, whose time is no request's: with a damaged sky it does not start.
checkStoredSky();

// For the worker around Remix, which would bundle the calls and the stored sky a second time if it imported the table.
export { knowOwnSite } from "./auth/own-site.server";
export { barePage } from "./edge/bare-page.server";
export { deskAnswer } from "./edge/desk.server";
export { ownFile } from "./edge/own-site.server";
export { VISITS } from "./edge/start-visits.server";
export { visitorsAnswer } from "./edge/visitors-desk.server";
export { PAGE_LANGUAGES } from "./page-language";
export const CALL_PATHS: readonly string[] = [
  ...ENDPOINTS.keys(),
  ...DESK_PATHS,
  ...DESK_PAGES,
  ...VISITORS_PAGES,
  ...OWN_FILES,
];

/**
 * A page in one piece: no loader leaves anything to be waited for, and a string costs half of what a stream does
 * (docs/decisions/ on rendering). Throws what a component throws; Remix then renders the error page.
 */
export default function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId, isStart, language }: AppLoadContext,
) {
  // What the page's data say, which the browser reads too: between them and now another profile may have come.
  const { own = null } = (remixContext.staticHandlerContext.loaderData.root ?? {}) as { readonly own?: Own };
  const inWords = (make: () => string) => inLanguage(language, () => withOwn(own, make));
  const render = (nonce: string) => {
    const page = inWords(() =>
      renderToString(
        <NonceContext.Provider value={nonce}>
          <RequestIdContext.Provider value={requestId}>
            <RemixServer context={remixContext} url={request.url} />
          </RequestIdContext.Provider>
        </NonceContext.Provider>,
      ),
    );
    return own ? dressed(page, language) : page;
  };
  const dress = keptOwn()?.version ?? "none";
  const page =
    !isStart && isStatic(remixContext)
      ? staticPage(
          `${language} ${dress} ${status} ${addressOf(request, remixContext)} ${remixContext.serverHandoffString}`,
          nonce,
          render,
        )
      : render(nonce);
  // A page is put together of thousands of pieces, which are joined when somebody first looks into it: once.
  const html = `<!DOCTYPE html>${page}`;
  const isWhole = !html.includes(FAILED_PART);
  if (!isWhole) logError(new Error("a part of the page was not rendered"), requestId);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const wait = retryAfter(remixContext);
  if (wait) headers.set("Retry-After", wait);
  return new Response(html, {
    status: isWhole ? status : 500,
    headers,
  });
}

/** After how many seconds what was refused may be asked for again. Remix keeps these headers to itself. */
function retryAfter({ staticHandlerContext }: EntryContext): string | null {
  const { actionHeaders, loaderHeaders } = staticHandlerContext;
  for (const headers of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]) {
    const wait = headers.get("Retry-After");
    if (wait !== null) return wait;
  }
  return null;
}

/** Whether a page shows every visitor the same: its route says so by `handle = STATIC`. Not while it is being written. */
function isStatic(context: EntryContext): boolean {
  const { loaderData, errors } = context.staticHandlerContext;
  const isSame = handleOf(context) !== undefined;
  return import.meta.env.PROD && isSame && !errors && loaderData.root?.user === null;
}

/** By which a static page is kept: what a page does not read must not make another one of it. */
function addressOf({ url }: Request, context: EntryContext): string {
  return handleOf(context)?.staticBy === "path" ? (url.split("?", 1)[0] as string) : url;
}

function handleOf({ staticHandlerContext: { matches } }: EntryContext): ScreenHandle | undefined {
  return matches.at(-1)?.route.handle;
}

/** Called by Remix for the data of a screen without its page, which may be somebody's. */
export function handleDataRequest(response: Response, { context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (isForeign(context.request, context.origin)) {
    return failed(new Failure("forbidden_origin", "Screens give their data to this site's own pages only."));
  }
  return response;
}

/** Called by Remix for whatever a loader or action throws unexpectedly. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const isExpected = isRouteErrorResponse(error); // a 404 or 405: the request log has it
  if (!isExpected && !request.signal.aborted) logError(error, context.requestId);
}
