import { call } from "~/calls/api.server";
import { weekly } from "~/calls/horoscope.server";

const api = call({ GET: weekly });
export const loader = api.loader;
export const action = api.action;
