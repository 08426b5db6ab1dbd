/**
 * The script in the head of every page: it runs before anything is painted and before the app's own code is there, and
 * the build writes it into the page (`inlined` in vite.config.ts). It must stay small. Each part stands beside what goes
 * on with it later; none depends on another's having worked, because a browser may forbid storage.
 */
import { loadWhatBackLeadsTo } from "./components/shell/early-back";
import { TOASTS_ID } from "./components/shell/toast-message";
import { offerLanguage } from "./notes/language";
import { dropNotesOfOthers, leaveRoomForBirths, standInForStorage } from "./notes/note";
import { adoptSteps, holdBackEmptyForm } from "./notes/step";
import { showChosenTheme } from "./notes/theme";
import { showUtcWhereChosen } from "./notes/utc";

/** For what injects styles later (the sheet's scroll lock): a browser hides the nonce from everybody else. */
function handOnNonce() {
  Object.assign(window, { __webpack_nonce__: document.currentScript?.nonce });
}

/** From the first key of a visit on. */
function letF8LeadToToasts() {
  addEventListener("keydown", ({ key }) => {
    if (key === "F8") document.getElementById(TOASTS_ID)?.focus();
  });
}

/** So that what somebody edits is told from what the page came with. */
function markEdits() {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLElement) target.dataset.edited = "";
  };
  addEventListener("input", mark, true);
}

for (const part of [
  handOnNonce,
  standInForStorage,
  showChosenTheme,
  showUtcWhereChosen,
  letF8LeadToToasts,
  markEdits,
  loadWhatBackLeadsTo,
  dropNotesOfOthers,
  adoptSteps,
  leaveRoomForBirths,
  offerLanguage,
  holdBackEmptyForm,
]) {
  try {
    part();
  } catch {
    // What it would have read is forbidden, or not ours: the page does without.
  }
}
