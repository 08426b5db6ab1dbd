import { colourOf, lightTokens } from "./plain-drawing";

interface Frame {
  readonly title: string;
  readonly lines: readonly string[];
  readonly credits: string;
  /** The display font as a `data:` address. */
  readonly font: string;
  /** Pixels. */
  readonly width: number;
}

const SVG = "http://www.w3.org/2000/svg";

/** Units of the whole picture, which is this wide. */
const UNITS = 1000;
const MARGIN = 50;
const ROOM = UNITS - 2 * MARGIN;
const DISPLAY = "'Cormorant Garamond', Georgia, serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";

/** A drawing between its title and who made it, on paper. */
export function framed(drawing: SVGSVGElement, { title, lines, credits, font, width }: Frame) {
  const tokens = new Map(lightTokens());
  const colour = (name: string) => colourOf(tokens.get(name) ?? "black").hex;
  const picture = document.createElementNS(SVG, "svg");
  const add = (name: string, attributes: Readonly<Record<string, string | number>>, text = "") => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = text;
    picture.appendChild(element);
    return element;
  };
  add("title", {}, title);
  add(
    "style",
    {},
    `@font-face{font-family:"Cormorant Garamond";font-weight:600;size-adjust:108%;src:url(${font}) format("woff2")}text{font-variant-numeric:lining-nums tabular-nums}`,
  );
  const paper = add("rect", { width: UNITS, fill: colour("--card") });
  let y = MARGIN;
  const write = (text: string, size: number, attributes: Readonly<Record<string, string | number>>) => {
    const family = String(attributes["font-family"]);
    for (const line of wrapped(text, `${attributes["font-weight"] ?? 400} ${size}px ${family}`)) {
      y += size * 1.25;
      add("text", { x: UNITS / 2, y, "font-size": size, "text-anchor": "middle", ...attributes }, line);
    }
  };
  write(title, 38, { "font-family": DISPLAY, "font-weight": 600, fill: colour("--ink") });
  y += 4;
  for (const line of lines) write(line, 17, { "font-family": SANS, fill: colour("--muted") });
  y += 26;

  const { width: drawn, height: high } = drawing.viewBox.baseVal;
  const height = (ROOM * high) / drawn;
  for (const [name, value] of Object.entries({ x: MARGIN, y, width: ROOM, height }))
    drawing.setAttribute(name, String(value));
  drawing.setAttribute("overflow", "visible");
  picture.appendChild(drawing);
  y += height + 20;

  write(credits, 16, { "font-family": SANS, fill: colour("--muted") });
  const total = Math.ceil(y + MARGIN * 0.7);
  paper.setAttribute("height", String(total));
  const pixels = Math.round((total * width) / UNITS);
  picture.setAttribute("viewBox", `0 0 ${UNITS} ${total}`);
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(pixels));
  return { text: new XMLSerializer().serializeToString(picture), height: pixels };
}

/** Lines that fit between the margins. */
function wrapped(text: string, font: string): readonly string[] {
  const measure = document.createElement("canvas").getContext("2d");
  if (!measure) return [text];
  measure.font = font;
  const fits = (line: string) => measure.measureText(line).width <= ROOM;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/(?<=\s)/)) {
    if (fits((line + word).trimEnd())) {
      line += word;
      continue;
    }
    if (line) lines.push(line.trimEnd());
    line = "";
    for (const letter of word) {
      if (!fits(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}
