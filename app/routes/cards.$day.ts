import { redirect } from "@remix-run/cloudflare";
import { navigation } from "~/edge/navigation.server";

/** A day's card is a file (scripts/build-cards.ts); this answers for days that a deployment has none of. */
const card = navigation({ GET: () => redirect("/images/share.jpg") });
export const loader = card.loader;
export const action = card.action;
