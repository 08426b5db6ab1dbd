import { annualProfections } from "~/calls/annual-profections.server";
import { call } from "~/calls/api.server";

const api = call({ POST: annualProfections });
export const loader = api.loader;
export const action = api.action;
