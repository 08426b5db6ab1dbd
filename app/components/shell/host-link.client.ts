import { type ApiCall, CALL_EVENT } from "~/calls/call-api";
import { text } from "~/calls/shape";
import { note } from "~/notes/note";
import { showTheme } from "~/notes/theme";
import { screenAt } from "./screen-at";

/** The calls whose answers are what a screen is for; others fetch what belongs to them. */
const RESULTS: ReadonlySet<string> = new Set([
  "/api/birth-chart",
  "/api/compatibility",
  "/api/numerology",
  "/api/human-design",
  "/api/astrocartography",
  "/api/quiz-submission",
]);

/** Pages loaded later in this frame have no referrer but ours. */
const hostNote = note<string>("realign-host", { owner: "device", lasts: "tab", check: text });

/**
 * Tells the page around this one its height, whether there is such a screen and what it is called, and that something
 * was calculated or failed: never what. Follows its theme. Nothing is said to a page that may not embed this one. Returns what ends it.
 */
export function linkToHost(hosts: readonly string[]): () => void {
  const host = window.parent === window ? null : hostAmong(hosts);
  if (!host) return () => {};
  const tell = (message: object) => window.parent.postMessage({ source: "realign", ...message }, host);
  const screen = () => screenAt(location.pathname).split("/")[1] || "dashboard";

  let told = 0;
  const tellHeight = () => {
    // The body's own height: the document's is never less than the frame's, and would never shrink again.
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told || height === 0) return;
    told = height;
    tell({ type: "height", height });
  };
  let path = location.pathname;
  const onMoved = () => {
    if (path === location.pathname) return;
    path = location.pathname;
    tell({ type: "moved", screen: screen() });
  };
  const onCall = (event: Event) => {
    const { path: called, ok } = (event as CustomEvent<ApiCall>).detail;
    if (RESULTS.has(called)) tell({ type: ok ? "result" : "error", screen: screen() });
  };
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== host) return;
    if (data?.source !== "realign" || data.type !== "theme") return;
    if (data.theme === "light" || data.theme === "dark" || data.theme === "auto") showTheme(data.theme);
  };

  const growing = new ResizeObserver(tellHeight);
  growing.observe(document.body);
  addEventListener("realign:moved", onMoved);
  addEventListener(CALL_EVENT, onCall);
  addEventListener("message", onMessage);
  document.addEventListener("click", openElsewhere, true);
  tellHeight();
  const isMissing = document.querySelector("[data-error-page]") !== null;
  const title = document.querySelector("h1")?.textContent;
  tell(isMissing ? { type: "missing", screen: screen() } : { type: "ready", screen: screen(), title });

  return () => {
    growing.disconnect();
    removeEventListener("realign:moved", onMoved);
    removeEventListener(CALL_EVENT, onCall);
    removeEventListener("message", onMessage);
    document.removeEventListener("click", openElsewhere, true);
  };
}

/** The origin around this frame when it is a listed one. Where browsers do not tell, the first page's referrer does. */
function hostAmong(hosts: readonly string[]): string | null {
  const told = location.ancestorOrigins?.[0];
  if (told !== undefined) return hosts.includes(told) ? told : null;
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : "";
  const host = (referrer === location.origin && hostNote.read()) || referrer;
  if (!hosts.includes(host)) return null;
  hostNote.write(host);
  return host;
}

/** Other sites, and the sign-in provider above all, refuse to be shown in a frame: their links open a tab. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !/^https?:$/.test(link.protocol)) return;
  if (link.origin === location.origin && link.pathname !== "/api/login") return;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
}
