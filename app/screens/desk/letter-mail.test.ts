import { expect, test } from "vitest";
import { letterMail } from "./letter-mail";

const to = { email: "ann+1@example.com", called: "Ann" };
const LINK = "https://stars.example/for/00#";
const bodyOf = (address: string) => new URL(address).searchParams.get("body");

test("the mail that goes with a link greets and has the whole link", () => {
  const address = letterMail({ ...to, link: `${LINK}key` });
  expect(address).toMatch(/^mailto:ann%2B1@example\.com\?subject=A%20reading%20for%20you&/);
  expect(bodyOf(address)).toBe(`Ann,\n\nthis is what I prepared for you:\n\n${LINK}key\n`);
});

test("of a link with a password it says that one is asked for and comes by itself, and not which", () => {
  const body = bodyOf(letterMail({ ...to, link: `${LINK}w.sealed` }));
  expect(body).toContain(`${LINK}w.sealed\n\nIt asks for a password, which you get from me separately.`);
});
