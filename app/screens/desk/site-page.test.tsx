import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { founder } from "~/components/offers/founder";
import { ownSite } from "~/schemas/own-site";
import { readProfile } from "~/schemas/site-input";
import { EMPTY_PROFILE, SITE_TEXTS, type SiteText } from "~/schemas/site-profile";
import { siteDescription, withOwn } from "~/site";
import { NOT_SURE } from "./form-parts";
import { SitePage } from "./site-page";
import { siteValues } from "./site-values";

const PROFILE = {
  updatedAt: 3,
  name: "Stella & Sons",
  texts: { en: { tagline: "Look up", imprint: "Stella\nHarbour Street 1" }, es: { tagline: "Mira arriba" } },
  offers: Array.from({ length: 8 }, (_, index) => ({
    kind: "transit-consultation",
    price: "€90",
    bookingUrl: "https://book.example/year",
    texts: { en: { title: `Year ${index}` }, "pt-BR": { duration: "90 minutos" } },
  })),
  accent: { light: "#7a3b9a" },
  settings: { zodiac: "Lahiri" },
};

const NO_TEXTS = Object.fromEntries(SITE_TEXTS.map((text) => [text, ""])) as Record<SiteText, string>;

/** What a browser sends of a form of the page: all fields, by their names. */
function sentBy(html: string): Record<string, string> {
  const form = html.slice(html.indexOf('data-form="site"'), html.indexOf('id="logo-part"'));
  const text = (escaped: string) =>
    escaped.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replace(/^\n/, "");
  const sent: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const name = / name="([^"]*)"/.exec(tag)?.[1] ?? "";
    sent[name] = text(/ value="([^"]*)"/.exec(tag)?.[1] ?? "");
  }
  for (const [, name = "", value = ""] of form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)</g))
    sent[name] = text(value);
  for (const [, name = "", inner = ""] of form.matchAll(/<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/g))
    sent[name] = text(
      / value="([^"]*)"/.exec(/<option [^>]*selected[^>]*>/.exec(inner)?.[0] ?? "")?.[1] ?? "",
    );
  return sent;
}

test("the form says all that is saved, and sent as it is says the same", () => {
  const read = readProfile(PROFILE);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  const { profile } = read.value;
  const html = renderToString(
    <SitePage values={siteValues(profile)} logo={null} updatedAt={3} preview={{ ...profile, logo: null }} />,
  );
  const sent = sentBy(html);
  expect(readProfile(sent)).toEqual(read);
  // With the fields that every form has they must be fewer than a form may send.
  expect(Object.keys(sent).length).toBeLessThan(148);
});

test("where nothing is saved there is nothing to go back from", () => {
  const html = renderToString(<SitePage values={{}} logo={null} updatedAt={0} />);
  expect(html).not.toContain("remove-site");
  expect(html).toContain('name="offers.0.texts.en.title"');
});

test("who founded it and what it is say what visitors read where they are left empty, whatever is saved", () => {
  const saved = { ...EMPTY_PROFILE, texts: { en: { ...NO_TEXTS, founder: "By Vera", description: "Calm" } } };
  const html = withOwn(ownSite(saved, 1).in("en"), () =>
    renderToString(<SitePage values={{}} logo={null} updatedAt={0} />),
  );
  const hint = (text: string) => new RegExp(`id="texts\\.en\\.${text}-hint"[^>]*>([^<]*)<`).exec(html)?.[1];
  const ours = withOwn(null, () => ({ founder: founder(), description: siteDescription() }));
  const places: Readonly<Record<string, string>> = {
    founder: "On the start page, and under “Prepared by” in letters",
    description: "On the start page, and where searches and shared links show the site",
  };
  for (const [text, words] of Object.entries(ours))
    expect(hint(text)?.replaceAll("&amp;", "&")).toBe(
      `${places[text]}. At most 300 letters. Left empty, visitors read: “${words}”`,
    );
  expect(hint("tagline")).toBe("In large letters on the start page, and in the menu. At most 120 letters");
  expect(html.match(/visitors read/g)).toHaveLength(2);
});

test("what is saved is seen as visitors see it by one press, and the form is saved from either end", () => {
  const html = renderToString(<SitePage values={{}} logo={null} updatedAt={3} said="Saved." />);
  expect(html.replaceAll("<!-- -->", "")).toMatch(/role="status"[^>]*>Saved\. <a href="\/" /);
  expect(renderToString(<SitePage values={{}} logo={null} updatedAt={3} />)).not.toContain("as a visitor");
  const form = html.slice(html.indexOf('data-form="site"'), html.indexOf('id="logo-part"'));
  const [first, last] = [form.indexOf(">Save<"), form.lastIndexOf(">Save<")];
  expect(first).toBeLessThan(form.indexOf('name="name"'));
  expect(last).toBeGreaterThan(form.indexOf('name="settings.zodiac"'));
});

test("a deletion that was not confirmed says what to tick, and nothing of what was typed", () => {
  const refused = { intent: "remove-site", values: {}, outcome: NOT_SURE };
  const html = renderToString(<SitePage values={{}} logo={null} updatedAt={3} refused={refused} />);
  expect(html).toContain("Nothing was deleted.");
  expect(html).toContain("Tick the box first");
  expect(html).not.toContain("you typed is lost");
});
