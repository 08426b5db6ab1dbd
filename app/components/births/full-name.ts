/** First name and the rest, split at the first space. */
export function splitFullName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const [, firstName = "", lastName = ""] = /^(\S*)\s*(.*)$/s.exec(fullName.trim()) ?? [];
  return { firstName, lastName };
}
