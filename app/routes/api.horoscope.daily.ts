import { call } from "~/calls/api.server";
import { daily } from "~/calls/horoscope.server";

const api = call({ GET: daily });
export const loader = api.loader;
export const action = api.action;
