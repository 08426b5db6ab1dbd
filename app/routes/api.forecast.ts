import { call } from "~/calls/api.server";
import { forecast } from "~/calls/forecast.server";

const api = call({ POST: forecast });
export const loader = api.loader;
export const action = api.action;
