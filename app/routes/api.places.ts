import { call } from "~/calls/api.server";
import { places } from "~/calls/places.server";

const api = call({ GET: places });
export const loader = api.loader;
export const action = api.action;
