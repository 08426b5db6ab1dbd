import * as z from "zod";
import { bytesOf } from "./base64";
import { oncePer } from "./memo";
import { tileVars } from "./tile-service";

/** Origins as browsers send them: scheme and host, no path. */
const Origins = z
  .string()
  .default("")
  .transform((text, context) => {
    const origins = text.split(/\s+/).filter(Boolean);
    for (const origin of origins) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
        context.addIssue({
          code: "custom",
          message: `"${origin}" is not an origin such as https://example.com`,
        });
      }
    }
    return origins;
  });

const Limit = z.coerce.number().int().min(1);
const Address = z.url({ protocol: /^https?$/, error: "Must be an address such as https://example.com" });
const Text = z.string().min(1);

/**
 * The sign-in provider. Its addresses are discovered from the issuer unless they are given, as they must be where the
 * provider (GitHub) speaks OAuth 2.0 but not OpenID Connect. Claim names say where the user's details stand.
 */
const Provider = z
  .object({
    OAUTH_ISSUER: Address,
    OAUTH_CLIENT_ID: Text,
    OAUTH_CLIENT_SECRET: Text,
    OAUTH_SCOPES: Text.default("openid email profile"),
    OAUTH_AUTHORIZATION_ENDPOINT: Address.optional(),
    OAUTH_TOKEN_ENDPOINT: Address.optional(),
    OAUTH_USERINFO_ENDPOINT: Address.optional(),
    /** For providers that tell e-mails and whether they are verified in a list of its own (GitHub). */
    OAUTH_EMAILS_ENDPOINT: Address.optional(),
    OAUTH_SUBJECT_CLAIM: Text.default("sub"),
    OAUTH_EMAIL_CLAIM: Text.default("email"),
    OAUTH_EMAIL_VERIFIED_CLAIM: Text.default("email_verified"),
    OAUTH_FIRST_NAME_CLAIM: Text.default("given_name"),
    OAUTH_LAST_NAME_CLAIM: Text.default("family_name"),
    OAUTH_PICTURE_CLAIM: Text.default("picture"),
  })
  .transform((vars) => ({
    issuer: vars.OAUTH_ISSUER,
    clientId: vars.OAUTH_CLIENT_ID,
    clientSecret: vars.OAUTH_CLIENT_SECRET,
    scopes: vars.OAUTH_SCOPES.split(/\s+/),
    authorizationEndpoint: vars.OAUTH_AUTHORIZATION_ENDPOINT,
    tokenEndpoint: vars.OAUTH_TOKEN_ENDPOINT,
    userinfoEndpoint: vars.OAUTH_USERINFO_ENDPOINT,
    emailsEndpoint: vars.OAUTH_EMAILS_ENDPOINT,
    claims: {
      subject: vars.OAUTH_SUBJECT_CLAIM,
      email: vars.OAUTH_EMAIL_CLAIM,
      emailVerified: vars.OAUTH_EMAIL_VERIFIED_CLAIM,
      firstName: vars.OAUTH_FIRST_NAME_CLAIM,
      lastName: vars.OAUTH_LAST_NAME_CLAIM,
      picture: vars.OAUTH_PICTURE_CLAIM,
    },
  }));
export type ProviderSettings = z.infer<typeof Provider>;

/** How messages leave. `local` keeps them for the mail page, and is refused in production. */
const Email = z
  .discriminatedUnion("EMAIL_PROVIDER", [
    z.object({ EMAIL_PROVIDER: z.literal("none") }),
    z.object({ EMAIL_PROVIDER: z.literal("local") }),
    z.object({
      EMAIL_PROVIDER: z.literal("resend"),
      EMAIL_API_KEY: Text,
      EMAIL_API: Address.default("https://api.resend.com"),
      EMAIL_FROM: Text,
      PUBLIC_ORIGIN: Address,
    }),
    z.object({
      EMAIL_PROVIDER: z.literal("cloudflare"),
      EMAIL_API_KEY: Text,
      EMAIL_API: Address.default("https://api.cloudflare.com"),
      EMAIL_ACCOUNT_ID: Text,
      EMAIL_FROM: Text,
      PUBLIC_ORIGIN: Address,
    }),
  ])
  .and(z.object({ EMAIL_DAILY_CAP: Limit.default(90) }));
export type EmailSettings = z.infer<typeof Email>;

/** Who owns the site, as `issuer|subject` of the sign-in; a subject may have a stroke of its own. */
const Owner = z
  .string()
  .default("")
  .transform((text, context) => {
    const identities = text.split(/\s+/).filter(Boolean);
    if (identities.length > 1) {
      context.addIssue({ code: "custom", message: "One owner in this version: name one identity" });
    }
    return identities.map((identity) => {
      const at = identity.indexOf("|");
      const [issuer, subject] = [identity.slice(0, at), identity.slice(at + 1)];
      if (at < 1 || subject === "" || !URL.canParse(issuer)) {
        context.addIssue({
          code: "custom",
          message: `"${identity}" is not an identity such as https://accounts.google.com|1234567890`,
        });
      }
      return { issuer, subject };
    });
  });

/** A key that rows of the desk are sealed with. Its number stands with each row. */
export interface DeskKey {
  readonly number: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const DESK_KEY_BYTES = 32;

/** `2:BASE64 1:BASE64`, the one to seal with first; one alone, without a number, is number 1. */
const DeskKeys = z
  .string()
  .default("")
  .transform((text, context): readonly DeskKey[] => {
    const keys = text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const [, number = "1", base64 = ""] = /^(?:([1-9]\d{0,3}):)?(.*)$/.exec(word) ?? [];
        return { number: Number(number), bytes: bytesIn(base64) };
      });
    // The message quotes nothing: it is a secret.
    if (keys.some(({ bytes }) => bytes.length !== DESK_KEY_BYTES)) {
      context.addIssue({ code: "custom", message: "Must be 32 bytes in base64: openssl rand -base64 32" });
    }
    if (new Set(keys.map(({ number }) => number)).size !== keys.length) {
      context.addIssue({ code: "custom", message: "Each key needs a number of its own, as in 2:NEW 1:OLD" });
    }
    return keys;
  });

function bytesIn(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOf(base64);
  } catch {
    return new Uint8Array();
  }
}

const General = z.object({
  OWNER_IDENTITIES: Owner,
  DESK_KEY: DeskKeys,
  EMBED_ORIGINS: Origins,
  ...tileVars,
  /** Sign-ins of everybody together in a day (UTC): each writes to KV, which the free plan allows 1,000 times. */
  SIGN_IN_DAILY_CAP: Limit.default(900),
  /** Quizzes and changes of accounts in a day (UTC): each writes some rows, of which the free plan allows 100,000. */
  WRITE_DAILY_CAP: Limit.default(10_000),
  /** What `GET /readyz` wants to see; empty: there is no such address. */
  READY_TOKEN: z
    .string()
    .default("")
    .refine(
      (token) => token === "" || /^[\x21-\x7e]{22,}$/.test(token),
      "Must have 22 characters or more, and no blanks",
    ),
  /** `local` for `npm start` and the tests: shows the local mail page. */
  ENVIRONMENT: z.enum(["production", "local"]).default("production"),
});

export type Settings = z.infer<typeof General> & {
  /** Null: nobody can sign in, and everything else works. */
  readonly provider: ProviderSettings | null;
  readonly email: EmailSettings;
};

/** The vars and secrets of wrangler.toml; bindings (DB, KV, assets, limits) are typed in load-context.ts. */
function read(env: object): Settings {
  const vars = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const signsIn = Object.keys(vars).some((name) => name.startsWith("OAUTH_"));
  const settings = {
    ...General.parse(env),
    provider: signsIn ? Provider.parse(vars) : null,
    email: Email.parse({ EMAIL_PROVIDER: "none", ...vars }),
  };
  if (settings.ENVIRONMENT === "production" && settings.email.EMAIL_PROVIDER === "local") {
    throw new Error("Configuration: EMAIL_PROVIDER=local keeps messages for anybody to read");
  }
  return settings;
}

/**
 * The validated settings of an environment, read once an isolate.
 * @throws Error that names every setting at fault: a misconfigured worker must not start quietly.
 */
export const settingsOf = oncePer((env: object): Settings => {
  try {
    return read(env);
  } catch (error) {
    throw error instanceof z.ZodError ? new Error(`Configuration: ${z.prettifyError(error)}`) : error;
  }
});
