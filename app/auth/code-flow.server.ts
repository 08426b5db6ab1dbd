import { OAuth2RequestError, OAuth2Strategy } from "remix-auth-oauth2";
import type { Identity } from "~/db/users.server";
import type { ProviderSettings } from "~/env";
import { type Endpoints, identityOf } from "./provider.server";

interface FlowOptions {
  readonly provider: ProviderSettings;
  readonly endpoints: Endpoints;
  /** Where the provider sends the browser back to. */
  readonly redirectURI: string;
  readonly signal: AbortSignal;
}

/**
 * remix-auth-oauth2's strategy, by the methods that it leaves to subclasses: the library makes state, verifier and
 * address and exchanges the code. Only where an attempt is kept in between is ours (attempts.server.ts): the library's
 * own cookies pile up and outlive their use.
 */
export class CodeFlow extends OAuth2Strategy<Identity> {
  readonly #endpoints: Endpoints;

  constructor({ provider, endpoints, redirectURI, signal }: FlowOptions) {
    const options: OAuth2Strategy.ConstructorOptions = {
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      authorizationEndpoint: endpoints.authorization,
      tokenEndpoint: endpoints.token,
      redirectURI,
      scopes: provider.scopes,
    };
    super(options, ({ tokens }) => {
      // GitHub answers a bad code with 200 and an error.
      if (!("access_token" in tokens.data)) refuse("no token");
      return identityOf(tokens.accessToken(), endpoints, provider, signal);
    });
    this.#endpoints = endpoints;
  }

  /** The way to the provider, and what must be known again when the browser comes back. */
  begin(): { readonly location: URL; readonly state: string; readonly verifier: string } {
    const { url, state, codeVerifier } = this.createAuthorizationURL();
    return { location: url, state, verifier: codeVerifier };
  }

  /**
   * Who came back with what the provider sent along.
   * @param answered the callback's parameters; their state is known to be this attempt's
   */
  async finish(answered: URLSearchParams, verifier: string): Promise<Identity> {
    const { issuer, isDiscovered } = this.#endpoints;
    const from = answered.get("iss"); // RFC 9207: another provider's answer is not ours
    if (from !== null && isDiscovered && from !== issuer) refuse("wrong issuer");
    const error = answered.get("error");
    const code = answered.get("code");
    if (error !== null || code === null) return refuse(error ?? "no code");
    const tokens = await this.validateAuthorizationCode(code, verifier);
    return this.verify({ request: new Request(this.options.redirectURI ?? ""), tokens });
  }
}

function refuse(reason: string): never {
  throw new OAuth2RequestError(reason, null, null, null);
}
