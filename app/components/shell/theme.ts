export type Theme = "light" | "dark";

const KEY = "theme";

/** The browser's own bars, in the ground's colour of each theme (`--ground` in styles.css). */
export const THEME_COLOUR: Record<Theme, string> = { light: "#f8f4ec", dark: "#0a0f19" };

/**
 * Browsers forbid storage to frames of other sites, and everywhere to whoever asks them to. Remix wants it to find
 * routes and to restore positions, and fails aloud: it is given one that lasts as long as the document.
 */
const storageStandIn = `try{sessionStorage}catch(e){Object.defineProperty(window,"sessionStorage",{value:function(m){return{getItem:function(k){return m.has(k)?m.get(k):null},setItem:function(k,v){m.set(k,String(v))},removeItem:function(k){m.delete(k)}}}(new Map)})}`;

/**
 * Runs in the head before anything is painted: the saved theme, if there is one; the stylesheet follows the system
 * otherwise. In an embed the theme is that of the page around it, which the address tells. It also hands the nonce to
 * what injects styles later (the sheet's scroll lock), because a browser hides it from everybody else.
 */
export const beforePaint = `(function(d){window.__webpack_nonce__=d.currentScript.nonce;${storageStandIn}try{var e="embed"in d.documentElement.dataset,t=e?new URLSearchParams(location.search).get("theme"):localStorage.getItem("${KEY}"),c=${JSON.stringify(THEME_COLOUR)};if(c[t]){d.documentElement.dataset.theme=t;d.querySelectorAll('meta[name="theme-color"]').forEach(function(m){m.content=c[t]})}}catch(e){}})(document)`;

function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}

/** What is on the screen now: the visitor's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function toggleTheme() {
  const next: Theme = currentTheme() === "dark" ? "light" : "dark";
  show(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage is blocked or full: the choice holds until the page is left.
  }
}

/** Follows a choice made in another tab. Returns what ends it. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && isTheme(newValue)) show(newValue);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** The theme of the page around an embed; `auto` follows the system. Nothing is saved. */
export function showTheme(theme: Theme | "auto") {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else show(theme);
}

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = THEME_COLOUR[theme];
  }
}
