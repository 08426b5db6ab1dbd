import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { TextBeside } from "~/calls/desk/texts.server";
import type { Refused } from "./form-parts";
import { TextsPage } from "./texts-page";

const SHOWN: TextBeside = {
  key: "natal/sun-in-sign/Leo",
  locale: "en",
  text: "Mine.",
  edition: "00000000",
  updatedAt: 2,
  ours: "You shine.",
  state: "shown",
};
const OTHERWISE: TextBeside = { ...SHOWN, key: "natal/lord-in-sign/Leo", updatedAt: 3, state: "unused" };
const LOST: TextBeside = { ...OTHERWISE, key: "natal/sun-in-sign/Ophiuchus", updatedAt: 4, ours: null };

const page = (theirs: readonly TextBeside[], refused?: Refused) =>
  renderToString(
    <TextsPage
      sought={{ lang: "en", in: "natal", q: "" }}
      errors={{}}
      found={null}
      from={0}
      theirs={theirs}
      mine={0}
      isToRead={false}
      wasTaken={false}
      wasRemoved={false}
      conflicts={[]}
      refused={refused}
    />,
  );

describe("a text of the owner's that is not shown", () => {
  test("can be taken back from the list, in the version that stands there, and no other can", () => {
    const html = page([SHOWN, OTHERWISE, LOST]);
    const forms = html.split('value="remove-text"').slice(1);
    expect(forms.map((form) => / name="updatedAt" value="(\d+)"/.exec(form)?.[1])).toEqual(["3", "4"]);
    expect(forms.map((form) => / name="key" value="([^"]*)"/.exec(form)?.[1])).toEqual([
      OTHERWISE.key,
      LOST.key,
    ]);
  });

  test("leads to its form only where there is one", () => {
    const html = page([OTHERWISE, LOST]);
    expect(html).toContain("Lord in sign · Leo</a>");
    expect(html).toContain("Sun in sign · Ophiuchus</span>");
  });

  test("is said to stand in the file apart", () => {
    expect(page([SHOWN])).not.toContain("“unused”");
    expect(page([SHOWN, LOST])).toContain("“unused”");
  });
});

test("why a text was not taken back is said above the list, and not in the form of the file", () => {
  const outcome = { ok: false, status: 409, message: "", reason: "It was changed.", fields: {} } as const;
  const html = page([SHOWN], { intent: "remove-text", values: { key: LOST.key, locale: "en" }, outcome });
  expect(html.split("It was changed.")).toHaveLength(2);
  expect(html.indexOf("It was changed.")).toBeLessThan(html.indexOf('data-form="bring-texts"'));
});
