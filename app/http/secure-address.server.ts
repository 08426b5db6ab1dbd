import type { LoadContext } from "~/load-context";

/** The https address of a deployment's page that was asked for on plain http, where no session could be kept safe. */
export function notYetSecure({ request, settings, origin }: LoadContext): string | null {
  if (settings.ENVIRONMENT !== "production" || !origin.startsWith("http:")) return null;
  const url = new URL(request.url);
  if (["localhost", "127.0.0.1", "[::1]"].includes(url.hostname)) return null;
  url.protocol = "https:";
  return url.href;
}
