import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Failure } from "~/failure";
import { failed } from "~/http/responses.server";

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
