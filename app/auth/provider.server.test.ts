import { afterEach, describe, expect, test, vi } from "vitest";
import type { ProviderSettings } from "~/env";
import { identityOf, UnclearSubject } from "./provider.server";

const settings = {
  claims: {
    subject: "sub",
    email: "email",
    emailVerified: "email_verified",
    firstName: "given_name",
    lastName: "family_name",
    picture: "picture",
  },
} as ProviderSettings;
const endpoints = {
  issuer: "https://provider.example",
  isDiscovered: true,
  authorization: "https://provider.example/authorize",
  token: "https://provider.example/token",
  userinfo: "https://provider.example/userinfo",
};

/** Whom the provider's answer, as it came over the line, speaks of. */
async function subjectIn(text: string): Promise<string> {
  vi.stubGlobal("fetch", async () => new Response(text));
  return (await identityOf("token", endpoints, settings, new AbortController().signal)).subject;
}

afterEach(() => vi.unstubAllGlobals());

describe("who somebody is to their provider", () => {
  test.each([
    ["a text", '"auth0|5f7c"', "auth0|5f7c"],
    ["a text of blanks, kept as it is", '" A "', " A "],
    ["letters in parts, not put together", '"e\\u0301"', "e\u0301"],
    ["17 digits as a text", '"90071992547409931"', "90071992547409931"],
    ["255 characters", `"${"x".repeat(255)}"`, "x".repeat(255)],
    ["a number", "583231", "583231"],
    ["0", "0", "0"],
    ["a number below 0", "-1", "-1"],
    ["the greatest number that is exact", "9007199254740991", "9007199254740991"],
  ])("is %s", async (_, json, subject) => {
    expect(await subjectIn(`{"sub":${json}}`)).toBe(subject);
  });

  test.each([
    ["a number that would be rounded", "9007199254740993"],
    ["its neighbour, which it is rounded to", "9007199254740992"],
    ["17 digits", "12345678901234567"],
    ["17 digits below 0", "-12345678901234567"],
    ["more than any number", "1e999"],
    ["a part of a number", "1.5"],
    ["an empty text", '""'],
    ["256 characters", `"${"x".repeat(256)}"`],
    ["half a character", '"\\ud800"'],
    ["a control character", '"a\\u0000b"'],
    ["null", "null"],
    ["yes", "true"],
    ["no", "false"],
    ["a list", '["1"]'],
    ["an object", '{"toString":1}'],
  ])("is never %s", async (_, json) => {
    await expect(subjectIn(`{"sub":${json}}`)).rejects.toBeInstanceOf(UnclearSubject);
  });

  test.each(["{}", "null", "[]", '"sub"', "5"])("is not found in %s", async (text) => {
    await expect(subjectIn(text)).rejects.toBeInstanceOf(UnclearSubject);
  });
});

describe("an e-mail", () => {
  const emailIn = async (email: string, emailsEndpoint?: string) => {
    const says = emailsEndpoint
      ? (address: string) =>
          address === emailsEndpoint ? [{ email, primary: true, verified: true }] : { sub: "ann" }
      : () => ({ sub: "ann", email, email_verified: true });
    vi.stubGlobal("fetch", async (address: string) => Response.json(says(address)));
    const identity = identityOf(
      "token",
      endpoints,
      { ...settings, emailsEndpoint } as ProviderSettings,
      new AbortController().signal,
    );
    return (await identity).email;
  };

  test.each([undefined, "https://provider.example/emails"])(
    "is kept to the letter, from %s",
    async (list) => {
      for (const email of ["ann@example.com", "Ann.Lee+x@Example.COM", "jürgen@bücher.example"])
        expect(await emailIn(email, list)).toBe(email);
    },
  );

  test.each([
    ["a Kelvin sign, which is put together to K", "\u212Aelvin.mark@example.com"],
    ["letters in parts", "ju\u0308rgen@example.com"],
    ["a control character", "ann\u0000@example.com"],
    ["half a character", "ann\ud800@example.com"],
    ["a blank before it", " ann@example.com"],
    ["a thousand letters", `${"a".repeat(1_000)}@example.com`],
  ])("is not kept where cleaning would make another of it: %s", async (_, email) => {
    for (const list of [undefined, "https://provider.example/emails"])
      expect(await emailIn(email, list)).toBeNull();
  });
});
