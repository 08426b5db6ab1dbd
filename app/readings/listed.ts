/** `Mars`, `Mars and Venus`, `Mars, Venus and Jupiter`; another language has another `and`. */
export function listed(names: readonly string[], and = "and"): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}
