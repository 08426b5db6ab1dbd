import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox";

test.each([
  ["ann@example.com", "ann@example.com"],
  ["Ann@Example.COM", "ann@example.com"],
  ["ann+1@example.com", "ann@example.com"],
  ["ann+a+b@example.com", "ann@example.com"],
  ["ann.lee+quiz@example.com", "ann.lee@example.com"],
  ["a.n.n@gmail.com", "ann@gmail.com"],
  ["A.N.N+x.y@GoogleMail.com", "ann@gmail.com"],
  ["ann@me.com", "ann@icloud.com"],
  ["ann@mac.com", "ann@icloud.com"],
  ["ann@protonmail.com", "ann@proton.me"],
  ["ann+1@pm.me", "ann@proton.me"],
  ["ann+@example.com", "ann@example.com"],
  ["+ann@example.com", "+ann@example.com"],
  ["ann-1@example.com", "ann-1@example.com"],
])("%s is counted as %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
