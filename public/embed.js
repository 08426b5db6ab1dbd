/*
 * Shows a screen of this site on another one:
 *
 *   <div data-realign="birth-chart" data-theme="auto"></div>
 *   <script async src="https://THIS-SITE/embed.js"></script>
 *
 * data-realign  the screen's path without its slash, or "dashboard"
 * data-sign     for "horoscope": whose, such as "leo"; absent or empty: the visitor chooses
 * data-theme    "light", "dark" or "auto"; may be changed at any time
 * data-title    what the frame is called for screen readers; the screen's name when absent
 *
 * The div gets `realign:ready`, `realign:result` and `realign:error`, whose `detail` is `{ screen, reason? }` and never
 * what somebody typed. What stands in the div before stays until the screen is ready, and for good where it never is.
 */
(() => {
  // Each snippet brings the script along. No element of the page can have this name, as it can have a text's.
  const loaded = Symbol.for("realign");
  if (window[loaded]) return;

  // A module is not told which script it is: it is ours where only one site's could be.
  const modules = () =>
    [...document.querySelectorAll('script[type="module"][src]')].filter(
      ({ src }) => new URL(src).pathname === "/embed.js",
    );
  const scripts = document.currentScript ? [document.currentScript] : modules();
  const [origin, ...others] = new Set(scripts.map(({ src }) => new URL(src).origin));
  if (!origin || others.length > 0) {
    console.warn(
      "Realign: cannot tell which site embed.js is of: load it by one script element without type=module",
    );
    return;
  }
  window[loaded] = true;
  const divs = new Map(); // by the frame that stands in it
  const seen = new WeakSet();

  const tell = (div, type, detail) =>
    div.dispatchEvent(new CustomEvent(`realign:${type}`, { bubbles: true, detail }));
  const fail = (div, reason) => {
    console.warn(`Realign: ${reason}`);
    tell(div, "error", { screen: div.dataset.realign, reason });
  };
  // What is asked for wrongly is said at once; what is only misspelt, by the page that is not there (`missing`).
  const wrongIn = ({ dataset }) => {
    if (!window.isSecureContext) return "this page must be served over https";
    if (window.origin === "null") return "this page is sandboxed: it needs allow-same-origin";
    if (!/^[a-z][a-z-]*$/.test(dataset.realign)) return "data-realign names no screen";
    return /^[a-z]*$/i.test(dataset.sign || "") ? null : "data-sign names no sign";
  };
  const themeOf = ({ dataset }) => (/^(light|dark)$/.test(dataset.theme) ? dataset.theme : "auto");
  const sendTheme = (div, { contentWindow: page }) => {
    if (page) page.postMessage({ source: "realign", type: "theme", theme: themeOf(div) }, origin);
  };

  const open = (div) => {
    const screen = div.dataset.realign;
    const frame = document.createElement("iframe");
    frame.title =
      div.dataset.title ||
      screen.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase());
    frame.referrerPolicy = "origin";
    // "Copy link" and "Share…"; browsers that cannot share complain of the word.
    frame.allow = navigator.share ? "clipboard-write; web-share" : "clipboard-write";
    frame.setAttribute("scrolling", "no");
    frame.style.cssText = "display:block;width:100%;height:0;border:0;visibility:hidden";
    const sign = screen === "horoscope" && div.dataset.sign ? `/${div.dataset.sign.toLowerCase()}` : "";
    frame.src = `${origin}/${screen === "dashboard" ? "" : screen}${sign}?embed&theme=${themeOf(div)}`;
    frame.addEventListener("load", () =>
      setTimeout(() => {
        if (frame.isConnected && frame.style.visibility)
          fail(div, "the screen did not answer: may this page embed it?");
      }, 10000),
    );
    divs.set(frame, div);
    div.append(frame);
  };

  const nearing = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearing.unobserve(target);
        open(target);
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
    for (const div of document.querySelectorAll("[data-realign]")) {
      if (seen.has(div)) continue;
      seen.add(div);
      const wrong = wrongIn(div);
      if (wrong) fail(div, wrong);
      else nearing.observe(div);
    }
  };

  const messages = Object.assign(Object.create(null), {
    height(frame, _, { height }) {
      if (Number.isInteger(height) && height > 0 && height < 1e5) frame.style.height = `${height}px`;
    },
    ready(frame, div, { screen }) {
      const isFirst = frame.style.visibility !== "";
      sendTheme(div, frame); // it may have changed since the frame was asked for
      if (!isFirst) return;
      for (const node of [...div.childNodes]) if (node !== frame) node.remove();
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
    result: (_, div, { screen }) => tell(div, "result", { screen }),
    error: (_, div, { screen }) => tell(div, "error", { screen }),
  });

  addEventListener("message", ({ source, origin: from, data }) => {
    if (from !== origin || !data || data.source !== "realign" || !messages[data.type]) return;
    if (data.type !== "height" && !/^[a-z][a-z-]*$/.test(data.screen)) return;
    for (const [frame, div] of divs)
      if (frame.contentWindow === source) messages[data.type](frame, div, data);
  });

  new MutationObserver((changes) => {
    look();
    for (const { type, target } of changes) {
      if (type !== "attributes") continue;
      for (const [frame, div] of divs) if (div === target) sendTheme(div, frame);
    }
  }).observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ["data-theme"] });
  look();
})();
