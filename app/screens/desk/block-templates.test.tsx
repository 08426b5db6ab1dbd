import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BLOCK_CHARTS } from "~/schemas/reading-draft";
import { BlockTemplates } from "./block-templates";

test("a day is asked for beside every chart but that of the birth itself", () => {
  const html = renderToStaticMarkup(
    <BlockTemplates births={[]} seconds={{ client: null, around: [], chosen: [] }} />,
  );
  const dated = [...html.matchAll(/data-only="([^"]*)"[^>]*><label[^>]*><span[^>]*>For which day/g)];
  expect(dated.map(([, charts]) => charts?.split("|"))).toEqual(
    Array(2).fill(BLOCK_CHARTS.filter((chart) => chart !== "Birth")),
  );
});
