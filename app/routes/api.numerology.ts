import { call } from "~/calls/api.server";
import { numerology } from "~/calls/numerology.server";

const api = call({ POST: numerology });
export const loader = api.loader;
export const action = api.action;
