import { everything } from "~/calls/account.server";
import { answering, call } from "~/calls/api.server";
import { success } from "~/http/responses.server";

const asFile = answering(everything, (data) =>
  success(data, { "Content-Disposition": 'attachment; filename="my-data.json"' }),
);

const api = call({ GET: asFile });
export const loader = api.loader;
export const action = api.action;
