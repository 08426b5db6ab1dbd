import { redirect } from "@remix-run/cloudflare";
import { navigation } from "~/edge/navigation.server";

/** The results of the quiz link here. */
const dashboard = navigation({ GET: () => redirect("/", 301) });
export const loader = dashboard.loader;
export const action = dashboard.action;
