import { cookieName, cookiesOf, isEmbedded, setCookie } from "~/http/cookies.server";
import type { LoadContext } from "~/load-context";
import { NOTICES, type NoticeName } from "./notices";

type NoticeContext = Pick<LoadContext, "request" | "settings" | "origin" | "url">;

const LASTS_SECONDS = 60;

/** Where the page that says it is. Anybody can send such an address around: the cookie says that it is true. */
export function addressWithNotice(path: string, name: NoticeName): string {
  return `${path}?notice=${name}`;
}

/** The cookie without which the address is believed by no page. */
export function noticeCookie({ request, settings, origin }: NoticeContext, name: NoticeName): string {
  return setCookie({
    name: cookieName("notice", origin),
    value: name,
    maxAgeSeconds: LASTS_SECONDS,
    origin,
    embedded: isEmbedded(request, settings.EMBED_ORIGINS),
  });
}

/** What this page is to say: what its address asks for, where it happened in this browser a moment ago. */
export function noticeOf({ request, origin, url }: NoticeContext): NoticeName | null {
  const asked = NOTICES.find((name) => name === url.searchParams.get("notice"));
  return asked && cookiesOf(request).get(cookieName("notice", origin)) === asked ? asked : null;
}
