import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Failure } from "~/failure";
import { corsHeaders, isPreflight, preflight, withCors } from "~/http/cors.server";
import { failed } from "~/http/responses.server";

/** A misspelt call: the pages that may read calculations may read that there is none. */
export function loader({ context: { request, settings } }: LoaderFunctionArgs): Response {
  const cors = corsHeaders(request, settings.EMBED_ORIGINS);
  return isPreflight(request)
    ? preflight(cors, ["GET", "HEAD", "POST"])
    : withCors(failed(new Failure("not_found", "There is no such call.")), cors);
}
export const action = loader;
