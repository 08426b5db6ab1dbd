/** How the visitor's clocks show the hour, `2:05 pm` or `14:05`: for a format of times. Of the browser alone. */
export function hourHere() {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  return { hour: hourCycle === "h12" || hourCycle === "h11" ? "numeric" : "2-digit", hourCycle } as const;
}
