import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ENDPOINTS } from "~/api.server";
import { answerCall } from "~/calls/answer-call.server";

/** In the table of calls, outside `/api/`: monitors ask there. */
export const loader = (args: LoaderFunctionArgs) => answerCall(ENDPOINTS.get("/healthz"), args);
export const action = loader;
