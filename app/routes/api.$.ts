import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ENDPOINTS } from "~/api.server";
import { answerCall } from "~/calls/answer-call.server";
import { decodedPath } from "~/edge/path-shape";

/** Every call of the API. What browsers are sent to (`/api/login` and its kin) are routes of their own. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCall(ENDPOINTS.get(decodedPath(args.context.url.pathname)), args);
export const action = loader;
