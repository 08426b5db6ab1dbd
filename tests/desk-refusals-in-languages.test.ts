import { expect, test } from "vitest";
import { LANGUAGES } from "~/languages";
import { hasEnglish } from "./support/english-words";
import { spokenInAll } from "./support/spoken-in-all";

type Spoken = typeof import("~/failure") & typeof import("~/desk-refusals");

test("why a visitor's form to the desk is refused is said in the language of its page", async () => {
  const { deskRefusal, messagesOf } = await spokenInAll<Spoken>(["failure", "desk-refusals"]);
  const refused = {
    chart: [deskRefusal("chart.none")],
    question: [deskRefusal("question.required")],
    room: [deskRefusal("requests.too-many")],
    token: [deskRefusal("token.unreadable")],
    wishes: [deskRefusal("wishes.not-a-list", 3)],
    event: [deskRefusal("event.unreadable", "1998")],
    events: [deskRefusal("events.too-many", 10)],
    list: [deskRefusal("events.not-a-list")],
    people: [deskRefusal("people.not-a-list", 3)],
    agreed: [deskRefusal("person.agreement-required")],
  };
  const english = messagesOf(refused, "en");
  expect(english.question).toEqual(["Write what you would like to ask"]);
  for (const language of LANGUAGES.filter((one) => one !== "en")) {
    const said = messagesOf(refused, language);
    for (const [field, messages] of Object.entries(said)) {
      expect(messages, `${language} ${field}`).not.toEqual(english[field]);
      expect(messages.filter((line) => hasEnglish(line.replace("{date, what}", "")))).toEqual([]);
    }
    expect(said.wishes?.join()).toContain("3");
  }
});
