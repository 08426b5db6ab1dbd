import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ClientDataPage, DataPage } from "./data-page";

const settings = { timezone: null, updatedAt: 0 };
const pageOf = (deleted: number) =>
  renderToStaticMarkup(<DataPage ending={[]} part={null} said={null} {...{ settings, deleted }} />);

test("the archive of all has what is set of the site with it, that of a client has not", () => {
  expect(pageOf(0)).toMatch(/data-export="\/api\/desk\/export\?" data-whole=""/);
  const ofOne = renderToStaticMarkup(<ClientDataPage name="Ann" client="c" part={null} />);
  expect(ofOne).toContain('data-export="/api/desk/export?client=c"');
  expect(ofOne).not.toMatch(/data-whole|under Site/);
  for (const html of [pageOf(0), ofOne]) expect(html).toContain("readable by anybody who has the file");
});

test("how many ids are remembered is said in words, without a file of the repository", () => {
  for (const [deleted, said] of [
    [0, "None is kept now."],
    [1, "One is kept now."],
    [2, "2 are kept now."],
  ] as const)
    expect(pageOf(deleted)).toContain(said);
  expect(pageOf(0)).not.toMatch(/\.md\b/);
});
