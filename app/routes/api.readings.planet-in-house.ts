import { call } from "~/calls/api.server";
import { planetInHouse } from "~/calls/reading.server";

const api = call({ GET: planetInHouse });
export const loader = api.loader;
export const action = api.action;
