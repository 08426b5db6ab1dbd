import { answering, call } from "~/calls/api.server";
import { skyWindow } from "~/calls/sky-window.server";
import { success } from "~/http/responses.server";

const api = call({
  GET: answering(skyWindow, ({ answer, isNamed }) =>
    success(answer, {
      "Cache-Control": isNamed ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    }),
  ),
});
export const loader = api.loader;
export const action = api.action;
