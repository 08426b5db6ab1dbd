import { call } from "~/calls/api.server";
import { monthly } from "~/calls/horoscope.server";

const api = call({ GET: monthly });
export const loader = api.loader;
export const action = api.action;
