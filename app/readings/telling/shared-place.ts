/**
 * Names of places of which all end alike are told together: "your Sun in the fourth house" and "your Mercury in the
 * fourth house" become "your Sun" and "your Mercury in the fourth house".
 * @param at what stands between a body and its place, with its blanks
 * @param apart how names begin that are told whole
 */
export function withSharedPlace(names: readonly string[], at: string, apart: string): readonly string[] {
  const [first = "", ...others] = names;
  const from = first.indexOf(at);
  const where = first.slice(from);
  if (from < 0 || first.startsWith(apart) || !others.every((name) => name.endsWith(where))) return names;
  return names.map((name, index) => (index < names.length - 1 ? name.slice(0, -where.length) : name));
}
