import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ENDPOINTS } from "~/api.server";
import { answerCall } from "~/calls/answer-call.server";
import { deskCallAt } from "~/desk.server";
import { decodedPath } from "~/edge/path-shape";

/** Every call of the API, and the owner's. What browsers are sent to (`/api/login` and its kin) are routes of their own. */
export const loader = async (args: LoaderFunctionArgs) => {
  const path = decodedPath(args.context.url.pathname);
  const open = ENDPOINTS.get(path);
  if (open) return answerCall(open, args);
  const owners = await deskCallAt(path, args.context);
  return answerCall(owners?.endpoints, args, owners?.inPath);
};
export const action = loader;
