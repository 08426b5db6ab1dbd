import { call } from "~/calls/api.server";
import { profile, saveProfile } from "~/calls/profile.server";

const api = call({ GET: profile, POST: saveProfile });
export const loader = api.loader;
export const action = api.action;
