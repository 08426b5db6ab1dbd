import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Failure } from "~/failure";
import { RETRY_AFTER_SECONDS, withinLimit } from "~/http/rate-limit.server";
import { failed } from "~/http/responses.server";
import type { LoadContext } from "~/load-context";

type Handle = (args: LoaderFunctionArgs) => Response | Promise<Response>;

/**
 * Loader and action of an address that browsers navigate to (`/api/login` and its kin). Methods that it has no handler
 * for get the same 405 as the calls give, and failures their JSON.
 */
export function navigation({ GET, POST }: { readonly GET: Handle; readonly POST?: Handle }) {
  const allow = POST ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
  const handle = async (args: LoaderFunctionArgs): Promise<Response> => {
    const { method } = args.context.request;
    try {
      if (method === "GET" || method === "HEAD") return await GET(args);
      if (method === "POST" && POST) return await POST(args);
      throw new Failure("method_not_allowed", `Use ${allow.join(" or ")}.`, { allow });
    } catch (error) {
      if (error instanceof Failure) return failed(error);
      throw error;
    }
  };
  return { loader: handle, action: handle };
}

/** @throws Failure for one sign-in too many */
export async function limitSignIns(context: LoadContext) {
  if (await withinLimit(context, "login")) return;
  throw new Failure("rate_limited", "Too many sign-ins. Please wait a minute and try again.", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
