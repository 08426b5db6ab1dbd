/** Changes the address of the page without a step in the visitor's history; the notes of this step stay with it. */
export function changeAddress(to: string | URL) {
  history.replaceState(history.state, "", to);
}

/** @param to `#` and what stands after it from now on, or nothing */
export function changeHash(to: string) {
  changeAddress(location.pathname + location.search + to);
}
