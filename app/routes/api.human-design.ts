import { call } from "~/calls/api.server";
import { humanDesign } from "~/calls/human-design.server";

const api = call({ POST: humanDesign });
export const loader = api.loader;
export const action = api.action;
