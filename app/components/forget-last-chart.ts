/** Where this browser keeps the chart drawn last. */
export const LAST_CHART_KEY = "last-birth-chart";

/** Apart from what keeps and reads it: the shell of every page can forget, and should load no more than that. */
export function forgetLastChart() {
  try {
    localStorage.removeItem(LAST_CHART_KEY);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
