import { expect, test } from "vitest";
import type { LoadContext } from "~/load-context";
import { problemPage } from "./sign-in-pages.server";

const NOWHERE = { redirectTo: null, handover: null };

/** The language of a page on which nobody knows where the sign-in began. */
async function languageFor(accepted: string): Promise<string | undefined> {
  const headers = { "Accept-Language": accepted };
  const request = new Request("https://realign.example/api/auth/callback", { headers });
  const page = problemPage("unknown_attempt", { request, nonce: "n" } as LoadContext, NOWHERE);
  return /<html lang="([^"]*)"/.exec(await page.text())?.[1];
}

test.each([
  ["es", "es"],
  ["PT-PT;q=0.9,en;q=0.8", "pt-BR"],
  ["de, es-MX;q=0.8, en;q=0.5", "es"],
  ["ca,eu;q=0.9,gl;q=0.8,pt;q=0.7,es;q=0.6", "pt-BR"],
  ["en-GB,es;q=0.5", "en"],
  ["de-CH, de ; q=0.9, en ;q=0.7,es;q=0.5", "en"],
  ["de,fr", "en"],
  ["*", "en"],
  ["", "en"],
])("of the languages %j it is in %s, the first of ours", async (accepted, language) => {
  expect(await languageFor(accepted)).toBe(language);
});

test("what no browser sends is not looked through to its end", async () => {
  expect(await languageFor(`${"de,".repeat(2_000)}es`)).toBe("en");
});
