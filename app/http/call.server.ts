import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type Account, accountIfKnown, requireAccount } from "~/auth/account.server";
import type { LoadContext } from "~/load-context";
import type { Parsed } from "~/schemas/fields";
import { corsHeaders, isPreflight, preflight } from "./cors.server";
import { isForeign } from "./origin-guard.server";
import { type LimitName, RETRY_AFTER_SECONDS, withinLimit } from "./rate-limit.server";
import { readJsonObject } from "./read-json.server";
import { failure, orInvalid, success } from "./responses.server";
import { withPlaces } from "./with-places.server";

interface CallArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: LoadContext;
}

/** Who must or may be signed in; whoever is stands in the arguments of `run`. */
type UserNeed = "required" | "optional" | "none";

interface RunArgs<Need extends UserNeed> extends CallArgs {
  readonly account: Need extends "required" ? Account : Need extends "optional" ? Account | null : null;
}

interface Operation<Input, Need extends UserNeed = "none"> {
  /** `open`: a calculation, which any caller may ask for. `personal`: reads or changes what belongs to somebody. */
  readonly access: "open" | "personal";
  /** `optional`: the call works for visitors, and for everybody while sessions cannot be read. */
  readonly user?: Need;
  readonly limit?: LimitName;
  /** Reads the input: a POST's body, a GET's search parameters. */
  readonly read: (raw: Record<string, unknown>, args: CallArgs) => Parsed<Input> | Promise<Parsed<Input>>;
  /** Answers with data (200 and JSON) or with a Response of its own. May throw a Response. */
  readonly run: (input: Input, args: RunArgs<Need>) => unknown;
}

type AnyOperation = Operation<unknown, UserNeed>;

type Method = "GET" | "POST";

/** Infers the input's type between `read` and `run`. */
export function operation<Input, Need extends UserNeed = "none">(
  definition: Operation<Input, Need>,
): AnyOperation {
  return definition as unknown as AnyOperation;
}

/** For calls that ask for nothing but themselves. */
export function nothing(): Parsed<null> {
  return { ok: true, value: null };
}

/**
 * Loader and action of one `/api/*` path. The checks run in one order for every call: 404 (no such route), 405, 403,
 * 429, 415, 413, 400, 401, 422, 503; whatever is thrown unexpectedly is a 500 without internals.
 */
export function call(operations: Partial<Record<Method, AnyOperation>>) {
  const handle = async ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    const args: CallArgs = { request, url: new URL(request.url), context };
    const isOpen = Object.values(operations).every(({ access }) => access === "open");
    const cors = isOpen ? corsHeaders(request, context.settings.EMBED_ORIGINS) : {};
    const allowed = Object.keys(operations).flatMap((method) =>
      method === "GET" ? ["GET", "HEAD"] : [method],
    );
    if (isOpen && isPreflight(context.method, request)) return preflight(cors, allowed);
    const response = await withPlaces(answer(operations, args, allowed)).catch((thrown) =>
      thrown instanceof Response ? thrown : internalError(thrown, context),
    );
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };
  return { loader: handle, action: handle };
}

async function answer(
  operations: Partial<Record<Method, AnyOperation>>,
  args: CallArgs,
  allowed: readonly string[],
): Promise<Response> {
  const { request, url, context } = args;
  const method = context.method === "HEAD" ? "GET" : context.method;
  const chosen = method === "GET" || method === "POST" ? operations[method] : undefined;
  if (!chosen) {
    const headers = { Allow: allowed.join(", ") };
    throw failure("method_not_allowed", `Use ${allowed.join(" or ")}.`, { headers });
  }
  if (chosen.access === "personal" && isForeign(request, context.origin)) {
    throw failure("forbidden_origin", "This call answers its own site only.");
  }
  if (chosen.limit && !(await withinLimit(request, context.bindings, chosen.limit))) {
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    throw failure("rate_limited", "Too many requests. Please wait a minute and try again.", { headers });
  }
  const raw = method === "POST" ? await readJsonObject(request) : Object.fromEntries(url.searchParams);
  const account = await accountFor(chosen.user ?? "none", args);
  const input = orInvalid(await chosen.read(raw, args));
  const result = await chosen.run(input, { ...args, account } as RunArgs<UserNeed>);
  return result instanceof Response ? result : success(result);
}

async function accountFor(need: UserNeed, { request, context }: CallArgs): Promise<Account | null> {
  switch (need) {
    case "required":
      return requireAccount(request, context);
    case "optional":
      return accountIfKnown(request, context);
    case "none":
      return null;
  }
}

function internalError(error: unknown, { requestId }: LoadContext): Response {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ event: "error", id: requestId, cause }));
  return failure("internal", `Something went wrong on our side. Please quote ${requestId} if you report it.`);
}
