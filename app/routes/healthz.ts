import { call } from "~/calls/api.server";
import { nothing, operation } from "~/calls/operation";

const api = call({
  GET: operation({
    access: "open",
    read: nothing,
    run: () => ({ status: "ok", version: __APP_VERSION__ }),
  }),
});
export const loader = api.loader;
export const action = api.action;
