/**
 * Draws the pictures that are shown where a link to the site is shared: the wheel of each day from today on, at noon
 * UTC, and the emblem of each sign, in build/client/cards/. Run by scripts/prepare.mjs for a week, and before an upload
 * for more than a year:
 * npx tsx scripts/build-cards.ts 400. Drawn by the site's own wheel and in its own letters; docs/decisions/032 says why
 * not by the worker.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
// @ts-expect-error: the package ships no types
import subsetFont from "subset-font";
import { createServer } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { addDays, dateOfIso, formatIsoDate } from "../app/astrology/calendar";
import { SIGNS } from "../app/astrology/signs";
import { root } from "./steps.mjs";

const OUT = join(root, "build/client/cards");

/** Its letters are the site's own, wherever this runs: what draws finds fonts in one folder alone. */
async function giveOwnFont() {
  const folder = join(root, ".cache/card-font");
  mkdirSync(folder, { recursive: true });
  const require = createRequire(import.meta.url);
  const file = require.resolve(
    "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2",
  );
  const letters = String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, index) => index + 0x20));
  const font = await subsetFont(readFileSync(file), `${letters}°′″·`, { targetFormat: "truetype" });
  writeFileSync(join(folder, "font.ttf"), font);
  writeFileSync(
    join(folder, "fonts.conf"),
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = join(folder, "fonts.conf");
}

const days = Number(process.argv[2] ?? 7);
const today = dateOfIso(new Date().toISOString().slice(0, 10));
await giveOwnFont();
const { default: sharp } = await import("sharp");
// The wheel's modules are written for Vite.
const vite = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  plugins: [tsconfigPaths()],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { cardOf, cardOfSign } = await vite.ssrLoadModule("/scripts/cards/card.tsx");
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const draw = (svg: string, name: string) =>
  sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0 })
    .toFile(join(OUT, `${name}.png`));
for (let ahead = 0; ahead < days; ahead++) {
  const day = addDays(today, ahead);
  await draw(cardOf(day), formatIsoDate(day));
}
for (const sign of SIGNS) await draw(cardOfSign(sign), sign.toLowerCase());
await vite.close();
