import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";

const COOKIE = "sidebar_state";
const SEVEN_DAYS = 604_800;
const NARROW = "(width < 48rem)"; // the stylesheet's breakpoint: 768 px
const ROOMY = "(width >= 68.75rem)"; // 1100 px, where words leave the screen room enough: styles.css has the same

/** Whether the window shows the sheet instead of the sidebar. In the browser only. */
export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

interface SidebarState {
  /** On wide screens: 16rem with words, or 3rem of icons. Null while only the stylesheet knows the window's width. */
  readonly expanded: boolean | null;
  /** On narrow screens: the slide-in sheet. */
  readonly sheetOpen: boolean;
  readonly closeSheet: () => void;
  readonly toggle: () => void;
}

const Context = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const state = useContext(Context);
  if (!state) throw new Error("useSidebar needs a SidebarProvider around it");
  return state;
}

/** What the cookies of a request say; null when they say nothing, and the window's width decides. */
export function sidebarExpanded(cookies: ReadonlyMap<string, string>): boolean | null {
  const chosen = cookies.get(COOKIE);
  return chosen === "true" || chosen === "false" ? chosen === "true" : null;
}

function remember(expanded: boolean) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Safari and Firefox
    document.cookie = `${COOKIE}=${expanded}; Max-Age=${SEVEN_DAYS}; Path=/; SameSite=Lax`;
  } catch {
    // Cookies are blocked (a sandboxed frame throws): the state holds until the page is left.
  }
}

interface SidebarProviderProps {
  /** What the visitor chose; null where they did not. */
  readonly chosen: boolean | null;
  readonly children: ReactNode;
}

/** Ctrl+B and Cmd+B toggle it from anywhere. */
export function SidebarProvider({ chosen: chosenBefore, children }: SidebarProviderProps) {
  const [chosen, setChosen] = useState(chosenBefore);
  const [hasRoom, setHasRoom] = useState<boolean | null>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const expanded = chosen ?? hasRoom;

  const toggle = useCallback(() => {
    if (isNarrow()) {
      setSheetOpen((open) => !open);
      return;
    }
    remember(!expanded);
    setChosen(!expanded);
  }, [expanded]);

  useEffect(() => {
    const roomy = matchMedia(ROOMY);
    const look = () => setHasRoom(roomy.matches);
    look();
    roomy.addEventListener("change", look);
    return () => roomy.removeEventListener("change", look);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!shortcut || event.key.toLowerCase() !== "b" || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  useEffect(() => {
    const narrow = matchMedia(NARROW);
    narrow.addEventListener("change", closeSheet);
    return () => narrow.removeEventListener("change", closeSheet);
  }, [closeSheet]);

  const state = useMemo(
    () => ({ expanded, sheetOpen, closeSheet, toggle }),
    [expanded, sheetOpen, closeSheet, toggle],
  );
  return <Context.Provider value={state}>{children}</Context.Provider>;
}
