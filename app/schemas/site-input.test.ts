import { expect, test } from "vitest";
import { messagesOf } from "~/failure";
import { readLogo, readProfile } from "./site-input";

const refusedFor = (raw: Record<string, unknown>) => {
  const read = readProfile({ updatedAt: 0, ...raw });
  return read.ok ? {} : messagesOf(read.fields);
};

test("a form and an object that say the same are read as the same", () => {
  const offer = { price: "€90", bookingUrl: "https://book.example/1", texts: { en: { title: "Your Year" } } };
  const asObject = readProfile({
    updatedAt: 0,
    name: " Ann’s Stars\u0000 ",
    texts: { en: { imprint: "Ann Lee\r\nKing St 1" }, es: { tagline: "Mira arriba" } },
    offers: [offer],
  });
  const asForm = readProfile({
    updatedAt: "0",
    name: "Ann’s Stars",
    "texts.en.imprint": "Ann Lee\nKing St 1",
    "texts.es.tagline": "Mira arriba",
    "offers.0.price": "€90",
    "offers.0.bookingUrl": "https://book.example/1",
    "offers.0.texts.en.title": "Your Year",
    "offers.1.id": "",
    "offers.1.kind": "transit-consultation",
  });
  expect(asObject).toEqual(asForm);
  expect(asForm.ok && asForm.value.profile).toMatchObject({
    name: "Ann’s Stars",
    offers: [{ id: "your-year", kind: "", price: "€90" }],
  });
});

test("two offers of one title have ids of their own, and an id that is there stays", () => {
  const offer = { bookingUrl: "https://book.example", texts: { en: { title: "Año" } } };
  const read = readProfile({ updatedAt: 0, offers: [offer, offer, { ...offer, id: "kept" }] });
  expect(read.ok && read.value.profile.offers.map(({ id }) => id)).toEqual(["ano", "ano-2", "kept"]);
});

test("an offer needs no address of its own: it is asked for by the form of this site", () => {
  const read = readProfile({ updatedAt: 0, "offers.0.bookingUrl": " ", "offers.0.texts.en.title": "Year" });
  expect(read.ok && read.value.profile.offers).toMatchObject([{ id: "year", bookingUrl: "" }]);
});

test("an accent that cannot be read is refused with what is missing and the nearest that can", () => {
  const { "accent.light": [light = ""] = [] } = refusedFor({ accent: { light: "#ffd700" } });
  const [, nearest = ""] = /The nearest that can be read is (#[0-9a-f]{6})$/.exec(light) ?? [];
  expect(light).toMatch(
    /^On the light pages its contrast is \d\.\d\d to 1 and must be 4\.5: \d\.\d\d are missing/,
  );
  expect(refusedFor({ accent: { light: nearest } })).toEqual({});
});

test("a colour in words is answered with how one is written", () => {
  for (const light of ["dark green", "7a4b00", "#7a4b0"])
    expect(refusedFor({ accent: { light } })).toEqual({
      "accent.light": ["A colour as #rrggbb, such as #7a4b00"],
    });
  expect(refusedFor({ accent: { light: " #7A4B00 " } })).toEqual({});
});

test("one accent brings that of the other theme along", () => {
  const read = readProfile({ updatedAt: 0, accent: { light: "#7a5a10" } });
  expect(read.ok && read.value.profile.accent.dark).toMatch(/^#[0-9a-f]{6}$/);
});

test.each([
  ["a name of 61 letters", { name: "x".repeat(61) }, "name"],
  ["a name that nobody can see", { name: "\u200b" }, "name"],
  ["a title that nobody can see", { "offers.0.texts.en.title": "\u200b\u2800" }, "offers.0.texts.en.title"],
  ["no address for e-mail", { contact: "nobody" }, "contact"],
  ["a booking without https", { "offers.0.bookingUrl": "http://a.example" }, "offers.0.bookingUrl"],
  ["a booking that runs", { "offers.0.bookingUrl": "javascript:alert(1)" }, "offers.0.bookingUrl"],
  ["a booking of this site", { "offers.0.bookingUrl": "/consult" }, "offers.0.bookingUrl"],
  ["an offer without a title", { "offers.0.price": "1" }, "offers.0.texts.en.title"],
  ["nine offers", { offers: Array.from({ length: 9 }, () => ({ price: "1" })) }, "offers"],
  ["a list as a text", { texts: { en: { tagline: [1] } } }, "texts.en.tagline.0"],
  ["a house system of nobody", { settings: { houseSystem: "Mine" } }, "settings.houseSystem"],
  ["no version", { updatedAt: null }, "updatedAt"],
  ["a version before any", { updatedAt: -1 }, "updatedAt"],
  ["half a version", { updatedAt: "1.5" }, "updatedAt"],
  ["a logo from elsewhere", { logo: "https://a.example/b.png" }, "logo"],
])("%s is refused", (_, raw, field) => {
  const fields = Object.keys(refusedFor(raw));
  // What lies deeper than a field is left out, and says nothing.
  if (field.endsWith(".0")) expect(fields).toEqual([]);
  else expect(fields).toContain(field);
});

const chunk = (type: string, data: readonly number[]) => {
  const length = [0, 0, 0, data.length];
  return [...length, ...[...type].map((letter) => letter.charCodeAt(0)), ...data, 0, 0, 0, 0];
};
const png = (width: readonly number[], ...more: readonly number[][]) =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk("IHDR", [...width, 0, 0, 0, 8, 8, 6, 0, 0, 0]),
    ...more.flat(),
    ...chunk("IDAT", [1, 2]),
    ...chunk("IEND", []),
    ...[1, 2, 3],
  ]);

test("of a PNG the picture is kept, and neither where it was taken nor what hangs behind it", () => {
  const read = readLogo(png([0, 0, 0, 8], chunk("eXIf", [7, 7]), chunk("tEXt", [65])));
  const plain = readLogo(png([0, 0, 0, 8]).slice(0, -3));
  expect(read).toEqual(plain);
  expect(read.ok && atob(read.value.base64)).not.toMatch(/eXIf|tEXt/);
});

test.each([
  ["a PNG of 65,000 points", png([0, 0, 0xfd, 0xe8])],
  ["half a PNG", png([0, 0, 0, 8]).slice(0, 40)],
  ["bytes", new Uint8Array([0xff, 0xd8, 0xff])],
  ["a page", new TextEncoder().encode("<html></html>")],
  ["41 KiB", new Uint8Array(41 * 1024)],
  ["a script in a drawing", new TextEncoder().encode("<svg><script/></svg>")],
])("%s is no logo", (_, bytes) => {
  expect(readLogo(bytes).ok).toBe(false);
});
