import { call, operation } from "~/http/call.server";

const health = call({
  GET: operation({
    access: "open",
    read: () => ({ ok: true, value: null }),
    run: () => ({ status: "ok", version: __APP_VERSION__ }),
  }),
});
export const loader = health.loader;
export const action = health.action;
