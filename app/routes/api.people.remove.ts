import { call } from "~/calls/api.server";
import { removePerson } from "~/calls/people.server";

const api = call({ POST: removePerson });
export const loader = api.loader;
export const action = api.action;
