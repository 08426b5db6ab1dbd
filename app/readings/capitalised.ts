/** With a capital letter first, the rest as it is: `Solar plexus`. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
