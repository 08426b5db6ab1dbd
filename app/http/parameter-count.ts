/** Whether a query or a posted form, not yet taken apart, has more parameters than this. */
export function hasMoreParameters(text: string, most: number): boolean {
  let count = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
    count++;
    if (count > most) return true;
  }
  return false;
}
