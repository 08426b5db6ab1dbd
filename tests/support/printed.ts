import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** A page of paper. */
interface PrintedPage {
  /** Runs of letters that are written on it, the page's own number among them. */
  readonly words: number;
  /** In points, of which an inch has 72. */
  readonly width: number;
  readonly height: number;
}

/**
 * Prints what a page shows as the browser's "Save as PDF" does, on A4 where the page asks for no other paper, and reads
 * what comes of it. Chromium's files have their pages in the clear and what stands on them deflated.
 */
export async function printed(page: Page): Promise<readonly PrintedPage[]> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const file = await page.pdf({ format: "A4", preferCSSPageSize: true });
  const text = file.toString("latin1");
  const objectAt = (number: string) => text.slice(text.search(new RegExp(`(?<=^|\\n)${number} 0 obj\\b`)));
  return [...text.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?endobj/g)].map(([object]) => {
    const [, width = "", height = ""] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(object) ?? [];
    const [, number = ""] = /\/Contents (\d+) 0 R/.exec(object) ?? [];
    return { width: Number(width), height: Number(height), words: wordsIn(objectAt(number)) };
  });
}

/** How many runs of letters a stream draws. What is deflated may hold any bytes, also the word that begins it. */
function wordsIn(object: string): number {
  const [begin = ""] = /^[\s\S]*?stream\r?\n/.exec(object) ?? [];
  const length = Number(/\/Length (\d+)/.exec(begin)?.[1]);
  const drawn = inflateSync(Buffer.from(object.slice(begin.length, begin.length + length), "latin1"));
  return drawn.toString("latin1").match(/\bT[jJ]\b/g)?.length ?? 0;
}
