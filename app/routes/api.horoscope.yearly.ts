import { call } from "~/calls/api.server";
import { yearly } from "~/calls/horoscope.server";

const api = call({ GET: yearly });
export const loader = api.loader;
export const action = api.action;
