import { call } from "~/calls/api.server";
import { moonPhase } from "~/calls/sky-at.server";

const api = call({ GET: moonPhase });
export const loader = api.loader;
export const action = api.action;
