import { expect, test } from "vitest";
import { clientOf, networkOf } from "./rate-limit.server";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted as %s", (address, client) => {
  expect(clientOf(address)).toBe(client);
});

test("two addresses of one household are one client, and its neighbour another", () => {
  expect(clientOf("2001:db8:1:2::a")).toBe(clientOf("2001:db8:1:2:ffff::b"));
  expect(clientOf("2001:db8:1:3::a")).not.toBe(clientOf("2001:db8:1:2::a"));
});

test("every household of a /48 is one network, and another /48 is another", () => {
  const households = Array.from({ length: 30 }, (_, i) => networkOf(`2001:db8:1:${i.toString(16)}::a`));
  expect(new Set(households)).toEqual(new Set(["2001:db8:1::/48"]));
  expect(networkOf("2001:db8:2::a")).toBe("2001:db8:2::/48");
  expect(networkOf("203.0.113.7")).toBe(clientOf("203.0.113.7"));
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf(null)).toBe("local");
});

test("without an address there is one client", () => {
  expect(clientOf(null)).toBe("local");
});
