/** Without accents and capitals: “zoe” finds Zoë. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
