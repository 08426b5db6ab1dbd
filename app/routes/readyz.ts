import { answering, call } from "~/calls/api.server";
import { readiness } from "~/calls/readiness.server";

const withItsStatus = answering(readiness, (answer) =>
  Response.json(answer, {
    status: answer.status === "ok" ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  }),
);

const api = call({ GET: withItsStatus });
export const loader = api.loader;
export const action = api.action;
