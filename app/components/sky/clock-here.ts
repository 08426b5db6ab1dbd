import { inUse } from "~/page-language";

/** How the visitor's clocks show the hour, `2:05 pm` or `14:05`: for a format of times. Of the browser alone. */
export function hourHere() {
  const { hourCycle } = new Intl.DateTimeFormat(region(), { hour: "numeric" }).resolvedOptions();
  return { hour: hourCycle === "h12" || hourCycle === "h11" ? "numeric" : "2-digit", hourCycle } as const;
}

/** In whose words a clock says "pm" and names a zone, beside words of ours: English ones are British. */
export function regionOfWords(): string {
  const language = inUse();
  return language === "en" ? "en-GB" : language;
}

/** The browser's own; on a page in another language the one in which the visitor reads that, else its largest. */
function region(): string | undefined {
  const language = inUse();
  if (language === "en") return undefined;
  const [base = ""] = language.split("-");
  return navigator.languages.find((tag) => tag.split("-")[0] === base) ?? language;
}
