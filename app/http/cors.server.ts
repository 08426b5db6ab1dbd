/** What a page may read beside the answer: when to come back, what to quote, how to ask, how to name a file. */
const EXPOSED = "Retry-After, X-Request-Id, Allow, Content-Disposition";

/** Lets the pages of embedding origins read calculations; credentials are never allowed. */
export function corsHeaders(request: Request, embedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get("Origin");
  if (embedOrigins.length === 0) return {};
  const vary = { Vary: "Origin" };
  return origin !== null && embedOrigins.includes(origin)
    ? { "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": EXPOSED, ...vary }
    : vary;
}

/** The response with these headers more. */
export function withCors(response: Response, cors: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}

export function isPreflight(request: Request): boolean {
  return (
    request.method === "OPTIONS" &&
    request.headers.has("Origin") &&
    request.headers.has("Access-Control-Request-Method")
  );
}

export function preflight(cors: Readonly<Record<string, string>>, methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      "Access-Control-Allow-Methods": methods.join(", "),
      "Access-Control-Allow-Headers": "Content-Type",
      "Access-Control-Max-Age": "86400",
    },
  });
}
