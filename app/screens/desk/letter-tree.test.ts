import { expect, test } from "vitest";
import { type LetterElement, withOwnIds } from "./letter-tree";

test("two parts that were rendered by themselves have no id in common, and find their own", () => {
  const part: LetterElement = [
    "div",
    {},
    [
      "svg",
      { "aria-describedby": "wheelR1-description :R2:" },
      ["desc", { id: "wheelR1-description" }, "Wheel"],
      ["path", { id: "wheelR1-mc" }],
      ["textPath", { href: "#wheelR1-mc" }, "MC"],
      ["use", { href: "#g-sun", class: "wheelR1-mc" }],
    ],
    [
      "section",
      { "aria-labelledby": ":R2:" },
      ["p", { id: ":R2:" }, "Table"],
      ["a", { href: "https://a.example/" }, "a"],
    ],
  ];
  expect(withOwnIds(part, "x")).toEqual([
    "div",
    {},
    [
      "svg",
      { "aria-describedby": "wheelR1-description-x :R2:-x" },
      ["desc", { id: "wheelR1-description-x" }, "Wheel"],
      ["path", { id: "wheelR1-mc-x" }],
      ["textPath", { href: "#wheelR1-mc-x" }, "MC"],
      ["use", { href: "#g-sun", class: "wheelR1-mc" }],
    ],
    [
      "section",
      { "aria-labelledby": ":R2:-x" },
      ["p", { id: ":R2:-x" }, "Table"],
      ["a", { href: "https://a.example/" }, "a"],
    ],
  ]);
});
