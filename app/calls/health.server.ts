import { nothing, operation } from "./operation";

/** That the worker answers at all: no store is asked, so that this stands when those do not. */
export const health = operation({
  access: "open",
  read: nothing,
  run: () => ({ status: "ok", version: __APP_VERSION__ }) as const,
});
