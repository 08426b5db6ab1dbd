import { call } from "~/calls/api.server";
import { pairChart } from "~/calls/pair-chart.server";

const api = call({ POST: pairChart });
export const loader = api.loader;
export const action = api.action;
