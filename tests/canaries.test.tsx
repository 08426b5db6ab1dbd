import { Tooltip } from "radix-ui";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { OAuth2Strategy } from "remix-auth-oauth2";
import { describe, expect, test, vi } from "vitest";
import * as wrangler from "wrangler";
import { FAILED_PART } from "~/components/shell/failed-part";

/**
 * What we use and nobody documents: each test says in words what broke, and who relies on it. The list in
 * docs/architecture.md names them.
 */
describe("undocumented, and relied upon:", () => {
  test("React marks a part of a page that could not be rendered", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const Broken = () => {
      throw new Error("broken");
    };
    const html = renderToString(
      <Suspense fallback="waiting">
        <Broken />
      </Suspense>,
    );
    vi.restoreAllMocks();
    expect(
      html,
      "React no longer writes the mark by which entry.server.tsx tells a page that is not whole",
    ).toContain(FAILED_PART);
  });

  test("remix-auth-oauth2 leaves the address and the exchange of the code to subclasses", () => {
    class Strategy extends OAuth2Strategy<null> {
      begin = () => this.createAuthorizationURL();
      exchange = () => this.validateAuthorizationCode;
    }
    const strategy = new Strategy(
      {
        clientId: "id",
        clientSecret: "secret",
        authorizationEndpoint: "https://id.example/authorize",
        tokenEndpoint: "https://id.example/token",
        redirectURI: "https://stars.example/back",
      },
      async () => null,
    );
    const { url, state, codeVerifier } = strategy.begin();
    const broken = "the library no longer makes what auth/code-flow.server.ts keeps of an attempt";
    expect(url.searchParams.get("state"), broken).toBe(state);
    expect(url.searchParams.get("code_challenge_method"), broken).toBe("S256");
    expect(codeVerifier.length, broken).toBeGreaterThan(40);
    expect(strategy.exchange(), "the library no longer exchanges a code for a subclass").toBeTypeOf(
      "function",
    );
  });

  test("Radix gives a tooltip's trigger the handlers of its events", () => {
    const given = new Set<string>();
    const Probe = (props: object) => {
      for (const name of Object.keys(props)) given.add(name);
      return null;
    };
    renderToString(
      <Tooltip.Provider>
        <Tooltip.Root>
          <Tooltip.Trigger asChild>
            <Probe />
          </Tooltip.Trigger>
        </Tooltip.Root>
      </Tooltip.Provider>,
    );
    for (const name of ["onPointerMove", "onPointerLeave", "onPointerDown", "onFocus", "onBlur", "onClick"]) {
      expect(
        [...given],
        "Radix asks its trigger for other events than ui/tooltip-layer.tsx repeats for controls that were there before",
      ).toContain(name);
    }
  });

  test("wrangler reads wrangler.toml for Miniflare, and takes SQL apart", () => {
    const broken = "wrangler has dropped what scripts/local-worker.mjs starts the worker with";
    expect(wrangler.unstable_getMiniflareWorkerOptions, broken).toBeTypeOf("function");
    expect(wrangler.unstable_splitSqlQuery("SELECT 1; SELECT ';'"), broken).toHaveLength(2);
  });
});
