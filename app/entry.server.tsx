import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceContext } from "./components/shell/nonce";

const ABORT_AFTER_MILLISECONDS = 5_000;

export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
) {
  let finalStatus = status;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ABORT_AFTER_MILLISECONDS + 1_000);
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer
        context={remixContext}
        url={request.url}
        abortDelay={ABORT_AFTER_MILLISECONDS}
        nonce={nonce}
      />
    </NonceContext.Provider>,
    {
      nonce,
      signal: controller.signal,
      onError(error: unknown) {
        finalStatus = 500;
        if (!controller.signal.aborted) logError(error, requestId);
      },
    },
  );
  const done = () => clearTimeout(timer);
  body.allReady.then(done, done);
  if (isbot(request.headers.get("User-Agent") ?? "")) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(body, { status: finalStatus, headers });
}

/** Called by Remix for whatever a loader or action throws unexpectedly. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const isExpected = isRouteErrorResponse(error); // a 404 or 405: the request log has it
  if (!isExpected && !request.signal.aborted) logError(error, context.requestId);
}

function logError(error: unknown, id: string) {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ event: "error", id, cause }));
}
