import { describe, expect, test } from "vitest";
import { frameSnippet, policySnippet, scriptSnippet } from "./snippet";

const chart = {
  screen: "birth-chart",
  label: "Birth Chart",
  sign: null,
  theme: "dark",
  language: "en",
  width: 480,
} as const;

describe("The snippet", () => {
  test("names the screen, the theme and the width", () => {
    expect(scriptSnippet("https://stars.example", chart)).toBe(
      '<div data-realign="birth-chart" data-theme="dark" style="max-width: 480px"></div>\n' +
        '<script async src="https://stars.example/embed.js"></script>',
    );
  });

  test("leaves the width to the page when none is chosen", () => {
    expect(scriptSnippet("https://stars.example", { ...chart, width: null })).not.toContain("style");
  });

  test("names the sign whose horoscope it is, and none where the visitor chooses", () => {
    const leo = { ...chart, screen: "horoscope", label: "Horoscope", sign: "Leo" } as const;
    expect(scriptSnippet("https://stars.example", leo)).toContain('data-realign="horoscope" data-sign="leo"');
    expect(frameSnippet("https://stars.example", leo)).toContain("/horoscope/leo?embed");
    expect(scriptSnippet("https://stars.example", { ...leo, sign: null })).not.toContain("data-sign");
  });

  test("names the language, its own page's too, and none where it is English", () => {
    expect(scriptSnippet("https://stars.example", chart)).not.toContain("data-lang");
    for (const language of ["es", "pt-BR", "auto"] as const)
      expect(scriptSnippet("https://stars.example", { ...chart, language })).toContain(
        `data-theme="dark" data-lang="${language}"`,
      );
  });

  test("as a plain frame leads to the language's own address, which nobody can know of the page around", () => {
    const srcIn = (language: "es" | "pt-BR" | "auto") =>
      frameSnippet("https://stars.example", { ...chart, language }).split('"')[1];
    expect(srcIn("es")).toBe("https://stars.example/es/birth-chart?embed&amp;theme=dark");
    expect(srcIn("pt-BR")).toBe("https://stars.example/pt-br/birth-chart?embed&amp;theme=dark");
    expect(srcIn("auto")).toBe("https://stars.example/birth-chart?embed&amp;theme=dark");
  });

  test("needs two sources in the policy of the page", () => {
    expect(policySnippet("https://stars.example")).toBe(
      "script-src https://stars.example; frame-src https://stars.example",
    );
  });

  test("as a plain frame has a title, an address of the embed's layout and a height", () => {
    const html = frameSnippet("https://stars.example", { ...chart, screen: "dashboard", label: "Dashboard" });
    expect(html).toContain('src="https://stars.example/?embed&amp;theme=dark"');
    expect(html).toContain('title="Dashboard"');
    expect(html).toContain("height: 900px");
  });
});
