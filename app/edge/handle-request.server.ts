import type { RequestHandler } from "@remix-run/cloudflare";
import { Failure } from "~/failure";
import { isForeign } from "~/http/origin-guard.server";
import { hasMoreParameters } from "~/http/parameter-count";
import { readToEnd } from "~/http/read-to-end.server";
import { failed } from "~/http/responses.server";
import { withoutBody } from "~/http/without-body.server";
import { getLoadContext, type LoadContext } from "~/load-context";
import { logError } from "~/log.server";
import { tileOrigin } from "~/tile-service";
import * as failures from "~/words/failures";
import * as words from "~/words/plain-pages";
import type { BarePage } from "./bare-page.server";
import { secured } from "./security-headers.server";

const REMIX_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** What the build answers with. */
export interface App {
  /** Remix, and what stands before it. */
  readonly answer: RequestHandler;
  /** It says words, of which what stands around the build has the English alone. */
  readonly barePage: BarePage;
}

/** One request from the edge to Remix and back: guarded, answered whatever happens, secured and logged. */
export async function handleRequest(
  request: Request,
  env: unknown,
  ctx: Pick<ExecutionContext, "waitUntil">,
  app: App,
  nameOf: (pathname: string) => string | null,
): Promise<Response> {
  const began = Date.now();
  const context = getLoadContext({ request, env, ctx });
  const response = await guarded(context, app);
  await readToEnd(request);
  // A path can carry anything a visitor typed: only the ones that are ours are written down.
  const route = nameOf(context.url.pathname) ?? "(other)";
  const { status } = response;
  console.log(
    JSON.stringify({
      event: "request",
      method: request.method,
      route,
      status,
      ms: Date.now() - began,
      id: context.requestId,
    }),
  );
  return response;
}

/** The app's answer, whatever happens, with the headers that every answer has. */
export async function guarded(context: LoadContext, app: App): Promise<Response> {
  const response = await answered(context, app).catch((error: unknown) => {
    logError(error, context.requestId);
    return lastResort(context, app);
  });
  const result = secured(response, {
    nonceOfPage: () => context.nonce,
    embedOrigins: context.settings.EMBED_ORIGINS,
    tileOrigin: tileOrigin(context.settings),
  });
  result.headers.set("X-Request-Id", context.requestId);
  return result;
}

async function answered(context: LoadContext, { answer, barePage }: App): Promise<Response> {
  const { request, url } = context;
  const isApi = url.pathname.startsWith("/api/") || ["/healthz", "/readyz"].includes(url.pathname);
  if (isTooLong(url)) {
    return isApi
      ? failed(new Failure("address_too_long", words.addressTooLong()))
      : barePage(context, "addressTooLong");
  }
  const changes = request.method !== "GET" && request.method !== "HEAD";
  if (!isApi && changes && isForeign(request, context.origin)) {
    return barePage(context, "fromItsOwnSite");
  }
  return answer(isApi ? request : forRemix(withoutBody(request)), context);
}

/** Characters of an address, as many as the platform passes on, and of its path: no route of ours needs a tenth. */
const LONGEST_ADDRESS = 16 * 1024;
const LONGEST_PATH = 1024;
/** Everything that looks at an address takes its parameters apart anew; the largest form of ours has ten. */
const MOST_PARAMETERS = 100;

/** Whether patterns, of ours and of what routes requests, would see more of it than anybody has to write. */
function isTooLong({ href, pathname, search }: URL): boolean {
  const isLong = href.length > LONGEST_ADDRESS || pathname.length > LONGEST_PATH;
  return isLong || hasMoreParameters(search, MOST_PARAMETERS);
}

/**
 * Remix answers methods it does not know, and hosts that do not match a forwarded one, with pages of its own. Ours says
 * to such a method what it says to PUT, and nothing believes the forwarded host: anyone can send it. The API's route is
 * called with the request as it came (`remix-by-path.server.ts`).
 */
function forRemix(given: Request): Request {
  const request = withReadablePath(given);
  const routable = REMIX_METHODS.includes(request.method);
  if (routable && !request.headers.has("X-Forwarded-Host")) return request;
  const headers = new Headers(request.headers);
  headers.delete("X-Forwarded-Host");
  if (routable) return new Request(request, { headers });
  return new Request(request.url, { method: "PUT", headers });
}

/** Remix writes a path that it cannot decode into the log, whatever was typed there: its percent signs mean themselves. */
function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}

function lastResort(context: LoadContext, { barePage }: App): Response {
  if (!context.url.pathname.startsWith("/api/")) return barePage(context, "ourFault");
  return failed(new Failure("internal", failures.ourFault(context)));
}
