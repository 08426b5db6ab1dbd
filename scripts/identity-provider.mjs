// @ts-check
// A real OpenID provider for this machine: takes any e-mail and first name for true. `npm start`, `npm run dev` and
// the tests use it; a deployment never does.
import { createHash, generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";

const CLIENT_ID = "realign-local";
const CLIENT_SECRET = "not-a-secret-on-this-machine";
const CALLBACK_PATH = "/api/auth/callback";
/** Who owns the desk on this machine. */
const OWNER = "owner@example.com";

/**
 * @typedef {object} Person
 * @property {string} email
 * @property {string} firstName
 * @property {string} lastName
 * @property {boolean} verified
 * @property {string} identity tells two identities with one e-mail apart
 */

/**
 * Starts it, and says which settings make a worker use it.
 * @param {{ host?: string, port?: number, publicUrl?: string }} [options] `port` 0: any free one; `publicUrl`: where
 *   browsers find it, when that is not where the worker does (containers, mapped ports)
 */
export async function startIdentityProvider({ host = "127.0.0.1", port = 0, publicUrl } = {}) {
  const { Provider, interactionPolicy } = await withoutAdvice(() => import("oidc-provider"));
  /** @type {import("node:http").RequestListener} */
  let answer = (_, response) => {
    response.writeHead(503).end();
  };
  const server = createServer((request, response) => answer(request, response));
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(null));
  });
  const { port: actual } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const internal = `http://127.0.0.1:${actual}`;
  const outside = publicUrl?.replace(/\/$/, "") ?? internal;

  /** @type {Map<string, Person>} */
  const people = new Map();
  const policy = interactionPolicy.base();
  // Whoever asks is asked again: the person of the last sign-in is not taken for granted.
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check(
        "asked",
        "sign in each time",
        (/** @type {any} */ ctx) => !ctx.oidc.result?.login,
      ),
    );
  policy.remove("consent");

  const provider = await withoutAdvice(
    () =>
      new Provider(internal, {
        clients: [
          {
            client_id: CLIENT_ID,
            client_secret: CLIENT_SECRET,
            redirect_uris: [`http://127.0.0.1:8787${CALLBACK_PATH}`],
            response_types: ["code"],
            grant_types: ["authorization_code"],
            id_token_signed_response_alg: "ES256",
          },
        ],
        routes: { authorization: "/authorize", token: "/token", userinfo: "/userinfo" },
        scopes: ["openid", "email", "profile"],
        claims: {
          openid: ["sub"],
          email: ["email", "email_verified"],
          profile: ["given_name", "family_name", "name", "picture"],
        },
        conformIdTokenClaims: false,
        pkce: { required: () => true },
        cookies: { keys: ["local"], long: { signed: false }, short: { signed: false } },
        features: { devInteractions: { enabled: false } },
        interactions: {
          policy,
          url: (/** @type {unknown} */ _, /** @type {{ uid: string }} */ interaction) =>
            `/sign-in/${interaction.uid}`,
        },
        ttl: {
          Interaction: 3600,
          Session: 3600,
          Grant: 3600,
          AccessToken: 600,
          AuthorizationCode: 60,
          IdToken: 600,
        },
        jwks: { keys: [signingKey()] },
        findAccount: (/** @type {unknown} */ _, /** @type {string} */ id) => {
          const person = people.get(id);
          return person && { accountId: id, claims: () => claimsOf(id, person) };
        },
        // Everything that is asked for is granted: there is one client, and it is ours.
        loadExistingGrant: async (/** @type {any} */ ctx) => {
          const { client, session } = ctx.oidc;
          if (!client || !session?.accountId) return undefined;
          const grant = new ctx.oidc.provider.Grant({
            clientId: client.clientId,
            accountId: session.accountId,
          });
          grant.addOIDCScope("openid email profile");
          await grant.save();
          return grant;
        },
        renderError: (
          /** @type {any} */ ctx,
          /** @type {Record<string, string>} */ { error, error_description },
        ) => {
          ctx.type = "html";
          ctx.body = page(
            "This sign-in cannot go on",
            `<p>${escaped(error ?? "")}: ${escaped(error_description ?? "")}</p>`,
          );
        },
      }),
  );
  // The app may be reached under any address: its own host, a mapped port, a container's name.
  provider.Client.prototype.redirectUriAllowed = (/** @type {string} */ uri) =>
    URL.canParse(uri) && new URL(uri).pathname === CALLBACK_PATH;

  const handle = provider.callback();
  answer = async (request, response) => {
    const url = new URL(request.url ?? "/", internal);
    const [, uid] = /^\/sign-in\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (!uid) return handle(request, response);
    try {
      await signIn(provider, people, request, response);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send(
        response,
        400,
        page("This sign-in cannot go on", `<p>${escaped(message)}. Go back and begin again.</p>`),
      );
    }
  };

  /** @type {Record<string, string>} */
  const vars = { OAUTH_ISSUER: internal, OAUTH_CLIENT_ID: CLIENT_ID, OAUTH_CLIENT_SECRET: CLIENT_SECRET };
  if (outside !== internal) vars.OAUTH_AUTHORIZATION_ENDPOINT = `${outside}/authorize`;
  return {
    url: outside,
    vars,
    /** The desk of this machine: whose it is, and what makes a worker have one. Its key is no secret. */
    desk: {
      owner: OWNER,
      vars: {
        OWNER_IDENTITIES: `${internal}|${subjectOf({ email: OWNER, identity: "" })}`,
        DESK_KEY: Buffer.from(CLIENT_SECRET.padEnd(32).slice(0, 32)).toString("base64"),
      },
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/**
 * The page, its answer, or with a hint neither: then redirects alone.
 * @param {any} provider
 * @param {Map<string, Person>} people
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function signIn(provider, people, request, response) {
  const details = await provider.interactionDetails(request, response);
  const hint = details.params.login_hint;
  if (request.method === "POST") {
    const form = new URLSearchParams(await bodyOf(request));
    if (form.has("cancel")) {
      const refusal = { error: "access_denied", error_description: "The person went back" };
      return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
    }
    const email = form.get("email")?.trim() ?? "";
    if (!/^\S+@\S+$/.test(email))
      return send(response, 422, signInPage("Please give an e-mail address.", form));
    return finish({
      email,
      firstName: form.get("firstName")?.trim() || nameIn(email),
      lastName: form.get("lastName")?.trim() ?? "",
      verified: form.has("verified"),
      identity: form.get("identity")?.trim() ?? "",
    });
  }
  if (typeof hint === "string" && /^\S+@\S+$/.test(hint)) {
    return finish({ email: hint, firstName: nameIn(hint), lastName: "", verified: true, identity: "" });
  }
  return send(response, 200, signInPage("", new URLSearchParams({ verified: "on" })));

  /** @param {Person} person */
  async function finish(person) {
    const id = subjectOf(person);
    people.set(id, person);
    if (details.session && details.session.accountId !== id) await forget(provider, details);
    return provider.interactionFinished(request, response, { login: { accountId: id, remember: false } });
  }
}

/**
 * Signs out who was signed in here before. The library would do it by a form that a script sends off.
 * @param {any} provider
 * @param {any} interaction
 */
async function forget(provider, interaction) {
  const before = await provider.Session.findByUid(interaction.session.uid);
  await before?.destroy();
  interaction.session = undefined;
  await interaction.persist();
}

/** @param {Pick<Person, "email" | "identity">} person */
function subjectOf({ email, identity }) {
  return createHash("sha256").update(`${email.toLowerCase()} ${identity}`).digest("hex").slice(0, 20);
}

/** @param {string} id @param {Person} person */
function claimsOf(id, { email, firstName, lastName, verified }) {
  return {
    sub: id,
    email,
    email_verified: verified,
    given_name: firstName,
    family_name: lastName || undefined,
    name: `${firstName} ${lastName}`.trim(),
  };
}

/** `ann.lee@example.com` is Ann. @param {string} email */
function nameIn(email) {
  const [word = ""] = email.split(/[@.+_-]/);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function signingKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig" };
}

/** The library warns that its memory and this Node are not for production, and neither is this file. @template T @param {() => T | Promise<T>} work */
async function withoutAdvice(work) {
  const { warn, info } = console;
  console.warn = console.info = () => {};
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}

/** @param {import("node:http").IncomingMessage} request */
async function bodyOf(request) {
  let body = "";
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 10_000) throw new Error("The form is too long");
  }
  return body;
}

/** @param {import("node:http").ServerResponse} response @param {number} status @param {string} html */
function send(response, status, html) {
  response
    .writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
    .end(html);
}

/** @param {string} error @param {URLSearchParams} typed */
function signInPage(error, typed) {
  /** @param {string} name */
  const value = (name) => escaped(typed.get(name) ?? "");
  return page(
    "Sign in as",
    `<p>The identity provider of this machine. It believes whatever you type.</p>
    ${error && `<p role="alert">${escaped(error)}</p>`}
    <form method="post">
      <label>Email <input name="email" type="email" value="${value("email")}" required autofocus autocomplete="email"></label>
      <label>First Name <input name="firstName" value="${value("firstName")}" autocomplete="given-name"></label>
      <label>Last Name <input name="lastName" value="${value("lastName")}" autocomplete="family-name"></label>
      <details>
        <summary>More</summary>
        <label>Identity <input name="identity" value="${value("identity")}" aria-describedby="identity-hint"></label>
        <small id="identity-hint">Another word here is another account with the same e-mail.</small>
        <label class="row"><input name="verified" type="checkbox" ${typed.has("verified") ? "checked" : ""}> The e-mail is verified</label>
      </details>
      <button>Sign in</button>
      <button name="cancel" value="yes" formnovalidate class="plain">Cancel</button>
    </form>`,
  );
}

/** @param {string} title @param {string} body */
function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><style>
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
    body { display: grid; place-items: center; min-height: 100dvh; margin: 0; background: light-dark(#eef0f4, #14161c) }
    main { box-sizing: border-box; width: min(24rem, 100% - 2rem); padding: 2rem; border-radius: 12px; background: light-dark(#fff, #1e2129) }
    h1 { margin: 0; font-size: 1.5rem } p, small { color: light-dark(#555, #aab) } [role=alert] { color: light-dark(#a11, #f88) }
    form { display: grid; gap: 1rem } label { display: grid; gap: .25rem; font-weight: 600 } details label { margin-top: 1rem }
    input { font: inherit; padding: .6rem; border: 1px solid #888; border-radius: 8px; background: transparent; color: inherit }
    .row { display: flex; align-items: center } button { font: inherit; font-weight: 600; padding: .7rem; border: 0; border-radius: 8px; background: #2b4a9b; color: #fff; cursor: pointer }
    .plain { background: none; color: inherit }
  </style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
