import { expect, test } from "vitest";
import { quizMessage } from "~/email/quiz-message";
import { dressed, keepOwn, site, tagline, withOwn } from "~/site";
import { ownSite } from "./own-site";
import { EMPTY_PROFILE, type SiteProfile } from "./site-profile";

const none = {
  strapline: "",
  tagline: "",
  description: "",
  founder: "",
  imprint: "",
  privacy: "",
  paperHead: "",
  paperFoot: "",
};
const OFFER = { title: "", description: "", duration: "" };
const HEAD =
  '<html lang="en"><link rel="manifest" href="/site.webmanifest"/><link rel="icon" href="/favicon.svg" type="image/svg+xml"/>';

/** A page as it leaves under a profile; the isolate knows of none afterwards. */
function pageUnder(profile: SiteProfile, language = "en", head = HEAD) {
  keepOwn(ownSite(profile, 1));
  const page = dressed(head, language);
  keepOwn(null);
  return page;
}

test("what was written in a language counts before what was written in English, and both before ours", () => {
  const texts = {
    en: { ...none, tagline: "Look up", founder: "By Ann" },
    es: { ...none, tagline: "Mira arriba" },
  };
  const own = ownSite({ ...EMPTY_PROFILE, texts }, 7);
  expect(own.in("es")).toMatchObject({ version: 7, tagline: "Mira arriba", founder: "By Ann" });
  expect(own.in("pt-BR").tagline).toBe("Look up");
  expect(withOwn(own.in("es"), () => [site.name, tagline()])).toEqual(["Realign", "Mira arriba"]);
  expect(own.in("en")).not.toHaveProperty("name");
});

test("an offer that is booked nowhere else leads to the form of this site, with itself chosen, in messages as well", () => {
  const offer = {
    id: "year",
    kind: "transit-consultation",
    price: "",
    texts: { en: { ...OFFER, title: "Year" } },
  };
  const own = ownSite(
    {
      ...EMPTY_PROFILE,
      offers: [
        { ...offer, bookingUrl: "" },
        { ...offer, id: "other", bookingUrl: "https://book.example/a?b=c" },
      ],
    },
    1,
  ).in("es");
  expect(own.offers?.map(({ bookingUrl }) => bookingUrl)).toEqual([
    "/consult?offer=year",
    "https://book.example/a?b=c",
  ]);
  const asked = {
    name: null,
    tools: [],
    services: ["transit-consultation"],
    origin: "https://stars.example",
  };
  const { text, html } = withOwn(own, () => quizMessage(asked));
  for (const message of [text, html]) {
    expect(message).toContain("https://stars.example/consult?offer=year");
    expect(message).toContain("https://book.example/a?b=c");
  }
  const { text: spoken } = withOwn(own, () => quizMessage({ ...asked, language: "es" }));
  expect(spoken).toContain("https://stars.example/es/consult?offer=year");
});

test("the day's card is shared as ever by a site of our name; where it has another, or a PNG as its logo, that", () => {
  const imageOf = (profile: Partial<SiteProfile>) =>
    ownSite({ ...EMPTY_PROFILE, ...profile }, 1).in("en").image;
  const logo = { base64: "", hash: "abc" };
  expect(ownSite(EMPTY_PROFILE, 1).in("en")).toEqual({ version: 1 });
  expect(imageOf({ accent: { light: "#7a3b9a", dark: "#c9a0dc" } })).toBeUndefined();
  expect(imageOf({ logo: { ...logo, type: "image/svg+xml" } })).toBeUndefined();
  expect(imageOf({ name: "Stella", logo: { ...logo, type: "image/svg+xml" } })).toBe("/images/icon-512.png");
  expect(imageOf({ name: "Stella", logo: { ...logo, type: "image/png" } })).toBe("/logo/abc.png");
});

test("a page without a profile is left as it is, and under an empty one has another manifest alone", () => {
  expect(dressed(HEAD, "en")).toBe(HEAD);
  expect(pageUnder(EMPTY_PROFILE)).toBe(HEAD.replace("/site.webmanifest", "/own.webmanifest"));
  const spanish = HEAD.replace("/site.", "/site.es.");
  expect(pageUnder(EMPTY_PROFILE, "es", spanish)).toBe(HEAD.replace("/site.", "/own.es."));
});

test("a logo stands in the icons, under an address of its own", () => {
  const page = pageUnder({ ...EMPTY_PROFILE, logo: { type: "image/png", base64: "", hash: "abc" } });
  expect(page).toContain('<link rel="icon" href="/logo/abc.png" type="image/png"/>');
  expect(page).toContain('<html style="--own-logo:url(/logo/abc.png)" data-own-logo lang="en">');
});

test.each(['"', "'", ";", "</html>", "\\", "&quot;", "\n", "$&", "}*{color:red"])(
  "%j in a line of paper ends neither the line nor its attribute",
  (text) => {
    const page = pageUnder({ ...EMPTY_PROFILE, texts: { en: { ...none, paperFoot: `a${text}b` } } });
    const [, style = "", rest] = /^<html style="([^"<>]*)" (.*)$/.exec(page) ?? [];
    expect(style).toMatch(/^--own-paper-foot:&quot;[^;"'\n]*&quot;$/);
    expect(rest).toMatch(/^data-own-foot lang="en">/);
  },
);

test("an accent brings its four colours of each theme that has one", () => {
  const page = pageUnder({ ...EMPTY_PROFILE, accent: { light: "#7a3b9a", dark: "" } });
  expect(page.match(/--own-[a-z-]+:#[0-9a-f]{6}/g)).toHaveLength(4);
});
