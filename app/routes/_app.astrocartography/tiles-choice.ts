const KEY = "map-tiles";

/** Whether this browser wants the background map: yes until its visitor said no. */
export function wantsTiles(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true; // storage is blocked
  }
}

export function rememberTiles(wanted: boolean) {
  try {
    localStorage.setItem(KEY, wanted ? "on" : "off");
  } catch {
    // Storage is blocked or full: the choice holds until the page is left.
  }
}
