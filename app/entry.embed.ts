/*!
 * Shows a screen of this site on another one:
 *
 *   <div data-realign="birth-chart" data-theme="auto"></div>
 *   <script async src="https://THIS-SITE/embed.js"></script>
 *
 * data-realign  the screen's path without its slash, or "dashboard"
 * data-sign     for "horoscope": whose, such as "leo"; absent or empty: the visitor chooses
 * data-theme    "light", "dark" or "auto"; may be changed at any time
 * data-lang     "en", "es", "pt-BR", or "auto": that of your page at this place; English where we have none such
 * data-title    what the frame is called for screen readers; the screen's name when absent
 *
 * The div gets `realign:ready`, `realign:result` and `realign:error`, whose `detail` is `{ screen, reason? }` and never
 * what somebody typed. What stands in the div before stays until the screen is ready, and for good where it never is.
 */
import { languageLike } from "./further-languages";

/** What a screen tells the page around it (components/shell/host-link.client.ts). */
interface Told {
  readonly source: "realign";
  readonly type: string;
  readonly screen?: unknown;
  readonly height?: unknown;
  /** What the screen calls itself, in its language. */
  readonly title?: unknown;
}

/** Runs in pages of others, which the build hands to them as one script, `/embed.js`. */
function showScreens() {
  // Each snippet brings the script along. No element of the page can have this name, as it can have a text's.
  const loaded = Symbol.for("realign");
  const page = window as unknown as Record<symbol, true | undefined>;
  if (page[loaded]) return;

  // A module is not told which script it is: it is ours where only one site's could be.
  const modules = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].filter(
      ({ src }) => new URL(src).pathname === "/embed.js",
    );
  const scripts = document.currentScript ? [document.currentScript as HTMLScriptElement] : modules();
  const [origin, ...others] = new Set(scripts.map(({ src }) => new URL(src).origin));
  if (!origin || others.length > 0) {
    console.warn(
      "Realign: cannot tell which site embed.js is of: load it by one script element without type=module",
    );
    return;
  }
  page[loaded] = true;
  const divs = new Map<HTMLIFrameElement, HTMLElement>(); // by the frame that stands in it
  const seen = new WeakSet<HTMLElement>();

  const tell = (div: HTMLElement, type: string, detail: object) =>
    div.dispatchEvent(new CustomEvent(`realign:${type}`, { bubbles: true, detail }));
  const fail = (div: HTMLElement, reason: string) => {
    console.warn(`Realign: ${reason}`);
    tell(div, "error", { screen: div.dataset.realign, reason });
  };
  // What is asked for wrongly is said at once; what is only misspelt, by the page that is not there (`missing`).
  const wrongIn = ({ dataset: { realign = "", sign = "" } }: HTMLElement) => {
    if (!window.isSecureContext) return "this page must be served over https";
    if (window.origin === "null") return "this page is sandboxed: it needs allow-same-origin";
    if (!/^[a-z][a-z-]*$/.test(realign)) return "data-realign names no screen";
    return /^[a-z]*$/i.test(sign) ? null : "data-sign names no sign";
  };
  const themeOf = ({ dataset: { theme = "" } }: HTMLElement) =>
    /^(light|dark)$/.test(theme) ? theme : "auto";
  const sendTheme = (div: HTMLElement, { contentWindow }: HTMLIFrameElement) =>
    contentWindow?.postMessage({ source: "realign", type: "theme", theme: themeOf(div) }, origin);
  /** What the paths of the screen begin with in the language that is asked for. */
  const prefixOf = (div: HTMLElement) => {
    const { lang = "" } = div.dataset;
    const isAuto = lang.toLowerCase() === "auto";
    const wanted = isAuto ? (div.closest<HTMLElement>("[lang]")?.lang ?? "") : lang;
    return languageLike(wanted).prefix;
  };

  const open = (div: HTMLElement) => {
    const { realign: screen = "", title, sign: whose } = div.dataset;
    const frame = document.createElement("iframe");
    frame.title =
      title || screen.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase());
    frame.referrerPolicy = "origin";
    // "Copy link" and "Share…"; browsers that cannot share complain of the word.
    frame.allow = "share" in navigator ? "clipboard-write; web-share" : "clipboard-write";
    frame.setAttribute("scrolling", "no");
    frame.style.cssText = "display:block;width:100%;height:0;border:0;visibility:hidden";
    const sign = screen === "horoscope" && whose ? `/${whose.toLowerCase()}` : "";
    const path = `${prefixOf(div)}/${screen === "dashboard" ? "" : screen}${sign}`;
    frame.src = `${origin}${path}?embed&theme=${themeOf(div)}`;
    frame.addEventListener("load", () =>
      setTimeout(() => {
        if (frame.isConnected && frame.style.visibility)
          fail(div, "the screen did not answer: may this page embed it?");
      }, 10000),
    );
    divs.set(frame, div);
    div.appendChild(frame);
  };

  const nearing = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearing.unobserve(target);
        open(target as HTMLElement);
      }
    },
    { rootMargin: "400px" },
  );

  const look = () => {
    for (const [frame, div] of divs) {
      if (frame.isConnected) continue;
      divs.delete(frame);
      if (div.isConnected) continue;
      // Taken out of the page with its frame, whose screen is over: put back, it begins again.
      frame.remove();
      seen.delete(div);
    }
    for (const div of document.querySelectorAll<HTMLElement>("[data-realign]")) {
      if (seen.has(div)) continue;
      seen.add(div);
      const wrong = wrongIn(div);
      if (wrong) fail(div, wrong);
      else nearing.observe(div);
    }
  };

  const messages: Record<string, (frame: HTMLIFrameElement, div: HTMLElement, told: Told) => void> =
    Object.assign(Object.create(null), {
      height(frame, _, { height }) {
        if (Number.isInteger(height) && Number(height) > 0 && Number(height) < 1e5)
          frame.style.height = `${height}px`;
      },
      ready(frame, div, { screen, title }) {
        const isFirst = frame.style.visibility !== "";
        sendTheme(div, frame); // it may have changed since the frame was asked for
        if (!isFirst) return;
        for (const node of [...div.childNodes]) if (node !== frame) node.remove();
        // A screen in another language than English knows its name; nobody has met the frame before.
        if (prefixOf(div) && !div.dataset.title && typeof title === "string") frame.title = title;
        frame.style.visibility = "";
        tell(div, "ready", { screen });
      },
      missing(frame, div) {
        if (frame.style.visibility) frame.remove();
        fail(div, "there is no such screen, or it has failed: look at data-realign and data-sign");
      },
      // Another screen is read from its beginning.
      moved(frame, div) {
        if (frame.getBoundingClientRect().top < 0) div.scrollIntoView();
      },
      result: (_, div, { screen }) => void tell(div, "result", { screen }),
      error: (_, div, { screen }) => void tell(div, "error", { screen }),
    } satisfies typeof messages);

  addEventListener("message", ({ source, origin: from, data }: MessageEvent<Told | null>) => {
    if (from !== origin || data?.source !== "realign") return;
    const follow = messages[data.type];
    if (!follow || (data.type !== "height" && !/^[a-z][a-z-]*$/.test(String(data.screen)))) return;
    for (const [frame, div] of divs) if (frame.contentWindow === source) follow(frame, div, data);
  });

  new MutationObserver((changes) => {
    look();
    for (const { type, target } of changes) {
      if (type !== "attributes") continue;
      for (const [frame, div] of divs) if (div === target) sendTheme(div, frame);
    }
  }).observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ["data-theme"] });
  look();
}

showScreens();
