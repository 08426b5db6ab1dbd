import { expect, test } from "vitest";
import { withOwn } from "~/site";
import { footerLinks } from "./footer-links";
import { FOOTER_LINKS } from "./navigation";

test("the foot of a page leads to the imprint where one is written, and has nothing of it elsewhere", () => {
  const added = withOwn({ version: 1, imprint: "Stella" }, footerLinks).slice(FOOTER_LINKS.length);
  expect(added.map(({ to, label }) => [to, label()])).toEqual([["/privacy#imprint", "Imprint"]]);
  for (const own of [null, { version: 1 }])
    expect(withOwn(own, footerLinks).map(({ to }) => to)).toEqual(FOOTER_LINKS.map(({ to }) => to));
});
