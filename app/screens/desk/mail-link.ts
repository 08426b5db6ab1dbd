/** The address of a message in the owner's own mail program, which alone sends it. */
export function mailLink(to: string, subject: string, lines: readonly string[]): string {
  const [about, body] = [subject, lines.join("\n")].map(encodeURIComponent);
  return `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${about}&body=${body}`;
}
