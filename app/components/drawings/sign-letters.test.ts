import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { signFontName } from "../../../scripts/sign-font-name";
import { SIGN_FONT_HREF, signLetter } from "./sign-letters";

test("the font of the signs is that of their present shapes, and the stylesheet's too", () => {
  expect(SIGN_FONT_HREF, "run scripts/build-sign-font.ts").toBe(`/fonts/${signFontName()}`);
  expect(existsSync(new URL(`../../../public${SIGN_FONT_HREF}`, import.meta.url))).toBe(true);
  const styles = readFileSync(new URL("../../styles.css", import.meta.url), "utf8");
  expect(styles).toContain(`url("${SIGN_FONT_HREF}")`);
});

test("signs are Unicode's letters for them, as text and not as pictures", () => {
  expect(signLetter("Aries")).toBe("♈\uFE0E");
  expect(signLetter("Pisces")).toBe("♓\uFE0E");
});
