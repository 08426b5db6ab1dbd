import { call } from "~/calls/api.server";
import { birthChart } from "~/calls/birth-chart.server";

const api = call({ POST: birthChart });
export const loader = api.loader;
export const action = api.action;
