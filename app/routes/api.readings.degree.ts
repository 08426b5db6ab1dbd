import { call } from "~/calls/api.server";
import { degree } from "~/calls/reading.server";

const api = call({ GET: degree });
export const loader = api.loader;
export const action = api.action;
