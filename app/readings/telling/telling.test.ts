import { expect, test } from "vitest";
import { COMPLETE, LANGUAGES } from "../../languages";
import { tellingIn } from "./telling";

const shape = (told: object): unknown =>
  Object.fromEntries(
    Object.entries(told)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, typeof value === "object" ? shape(value) : typeof value]),
  );

test.each(LANGUAGES)("%s has a sentence for each that English has, and no other", (language) => {
  expect(shape(tellingIn(language))).toEqual(shape(tellingIn(COMPLETE)));
});

test.each([
  ["en", "Your Moon (feeling) stands in Taurus, in the fourth house (home and origin)."],
  ["es", "Tu Luna (los sentimientos) está en Tauro, en la cuarta casa (el hogar y el origen)."],
  ["pt-BR", "A sua Lua (os sentimentos) está em Touro, na casa 4 (o lar e a origem)."],
] as const)("%s says where a body stands", (language, said) => {
  expect(tellingIn(language).story.whyOfSignInHouse("Moon", "Taurus", 4)).toBe(said);
});

test.each([
  ["en", "You wait.", "You wait."],
  ["es", "Esperar te cuesta.", "esperar te cuesta."],
  ["es", "Marte te da prisa.", "Marte te da prisa."],
  ["pt-BR", "Em companhia você pensa melhor.", "em companhia você pensa melhor."],
] as const)("%s goes on after a colon", (language, text, said) => {
  expect(tellingIn(language).story.afterColon(text)).toBe(said);
});

const AT = { date: { year: 2026, month: 5, day: 1 }, time: "01:02", place: "Oaxaca", isPrecessed: false };

test.each([
  ["en", "On 1 May 2026, at 01:02 by the clocks of Oaxaca, the Sun is back"],
  ["es", "El 1 de mayo de 2026, a la 01:02 en los relojes de Oaxaca, el Sol vuelve"],
  ["pt-BR", "Em 1º de maio de 2026, à 01h02 nos relógios de Oaxaca, o Sol volta"],
] as const)("%s says when a return is exact", (language, said) => {
  expect(tellingIn(language).returns.opening(AT)).toContain(said);
});
