import { call } from "~/calls/api.server";
import { skySearch } from "~/calls/sky-search.server";

const api = call({ GET: skySearch });
export const loader = api.loader;
export const action = api.action;
