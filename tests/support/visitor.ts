/**
 * A browser without pages: keeps the cookies of each host, follows redirects when asked to, sends JSON. Each visitor
 * is another browser.
 */
export function newVisitor(origin: () => Promise<string>) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: URL) => {
    const jar = jars.get(url.host) ?? new Map<string, string>();
    jars.set(url.host, jar);
    return jar;
  };

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, await origin());
    const headers = new Headers(init.headers);
    const cookies = [...jarOf(url)].map(([name, value]) => `${name}=${value}`);
    if (cookies.length > 0 && !headers.has("Cookie")) headers.set("Cookie", cookies.join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(jarOf(url), line);
    return response;
  }

  /** Follows redirects to the end, at most ten: the last response, and the addresses on the way. */
  async function follow(path: string, init?: RequestInit) {
    const addresses: string[] = [];
    let address = path;
    for (let step = 0; step < 10; step++) {
      const response = await send(address, step === 0 ? init : undefined);
      const location = response.headers.get("Location");
      const url = new URL(address, await origin()).href;
      addresses.push(url);
      if (!location) return { response, addresses };
      await response.body?.cancel();
      address = new URL(location, url).href;
    }
    throw new Error(`redirects without end: ${addresses.join(" → ")}`);
  }

  const json = async (
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    send(path, {
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      headers: { "Content-Type": "application/json", ...headers },
    });

  return {
    fetch: send,
    follow,
    json,
    /** What a page that is shown to this visitor says with its forms: who they are. */
    shownTo: async () => ((await (await send("/api/auth/user")).json()) as { id?: string }).id ?? "nobody",
    cookies: async () => jarOf(new URL(await origin())),
    /** Signs in at the local provider by redirects alone. */
    signIn: async (email: string, redirectTo = "/healthz") =>
      follow(`/api/login?${new URLSearchParams({ login_hint: email, redirectTo })}`),
  };
}

export type Visitor = ReturnType<typeof newVisitor>;

function keep(jar: Map<string, string>, setCookie: string) {
  const [pair = "", ...attributes] = setCookie.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const name = pair.slice(0, at);
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name);
  else jar.set(name, pair.slice(at + 1));
}
