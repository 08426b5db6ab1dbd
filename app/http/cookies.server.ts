import { oncePer } from "~/memo";

/** Characters of cookies that are read. A site of ours sets a few hundred; the platform passes on 128 KB. */
const LONGEST_COOKIES = 16 * 1024;

/**
 * The value of each cookie by name; where a name comes twice, the first. Oldest first, as browsers send them. What
 * stands beyond 16,384 characters, and the one that they cut, is not there.
 */
export const cookiesOf = oncePer((request: Request): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  const whole = request.headers.get("Cookie") ?? "";
  const pairs = whole.slice(0, LONGEST_COOKIES).split(";");
  if (whole.length > LONGEST_COOKIES) pairs.pop();
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
});

/**
 * The name under which a cookie of ours travels: browsers let nobody but this very host set a `__Host-` one. Plain
 * http has no such protection; there the port keeps two local checkouts apart, because cookies ignore ports.
 */
export function cookieName(name: string, origin: string): string {
  const { protocol, port } = new URL(origin);
  return protocol === "https:" ? `__Host-${name}` : `${name}${port && `-${port}`}`;
}

/** Whether this address is https, and its cookies may be `Secure` and partitioned. */
export function isSecure(origin: string): boolean {
  return origin.startsWith("https:");
}

interface CookieOptions {
  /** Already under its full name. */
  readonly name: string;
  /** Letters, digits and what needs no quoting. */
  readonly value: string;
  /** 0 removes the cookie. */
  readonly maxAgeSeconds: number;
  readonly origin: string;
  /** Shown within another site's page: browsers then want it partitioned. */
  readonly embedded: boolean;
}

/** A `Set-Cookie` line that scripts cannot read. */
export function setCookie({ name, value, maxAgeSeconds, origin, embedded }: CookieOptions): string {
  const secure = isSecure(origin);
  const site = embedded && secure ? "SameSite=None; Partitioned" : "SameSite=Lax";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${site}${secure ? "; Secure" : ""}`;
}

/** The response with these `Set-Cookie` lines more. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** Whether this page stands in a frame that may stand there. */
export function isEmbedded(request: Request, embedOrigins: readonly string[]): boolean {
  return embedOrigins.length > 0 && request.headers.get("Sec-Fetch-Dest") === "iframe";
}
