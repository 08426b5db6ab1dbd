import { call } from "~/calls/api.server";
import { skyHere } from "~/calls/here.server";

const api = call({ GET: skyHere });
export const loader = api.loader;
export const action = api.action;
