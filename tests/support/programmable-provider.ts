import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}) => { status?: number; headers?: Record<string, string>; json: unknown } | "silence";

/** A provider of sign-in or e-mail that answers as a test tells it to, by path; it remembers what it was asked. */
export async function programmableProvider(answers: Record<string, Answer> = {}) {
  const asked: { path: string; body: URLSearchParams }[] = [];
  const silenced = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const path = request.url ?? "/";
    const body = new URLSearchParams(text);
    asked.push({ path, body });
    const answer = answers[path]?.({ headers: request.headers, text });
    if (answer === "silence") return silenced.add(response);
    const headers = { "Content-Type": "application/json", ...answer?.headers };
    response.writeHead(answer?.status ?? (answer ? 200 : 404), headers);
    response.end(JSON.stringify(answer?.json ?? {}));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const discovery = {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/userinfo`,
  };
  answers["/.well-known/openid-configuration"] ??= () => ({ json: discovery });
  answers["/token"] ??= () => ({ json: { access_token: "token", token_type: "Bearer" } });
  return {
    url,
    asked,
    answers,
    vars: { OAUTH_ISSUER: url, OAUTH_CLIENT_ID: "client", OAUTH_CLIENT_SECRET: "secret" },
    /** What the token is good for from now on. */
    says: (claims: unknown) => {
      answers["/userinfo"] = () => ({ json: claims });
    },
    stop: () =>
      new Promise((resolve) => {
        for (const response of silenced) response.destroy();
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

export type ProgrammableProvider = Awaited<ReturnType<typeof programmableProvider>>;
