import { call } from "~/calls/api.server";
import { degrees } from "~/calls/reading.server";

const api = call({ GET: degrees });
export const loader = api.loader;
export const action = api.action;
