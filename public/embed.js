/*
 * Shows a screen of this site on another one:
 *
 *   <div data-realign="birth-chart" data-theme="auto"></div>
 *   <script async src="https://THIS-SITE/embed.js"></script>
 *
 * data-realign  the screen's path without its slash, or "dashboard"
 * data-sign     for "horoscope": whose, such as "leo"; without it the visitor chooses
 * data-theme    "light", "dark" or "auto"; may be changed at any time
 * data-title    what the frame is called for screen readers; the screen's name when absent
 *
 * The div gets `realign:ready`, `realign:result` and `realign:error`, whose `detail` is `{ screen, reason? }` and never
 * what somebody typed. What stands in the div before stays until the screen is ready.
 */
(() => {
  if (window.realign) return; // each snippet brings the script along
  window.realign = true;

  const here = document.currentScript || document.querySelector('script[src*="/embed.js"]');
  const origin = new URL(here.src).origin;
  const divs = new Map(); // by the frame that stands in it
  const seen = new WeakSet();

  const tell = (div, type, detail) =>
    div.dispatchEvent(new CustomEvent(`realign:${type}`, { bubbles: true, detail }));
  const fail = (div, reason) => {
    console.warn(`Realign: ${reason}`);
    tell(div, "error", { screen: div.dataset.realign, reason });
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
    frame.allow = "clipboard-write; web-share"; // "Copy link" and "Share…"
    frame.setAttribute("scrolling", "no");
    frame.style.cssText = "display:block;width:100%;height:0;border:0;visibility:hidden";
    const sign = screen === "horoscope" && /^[a-z]+$/i.test(div.dataset.sign) ? `/${div.dataset.sign}` : "";
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
    for (const frame of divs.keys()) if (!frame.isConnected) divs.delete(frame);
    for (const div of document.querySelectorAll("[data-realign]")) {
      if (seen.has(div)) continue;
      seen.add(div);
      if (!window.isSecureContext) fail(div, "this page must be served over https");
      else if (!/^[a-z][a-z-]*$/.test(div.dataset.realign)) fail(div, "data-realign names no screen");
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
