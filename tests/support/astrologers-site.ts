import type { Readable } from "node:stream";
import { Miniflare } from "miniflare";

/**
 * Another site over https, which shows the HTML that a test gives it at any path. Its host name differs from the
 * app's, so that the two are foreign to each other in every sense that browsers know.
 */
export async function startAstrologersSite() {
  const pages = new Map<string, { readonly html: string; readonly headers: Record<string, string> }>();
  const site = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    https: true,
    cf: false,
    // It complains about every browser that dislikes its certificate.
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume();
      stderr.resume();
    },
    modules: true,
    script: "export default { fetch: (request, env) => env.PAGES.fetch(request) }",
    compatibilityDate: "2026-04-01",
    serviceBindings: {
      PAGES: (request: { readonly url: string }) => {
        const { html = "", headers = {} } = pages.get(new URL(request.url).pathname) ?? {};
        const type = { "Content-Type": "text/html; charset=utf-8" };
        // biome-ignore lint/suspicious/noExplicitAny: Miniflare has a Response of its own
        return new Response(html, { headers: { ...type, ...headers } }) as any;
      },
    },
  });
  const { port } = await site.ready;
  const origin = `https://localhost:${port}`;
  return {
    origin,
    /** Puts a page there and returns its address. */
    page: (body: string, headers: Record<string, string> = {}) => {
      const path = `/${pages.size + 1}`;
      const head = '<meta charset="utf-8"><link rel="icon" href="data:,"><title>Stars &amp; Co.</title>';
      const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
      pages.set(path, { html, headers });
      return origin + path;
    },
    stop: () => site.dispose(),
  };
}
