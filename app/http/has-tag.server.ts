/** Whether the client has this very file: `tag` as in `ETag`. Proxies that compress may have made a weak one of it. */
export function hasTag(request: Request, tag: string): boolean {
  const tags = request.headers.get("If-None-Match")?.split(",") ?? [];
  return tags.map((text) => text.trim().replace(/^W\//, "")).some((text) => text === tag || text === "*");
}
