const ONE_PROVIDER: ReadonlyMap<string, string> = new Map([
  ["googlemail.com", "gmail.com"],
  ["me.com", "icloud.com"],
  ["mac.com", "icloud.com"],
  ["protonmail.com", "proton.me"],
  ["pm.me", "proton.me"],
]);
/** Where dots before the @ make no difference. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(["gmail.com"]);

/**
 * The mailbox that an address most likely leads to, so that variants of it are counted as one: in lower case, without
 * `+tag`, and without dots where the provider ignores them. To count by only: a message goes to the address as given,
 * and where `+` is no tag two people may come out alike.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const given = address.slice(at + 1).toLowerCase();
  const domain = ONE_PROVIDER.get(given) ?? given;
  const name = address.slice(0, at).toLowerCase();
  const tag = name.indexOf("+", 1);
  const untagged = tag < 0 ? name : name.slice(0, tag);
  return `${WITHOUT_DOTS.has(domain) ? untagged.replaceAll(".", "") : untagged}@${domain}`;
}
