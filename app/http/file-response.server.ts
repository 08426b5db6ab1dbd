/** A file that is saved; kept nowhere unless `headers` says so. */
export function fileResponse(
  body: BodyInit,
  { name, type }: { readonly name: string; readonly type: string },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
