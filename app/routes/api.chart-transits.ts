import { call } from "~/calls/api.server";
import { chartTransits } from "~/calls/chart-transits.server";

const api = call({ POST: chartTransits });
export const loader = api.loader;
export const action = api.action;
