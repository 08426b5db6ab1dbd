/** Sent with every response that the worker makes; static assets get theirs from public/_headers. */
const ALWAYS = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  // Not "no-referrer": a same-origin form post would then carry `Origin: null` and be refused as foreign.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()",
} as const;

interface PolicyOptions {
  /** Asked for only where the response is a page. */
  readonly nonceOfPage: () => string;
  readonly embedOrigins: readonly string[];
  /** Where the map's background pictures come from. */
  readonly tileOrigin: string | null;
}

/**
 * The response with every security header, kept nowhere unless it says so. Headers are set on it as it is, since a copy
 * costs as much as a small calculation; only one that came from elsewhere refuses that and is copied.
 */
export function secured(response: Response, options: PolicyOptions): Response {
  const { headers } = response;
  try {
    for (const [name, value] of Object.entries(ALWAYS)) if (!isSaid(name, headers)) headers.set(name, value);
  } catch {
    return secured(new Response(response.body, response), options);
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const framed = headers.get("X-Frame-Options") === "DENY" ? { ...options, embedOrigins: [] } : options;
  headers.set("Content-Security-Policy", isPage ? pagePolicy(framed) : dataPolicy(framed));
  return response;
}

/** A page may tell even less of where somebody came from, and says so itself. */
function isSaid(name: string, headers: Headers): boolean {
  return name === "Referrer-Policy" && headers.get(name) === "no-referrer";
}

function frameAncestors(embedOrigins: readonly string[]): string {
  return embedOrigins.length === 0
    ? "frame-ancestors 'none'"
    : `frame-ancestors 'self' ${embedOrigins.join(" ")}`;
}

function dataPolicy({ embedOrigins }: PolicyOptions): string {
  return `default-src 'none'; base-uri 'none'; form-action 'none'; ${frameAncestors(embedOrigins)}`;
}

function pagePolicy({ nonceOfPage, embedOrigins, tileOrigin }: PolicyOptions): string {
  const nonce = `'nonce-${nonceOfPage()}'`;
  return [
    "default-src 'self'",
    `script-src ${nonce} 'strict-dynamic'`,
    "worker-src 'self'", // the map's painter
    `style-src 'self' ${nonce}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tileOrigin ? ` ${tileOrigin}` : ""}`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    frameAncestors(embedOrigins),
  ].join("; ");
}
