import { call } from "~/calls/api.server";
import { reading } from "~/calls/reading.server";

const api = call({ POST: reading });
export const loader = api.loader;
export const action = api.action;
