/**
 * A drawing as other programs read it: without classes and variables, every colour six digits, every glyph a path.
 */

const SVG = "http://www.w3.org/2000/svg";

/** What children take over where they say nothing else, with what holds where nobody says anything. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: "#000000",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "text-anchor": "start",
  "letter-spacing": "normal",
};
const OWN: Readonly<Record<string, string>> = {
  opacity: "1",
  "vector-effect": "none",
  "stop-color": "#000000",
  "stop-opacity": "1",
};
const NEEDED = new Set(
  "d x y x1 y1 x2 y2 cx cy r rx ry width height points transform viewBox preserveAspectRatio id href dx dy offset startOffset textLength lengthAdjust gradientUnits gradientTransform clip-path mask".split(
    " ",
  ),
);
const UNSEEN = new Set(["desc", "title", "metadata", "script", "style"]);

/** The variables of the light theme by their names, whichever theme is shown. */
export function lightTokens(): readonly (readonly [string, string])[] {
  const tokens: (readonly [string, string])[] = [];
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (rule.selectorText !== ":root") continue;
        for (const name of rule.style)
          if (name.startsWith("--")) tokens.push([name, rule.style.getPropertyValue(name)]);
      } else if (rule instanceof CSSLayerBlockRule) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return tokens;
}

/** @param drawing stands in the page, so that its style is known, and is left as it was given but for what is lit */
export function plainDrawing(drawing: SVGSVGElement): SVGSVGElement {
  for (const element of [drawing, ...drawing.querySelectorAll<SVGElement>("*")]) {
    for (const mark of ["data-shown", "data-picked", "data-figure", "data-moving"])
      element.removeAttribute(mark);
    element.style.animation = "none";
    element.style.transition = "none";
    element.style.visibility = "";
  }
  const plain = plainElement(drawing, INHERITED);
  if (!(plain instanceof SVGSVGElement)) throw new Error("the drawing is not seen");
  const named = new Set(
    [...plain.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].flatMap(({ value }) => /^(?:url\(")?#(.+?)(?:"?\))?$/.exec(value)?.[1] ?? []),
    ),
  );
  for (const element of [plain, ...plain.querySelectorAll("[id]")])
    if (!named.has(element.id)) element.removeAttribute("id");
  return plain;
}

type Style = Readonly<Record<string, string>>;

/** Null where nothing of it is seen. */
function plainElement(element: Element, before: Style): SVGElement | null {
  if (!(element instanceof SVGElement) || UNSEEN.has(element.localName)) return null;
  const computed = getComputedStyle(element);
  if (computed.display === "none" || computed.visibility === "hidden") return null;
  const plain = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) if (NEEDED.has(name)) plain.setAttribute(name, value);
  const style = styleOf(computed);
  for (const [name, value] of Object.entries(style))
    if (value !== (before[name] ?? OWN[name])) plain.setAttribute(name, value);
  if (isLeaf(element) && style.fill === "none" && style.stroke === "none" && !element.id) return null;
  if (element.localName === "use") return glyphOf(element as SVGUseElement, computed.color, plain);
  for (const child of element.childNodes) {
    if (child instanceof Text) plain.append(child.data);
    else if (child instanceof Element) {
      const drawn = plainElement(child, style);
      if (drawn) plain.appendChild(drawn);
    }
  }
  const isEmptyGroup = plain.localName === "g" && !plain.hasChildNodes();
  return isEmptyGroup ? null : plain;
}

/** Shapes that are there to be touched are not drawn. */
function isLeaf({ localName }: Element): boolean {
  return ["path", "circle", "rect", "line", "ellipse", "polygon", "polyline"].includes(localName);
}

function styleOf(computed: CSSStyleDeclaration): Style {
  const style: Record<string, string> = {};
  for (const name of [...Object.keys(INHERITED), ...Object.keys(OWN)])
    style[name] = computed.getPropertyValue(name);
  for (const [paint, opacity] of [
    ["fill", "fill-opacity"],
    ["stroke", "stroke-opacity"],
    ["stop-color", "stop-opacity"],
  ] as const) {
    const { hex, alpha } = colourOf(style[paint] ?? "none");
    style[paint] = alpha === 0 ? "none" : hex;
    if (alpha > 0 && alpha < 1) style[opacity] = String(round(alpha * Number(style[opacity])));
  }
  // No names of fonts that only this machine has.
  style["font-family"] = style["font-family"]?.includes("Cormorant")
    ? "'Cormorant Garamond', Georgia, serif"
    : "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";
  return style;
}

/** What a `<use>` of the page's glyphs shows, as shapes. */
function glyphOf(use: SVGUseElement, colour: string, group: SVGElement): SVGElement | null {
  const symbol = document.querySelector(`symbol${use.getAttribute("href") ?? ""}`);
  if (!symbol) return null;
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(use.getAttribute(name)));
  const [, , boxWidth = 24, boxHeight = 24] = (symbol.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const scale = Math.min((width || boxWidth) / boxWidth, (height || boxHeight) / boxHeight);
  const plain = document.createElementNS(SVG, "g");
  for (const name of ["opacity", "transform"]) {
    const value = group.getAttribute(name);
    if (value) plain.setAttribute(name, value);
  }
  const place = `translate(${round(x ?? 0)} ${round(y ?? 0)}) scale(${round(scale)})`;
  plain.setAttribute("transform", [plain.getAttribute("transform"), place].filter(Boolean).join(" "));
  const { hex } = colourOf(colour);
  for (const { name, value } of symbol.attributes)
    if (/^(fill|stroke)/.test(name)) plain.setAttribute(name, value.replace("currentColor", hex));
  for (const shape of symbol.children) {
    const copy = shape.cloneNode() as Element;
    for (const { name, value } of [...copy.attributes])
      copy.setAttribute(name, value.replace("currentColor", hex));
    plain.appendChild(copy);
  }
  return plain;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

interface Colour {
  /** Or what is no colour: `none`, a gradient. */
  readonly hex: string;
  /** 0 to 1. */
  readonly alpha: number;
}

const colours = new Map<string, Colour>();
let pixel: CanvasRenderingContext2D | null = null;

/** Any colour that a browser knows as six digits: other programs know no OKLCH. */
export function colourOf(css: string): Colour {
  if (css === "none" || css.startsWith("url(")) return { hex: css, alpha: 1 };
  const known = colours.get(css);
  if (known) return known;
  pixel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pixel) throw new Error("this browser draws no pictures");
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const colour = { hex, alpha: alpha / 255 };
  colours.set(css, colour);
  return colour;
}
