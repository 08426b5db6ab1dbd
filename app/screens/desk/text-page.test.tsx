import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { TextBeside } from "~/calls/desk/texts.server";
import type { Refused } from "./form-parts";
import { TextPage } from "./text-page";

const KEY = "natal/sun-in-sign/Leo";
const THEIRS: TextBeside = {
  key: KEY,
  locale: "en",
  text: "Kept by the other tab.",
  edition: "00000000",
  updatedAt: 2,
  ours: "You shine.",
  state: "shown",
};
const cameBack = (intent: string, status: number, updatedAt?: string): Refused => ({
  intent,
  values: {
    key: KEY,
    locale: "en",
    ...(intent === "save-text" && { text: "Typed." }),
    ...(updatedAt && { updatedAt }),
  },
  outcome: { ok: false, status, message: "", reason: `It is ${status}.`, fields: {} },
});

function page(theirs: TextBeside | null, refused?: Refused, conflict?: TextBeside) {
  const html = renderToString(
    <TextPage
      text={{
        set: "natal/sun-in-sign",
        id: "Leo",
        language: "en",
        languages: ["en"],
        parts: [{ name: "text", key: KEY, ours: "You shine.", theirs }],
      }}
      wasSaved={false}
      refused={refused}
      conflict={conflict}
    />,
  );
  const form = (name: string) => {
    const from = html.indexOf(`data-form="${name}"`);
    return from < 0 ? null : html.slice(from, html.indexOf("</form>", from));
  };
  return { html, save: form("text-text") ?? "", remove: form("remove-text") };
}
const versionIn = (form: string | null) => / name="updatedAt" value="([^"]*)"/.exec(form ?? "")?.[1];

describe("the forms of a text name the version", () => {
  test("that is shown", () => {
    const { save, remove } = page(THEIRS);
    expect([versionIn(save), versionIn(remove)]).toEqual(["2", "2"]);
    expect(versionIn(page(null).save)).toBeUndefined();
  });

  test.each([422, 429, 503])("that they were sent with, where they came back with %i", (status) => {
    const { save, remove } = page(THEIRS, cameBack("save-text", status, "1"));
    expect([versionIn(save), versionIn(remove)]).toEqual(["1", "1"]);
    const asNew = page(THEIRS, cameBack("save-text", status));
    expect(versionIn(asNew.save)).toBeUndefined();
    expect(asNew.remove).toBeNull();
  });

  test("that came between, where the page shows it", () => {
    const { html, save, remove } = page(THEIRS, cameBack("save-text", 409, "1"), THEIRS);
    expect(html).toContain("Kept by the other tab.");
    expect([versionIn(save), versionIn(remove)]).toEqual(["2", "2"]);
  });

  test("of none, where it was taken back meanwhile", () => {
    expect(versionIn(page(null, cameBack("save-text", 410, "1")).save)).toBeUndefined();
  });
});

test("what came of taking a text back stands in that form alone, beside the words that are kept", () => {
  const { save, remove } = page(THEIRS, cameBack("remove-text", 409, "1"));
  expect(save).not.toContain("It is 409.");
  expect(save).toContain("Kept by the other tab.");
  expect(remove).toContain("It is 409.");
  expect(versionIn(remove)).toBe("2");
});

test("a text that is not shown is not said to be", () => {
  expect(page(THEIRS).html).toContain("Yours is shown<");
  expect(page({ ...THEIRS, state: "unused" }).html).not.toContain("Yours is shown<");
});
