import { note } from "./note";

/** Moments stand in the visitor's own time; this is written where UTC shall stand beside it. */
const chosenUtc = note<"on">("utc", {
  owner: "device",
  lasts: "device",
  check: (value): value is "on" => value === "on",
});

/** Runs in a page's head; what is styled `utc:…` follows. */
export function showUtcWhereChosen() {
  if (chosenUtc.read() === "on") show(true);
}

export function isUtcShown(): boolean {
  return document.documentElement.dataset.utc !== undefined;
}

/** Where it cannot be kept, the choice holds until the page is left. */
export function chooseUtc(isWanted: boolean) {
  show(isWanted);
  if (isWanted) chosenUtc.write("on");
  else chosenUtc.forget();
}

function show(isWanted: boolean) {
  document.documentElement.toggleAttribute("data-utc", isWanted);
}
