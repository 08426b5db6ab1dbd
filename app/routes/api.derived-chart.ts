import { call } from "~/calls/api.server";
import { derivedChart } from "~/calls/derived-chart.server";

const api = call({ POST: derivedChart });
export const loader = api.loader;
export const action = api.action;
