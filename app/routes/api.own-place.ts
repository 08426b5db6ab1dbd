import { call } from "~/calls/api.server";
import { ownPlace, saveOwnPlace } from "~/calls/own-place.server";

const api = call({ GET: ownPlace, POST: saveOwnPlace });
export const loader = api.loader;
export const action = api.action;
