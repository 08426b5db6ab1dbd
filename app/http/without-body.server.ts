/**
 * A GET or HEAD as if nothing had been sent with it. Some clients send `Content-Length: 0`, which is a body too; Remix
 * makes copies of its request, and no copy of a GET may have one.
 */
export function withoutBody(request: Request): Request {
  const { method, url, signal } = request;
  if ((method !== "GET" && method !== "HEAD") || request.body === null) return request;
  const headers = new Headers(request.headers);
  for (const name of ["Content-Length", "Content-Type", "Transfer-Encoding"]) headers.delete(name);
  return new Request(url, { method, headers, signal });
}
