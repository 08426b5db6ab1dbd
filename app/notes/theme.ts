import { note } from "./note";

export type Theme = "light" | "dark";

const NAME = "theme";
const chosenTheme = note<Theme>(NAME, { owner: "device", lasts: "device", check: isTheme });

/** By hand: this is on every page's first load, where checks of answers are not. */
function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}

/** The browser's own bars, in the ground's colour of each theme (`--ground` in styles.css). */
export const THEME_COLOUR: Record<Theme, string> = { light: "#f8f4ec", dark: "#0a0f19" };

/**
 * Runs in a page's head: the chosen theme, if there is one; the stylesheet follows the system otherwise. In an embed it
 * is that of the page around it, which the address tells.
 */
export function showChosenTheme() {
  const isEmbed = document.documentElement.dataset.embed !== undefined;
  const theme = isEmbed ? new URLSearchParams(location.search).get("theme") : chosenTheme.read();
  if (isTheme(theme)) show(theme);
}

/** What is on the screen now: the visitor's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Where it cannot be kept, the choice holds until the page is left. */
export function toggleTheme() {
  const next: Theme = currentTheme() === "dark" ? "light" : "dark";
  show(next);
  chosenTheme.write(next);
}

/** Follows a choice made in another tab. Returns what ends it. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && isTheme(newValue)) show(newValue);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** The theme of the page around an embed; `auto` follows the system. Nothing is kept. */
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
