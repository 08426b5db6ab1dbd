import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerCall, answering } from "~/calls/answer-call.server";
import { readiness } from "~/calls/readiness.server";

const withItsStatus = answering(readiness, (body) => ({ body, status: body.status === "ok" ? 200 : 503 }));

/** In no table of calls: it answers the deployment's own monitor, and the reference of the API is silent about it. */
export const loader = (args: LoaderFunctionArgs) => answerCall({ GET: withItsStatus }, args);
export const action = loader;
