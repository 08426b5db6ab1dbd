import { redirect } from "@remix-run/cloudflare";

/** The results of the quiz link here. */
export const loader = () => redirect("/", 301);
