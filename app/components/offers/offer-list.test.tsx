import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { offersShown } from "~/offers-shown";
import { inLanguage } from "~/page-language";
import { Icon } from "../ui/icons";
import { BookingLink, PriceAndDuration } from "./offer-list";

const shown = (price: string, duration: string) =>
  renderToStaticMarkup(<PriceAndDuration {...{ price, duration }} />);
const LINE = '<p class="mt-3 flex items-center gap-2 text-sm font-semibold tabular">';
const CLOCK = renderToStaticMarkup(<Icon name="clock" size={16} className="text-muted" />);
const POINT = '<span aria-hidden="true" class="text-muted">·</span>';

test("a session's price and duration stand side by side, with a point between them", () => {
  for (const { price, duration } of offersShown())
    expect(shown(price, duration)).toBe(
      `${LINE}<span class="text-gold">${price}</span>${POINT}${CLOCK}${duration}</p>`,
    );
});

test("of what is left out no mark stands there", () => {
  expect(shown("€90", "")).toBe(`${LINE}<span class="text-gold">€90</span></p>`);
  expect(shown("", "90 minutes")).toBe(`${LINE}${CLOCK}90 minutes</p>`);
  expect(shown("", "")).toBe("");
});

const button = (address: string, language = "en") =>
  inLanguage(language, () => renderToStaticMarkup(<BookingLink address={address} />));

test("where a session is booked elsewhere a new tab opens, and its button says so; the form of this site opens in this one", () => {
  const elsewhere = button("https://book.example/1");
  expect(elsewhere).toMatch(
    /^<a href="https:\/\/book\.example\/1" target="_blank" rel="noopener noreferrer" class=/,
  );
  expect(elsewhere).toContain("(opens in a new tab)");
  expect(button("/consult?offer=year")).toMatch(
    /^<a href="\/consult\?offer=year" class="[^"]*">Schedule<\/a>$/,
  );
});

test("the form of this site is the one in the page's language", () => {
  expect(button("/consult?offer=year", "es")).toContain('href="/es/consult?offer=year"');
  expect(button("https://book.example/1", "es")).toContain('href="https://book.example/1"');
});
