import { call } from "~/calls/api.server";
import { people, savePerson } from "~/calls/people.server";

const api = call({ GET: people, POST: savePerson });
export const loader = api.loader;
export const action = api.action;
