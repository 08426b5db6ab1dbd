import { call } from "~/calls/api.server";
import { compatibility } from "~/calls/compatibility.server";

const api = call({ POST: compatibility });
export const loader = api.loader;
export const action = api.action;
