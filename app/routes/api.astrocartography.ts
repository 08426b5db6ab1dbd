import { call } from "~/calls/api.server";
import { astrocartography } from "~/calls/astrocartography.server";

const api = call({ POST: astrocartography });
export const loader = api.loader;
export const action = api.action;
