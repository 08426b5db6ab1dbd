import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Failure } from "~/failure";
import { corsHeaders, isPreflight, preflight, withCors } from "~/http/cors.server";
import { readJsonObject } from "~/http/read-json.server";
import { failed, success } from "~/http/responses.server";
import type { LoadContext } from "~/load-context";
import { logError } from "~/log.server";
import { parametersOf } from "~/schemas/search-parameters";
import type { AnyOperation, Operation, UserNeed } from "./operation";
import { perform } from "./perform.server";
import { SHOWN_TO_FIELD, SHOWN_TO_HEADER } from "./shown-to";

type Method = "GET" | "POST";

/** An operation at an address, with a response of its own where 200 and JSON are not enough. */
interface Endpoint extends AnyOperation {
  respond?(output: unknown, context: LoadContext): Response;
}

/** The operation with a response of its own: a file, or cookies beside the data. */
export function answering<Input, Output, Need extends UserNeed>(
  operation: Operation<Input, Output, Need>,
  respond: (output: Output, context: LoadContext) => Response,
) {
  return { ...operation, respond };
}

/**
 * Loader and action of one `/api/*` path. The checks run in one order for every call: 404 (no such route), 405, 403,
 * 429, 415, 413, 400, 401, 409, 422, 503; whatever is thrown unexpectedly is a 500 without internals.
 */
export function call(endpoints: Readonly<Partial<Record<Method, Endpoint>>>) {
  const isOpen = Object.values(endpoints).every(({ access }) => access === "open");
  const allowed = Object.keys(endpoints).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  const handle = async ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    const cors = isOpen ? corsHeaders(request, context.settings.EMBED_ORIGINS) : {};
    if (isOpen && isPreflight(context.request)) return preflight(cors, allowed);
    const response = await answer(endpoints, request, context, allowed).catch((thrown) =>
      failed(thrown instanceof Failure ? thrown : unexpected(thrown, context)),
    );
    return withCors(response, cors);
  };
  return { loader: handle, action: handle };
}

async function answer(
  endpoints: Readonly<Partial<Record<Method, Endpoint>>>,
  request: Request,
  context: LoadContext,
  allow: readonly string[],
): Promise<Response> {
  const method = context.request.method === "HEAD" ? "GET" : context.request.method;
  const endpoint = method === "GET" || method === "POST" ? endpoints[method] : undefined;
  if (!endpoint) throw new Failure("method_not_allowed", `Use ${allow.join(" or ")}.`, { allow });
  const { searchParams } = context.url;
  const output = await perform(
    endpoint,
    context,
    () => (method === "POST" ? readJsonObject(request) : parametersOf(context.url, endpoint.fields)),
    context.request.headers.get(SHOWN_TO_HEADER) ?? searchParams.get(SHOWN_TO_FIELD),
  );
  if (endpoint.respond) return endpoint.respond(output, context);
  const { cacheSeconds } = endpoint;
  return method === "GET" && cacheSeconds !== undefined
    ? success(output, { "Cache-Control": `public, max-age=${cacheSeconds}` })
    : success(output);
}

function unexpected(error: unknown, { requestId }: LoadContext): Failure {
  logError(error, requestId);
  return new Failure(
    "internal",
    `Something went wrong on our side. Please quote ${requestId} if you report it.`,
  );
}
