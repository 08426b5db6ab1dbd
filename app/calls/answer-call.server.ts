import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Failure } from "~/failure";
import { withCookies } from "~/http/cookies.server";
import { corsHeaders, isPreflight, preflight, withCors } from "~/http/cors.server";
import { readJsonObject } from "~/http/read-json.server";
import { failed, success } from "~/http/responses.server";
import type { LoadContext } from "~/load-context";
import { logError } from "~/log.server";
import { parametersOf } from "~/schemas/search-parameters";
import * as words from "~/words/failures";
import type { AnyOperation, Operation, Raw, UserNeed } from "./operation";
import { areTextsFixed } from "./own-texts.server";
import { perform } from "./perform.server";
import { SHOWN_TO_FIELD, SHOWN_TO_HEADER } from "./shown-to";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A call as the API's reference heads it. */
export type CallName = `${Method} /${string}`;

/** A JSON answer that is more than its body. */
export interface Reply<Body> {
  readonly body: Body;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** `Set-Cookie` lines. */
  readonly cookies?: readonly string[];
}

/** An operation at an address, with an answer of its own where 200 and its output as JSON are not it. */
export interface Endpoint extends AnyOperation {
  respond?(output: unknown, context: LoadContext): Response | Reply<unknown>;
}

/** What is answered at one address, by method. */
type Endpoints = Readonly<Partial<Record<Method, Endpoint>>>;

/** Calls by their names, as they are answered at each path. */
export function endpointsByPath(
  calls: Readonly<Record<CallName, { readonly operation: Endpoint }>>,
): ReadonlyMap<string, Endpoints> {
  const byPath = new Map<string, Endpoints>();
  for (const [name, { operation }] of Object.entries(calls)) {
    const [method, path] = name.split(" ") as [Method, string];
    byPath.set(path, { ...byPath.get(path), [method]: operation });
  }
  return byPath;
}

/** The operation with an answer of its own: a file, or headers and cookies beside the data. */
export function answering<Input, Output, Need extends UserNeed, Answer extends Response | Reply<unknown>>(
  operation: Operation<Input, Output, Need>,
  respond: (output: Output, context: LoadContext) => Answer,
) {
  return { ...operation, respond };
}

/** JSON as a file that is saved. */
export function asJsonFile(name: string) {
  return (body: unknown): Reply<unknown> => ({
    body,
    headers: { "Content-Disposition": `attachment; filename="${name}"` },
  });
}

/** There is no such call: the pages that may read calculations may read that. */
const NONE = { isOpen: true, allowed: ["GET", "HEAD", "POST"] };

/**
 * Loader and action of an address of the API. The checks run in one order for every call: 404 (no endpoints), 405, 403,
 * 429, 415, 413, 400, 401, 409, 422, 503; whatever is thrown unexpectedly is a 500 without internals.
 * @param inPath what the path itself says: it counts before what was sent under the same name
 */
export async function answerCall(
  endpoints: Endpoints | undefined,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
  inPath: Raw = {},
): Promise<Response> {
  const { isOpen, allowed } = endpoints ? guardsOf(endpoints) : NONE;
  const cors = isOpen ? corsHeaders(request, context.settings.EMBED_ORIGINS) : {};
  if (isOpen && isPreflight(context.request)) return preflight(cors, allowed);
  context.lang = context.url.searchParams.getAll("lang").at(-1) ?? null;
  const response = await answer(endpoints, request, context, allowed, inPath).catch((thrown) =>
    failed(thrown instanceof Failure ? thrown : unexpected(thrown, context), context.lang),
  );
  return withCors(response, cors);
}

function guardsOf(endpoints: Endpoints): typeof NONE {
  return {
    isOpen: Object.values(endpoints).every(({ access }) => access === "open"),
    allowed: Object.keys(endpoints).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])),
  };
}

async function answer(
  endpoints: Endpoints | undefined,
  request: Request,
  context: LoadContext,
  allow: readonly string[],
  inPath: Raw,
): Promise<Response> {
  if (!endpoints) throw new Failure("not_found", "There is no such call.");
  const method = context.request.method === "HEAD" ? "GET" : context.request.method;
  const endpoint = isMethod(method) ? endpoints[method] : undefined;
  if (!endpoint) throw new Failure("method_not_allowed", `Use ${allow.join(" or ")}.`, { allow });
  const output = await perform(
    endpoint,
    context,
    async () => ({
      ...(method === "POST" || method === "PUT"
        ? await readJsonObject(request, endpoint.mostBytes)
        : parametersOf(context.url, endpoint.fields)),
      ...inPath,
    }),
    context.request.headers.get(SHOWN_TO_HEADER) ?? context.url.searchParams.get(SHOWN_TO_FIELD),
  );
  const answered = endpoint.respond ? endpoint.respond(output, context) : { body: output };
  const response = answered instanceof Response ? answered : responseOf(answered);
  const { cacheSeconds, tells } = endpoint;
  if (method === "GET" && cacheSeconds !== undefined && !(tells && !areTextsFixed(context)))
    response.headers.set("Cache-Control", `public, max-age=${cacheSeconds}`);
  return response;
}

function isMethod(method: string): method is Method {
  return ["GET", "POST", "PUT", "DELETE"].includes(method);
}

function responseOf({ body, status, headers, cookies = [] }: Reply<unknown>): Response {
  return withCookies(success(body, headers, status), cookies);
}

function unexpected(error: unknown, { requestId }: LoadContext): Failure {
  logError(error, requestId);
  return new Failure("internal", () => words.ourFault({ requestId }));
}
