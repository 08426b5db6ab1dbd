import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { site } from "~/site";
import { framed } from "./frame";
import { lightTokens, plainDrawing } from "./plain-drawing";

export interface PictureOf {
  /** What it shows: "Ann's Birth Chart". It is the file's name too. */
  readonly title: string;
  /** Stand below the title: date and place, how it was drawn. */
  readonly lines?: readonly string[];
  /** What is drawn: an SVG of the page, or one that is made for it. */
  readonly drawing: () => SVGSVGElement | ReactElement | null | Promise<ReactElement>;
}

/** Of the file, in pixels; also what an SVG says it is wide, which it may be shown at any other. */
export const WIDTH = 2000;
/** Of the place where the drawing stands while its colours are read: as wide as wheels have their full form. */
const STAGE_WIDTH = 1000;

const FONT = "/fonts/cormorant-garamond-5.3.0-600.woff2";

/** `anns-birth-chart.png` */
export function fileName(title: string, kind: "SVG" | "PNG"): string {
  const words = title
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .toLowerCase();
  return `${words.slice(0, 80) || "picture"}.${kind.toLowerCase()}`;
}

/** Rejects where the font cannot be fetched, or the browser draws no pictures. */
export async function pictureFile(picture: PictureOf, kind: "SVG" | "PNG"): Promise<Blob> {
  const svg = await pictureSvg(picture);
  return kind === "SVG" ? new Blob([svg.text], { type: "image/svg+xml" }) : await pngOf(svg);
}

interface PictureSvg {
  readonly text: string;
  /** Pixels. */
  readonly height: number;
}

async function pictureSvg({ title, lines = [], drawing }: PictureOf): Promise<PictureSvg> {
  const [what, font] = await Promise.all([drawing(), displayFont()]);
  if (!what) throw new Error("there is nothing to draw");
  const stage = document.createElement("div");
  stage.ariaHidden = "true";
  stage.inert = true;
  stage.style.cssText = `position:fixed;left:-9999px;top:0;width:${STAGE_WIDTH}px;container-type:inline-size`;
  for (const [name, value] of lightTokens()) stage.style.setProperty(name, value);
  stage.style.color = "var(--ink)";
  document.body.appendChild(stage);
  const root = what instanceof Element ? null : createRoot(stage);
  try {
    if (what instanceof Element) stage.appendChild(what.cloneNode(true));
    else flushSync(() => root?.render(what));
    const drawn = stage.querySelector("svg");
    if (!drawn) throw new Error("there is nothing to draw");
    const credits = `${site.name} · ${location.host}`;
    return framed(plainDrawing(drawn), { title, lines, credits, font, width: WIDTH });
  } finally {
    root?.unmount();
    stage.remove();
  }
}

/** As a `data:` address: a picture fetches nothing. */
async function displayFont(): Promise<string> {
  const response = await fetch(FONT);
  if (!response.ok) throw new Error(`${FONT}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(letters)}`;
}

async function pngOf({ text, height }: PictureSvg): Promise<Blob> {
  const image = new Image(WIDTH, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("this browser draws no pictures");
  return blob;
}
