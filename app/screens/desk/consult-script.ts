/**
 * What the pages do where scripts run by which visitors reach the desk, written into each of them (`?inlined`): a form
 * brings the browser's zone and, ticked, the chart of who is in use here. Without it they work, too.
 */
import { linkToHost } from "~/components/shell/host-link.client";
import type { Language } from "~/languages";
import { birthsEntered, isSame, nameInUse } from "~/notes/births";
import { chooseLanguage } from "~/notes/language";
import { bringZone } from "./bring-zone";

/** The chart of this browser: where the page has none already, of an account. */
function offerChart() {
  const part = document.querySelector<HTMLElement>("[data-chart]");
  if (!part?.hidden) return;
  const named = nameInUse();
  const births = birthsEntered().filter(({ isOldStyle }) => !isOldStyle);
  const birth = (named && births.find(isSame(named))) ?? births[0];
  if (!birth) return;
  const { isOldStyle: _, timeUnknown, ...texts } = birth;
  const values = { ...texts, ...(timeUnknown && { timeUnknown: "on" }) };
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: `chart.${name}`, value: value ?? "" });
    part.appendChild(field);
  }
  const whose = part.querySelector("[data-whose]");
  if (whose) whose.textContent = `: ${birth.fullName}, ${birth.birthDate}`;
  part.hidden = false;
}

/** Whoever follows a link to another language has chosen it, for pages to come as well. */
function keepChoice() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]"))
    link.addEventListener("click", () => chooseLanguage(link.lang as Language));
}

function tellHeight() {
  const { hosts } = document.documentElement.dataset;
  if (hosts !== undefined) linkToHost(hosts.split(" "));
}

for (const part of [bringZone, offerChart, keepChoice, tellHeight]) {
  try {
    part();
  } catch {
    // What it would have read is forbidden, or not ours: the page does without.
  }
}
