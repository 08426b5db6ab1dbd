import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pairChartAnswer } from "~/answers/pair-chart";
import { readBirth } from "~/schemas/read-birth";
import { readPlaceAsset } from "../../../tests/support/place-assets";
import { PartOfPair } from "./pair-part";

async function born(name: string, time: string) {
  const asked = { name, date: "1985-11-02", time, timeUnknown: time === "", location: "London" };
  const read = await readBirth(asked, readPlaceAsset);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  return read.value;
}

async function composite(time: string) {
  const [person1, person2] = [await born("Ann", "06:05"), await born("Ben", time)];
  const options = { ascendant: "Derived", place: "Mean" } as const;
  const answer = pairChartAnswer({ person1, person2, kind: "Composite", options });
  if (!answer.ok) throw new Error(JSON.stringify(answer.fields));
  return answer.value;
}

test("a composite is drawn with whose it is and how, and listed as a table", async () => {
  const pair = await composite("07:10");
  const wheel = renderToStaticMarkup(<PartOfPair pair={pair} isTable={false} />);
  expect(wheel).toMatch(/^<div data-part="true">.*<svg[^>]*class="wheel /);
  expect(wheel).toContain(
    "Composite of Ann and Ben. Every place is the middle of two. Houses as Ann has them",
  );
  expect(wheel).not.toContain("birth time is unknown");
  const table = renderToStaticMarkup(<PartOfPair pair={pair} isTable />);
  expect(table).toContain("<table");
  expect(table).not.toContain('class="wheel ');
});

test("an unknown birth time is said below", async () => {
  const html = renderToStaticMarkup(<PartOfPair pair={await composite("")} isTable={false} />);
  expect(html).toContain("Ben’s birth time is unknown");
});
