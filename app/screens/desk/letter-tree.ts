/**
 * What a letter is made of: elements as data, and of them only those that a letter needs. A letter comes from outside: it
 * is never read as HTML, and what is not in these lists is left out.
 */
export type LetterNode = string | LetterElement;
export type LetterElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: LetterNode[],
];

/** A part of a letter as it was on the day it was sent. */
export interface LetterBlock {
  readonly kind: string;
  readonly nodes: readonly LetterNode[];
  /** Of dates: for a calendar. */
  readonly dates?: readonly { readonly date: string; readonly what: string }[];
}

export interface Letter {
  readonly version: 1;
  readonly title: string;
  readonly blocks: readonly LetterBlock[];
}

const SVG_TAGS = new Set(
  "svg g path circle ellipse line rect polyline polygon text tspan textPath use defs desc title".split(" "),
);
const HTML_TAGS = new Set(
  "p h2 h3 strong em ul ol li a div span section table caption thead tbody tr th td bdi br".split(" "),
);
const ATTRIBUTES = new Set(
  `class id d cx cy r rx ry x y x1 x2 y1 y2 dx dy width height viewBox transform points fill stroke role scope
  startOffset textLength lengthAdjust font-size aria-label aria-labelledby aria-describedby aria-hidden colspan
  data-mark data-body data-column data-full-from`.split(/\s+/),
);
/** Colours of the theme, which is all that our drawings say so. */
const STYLE = /^(?:color|fill|stroke):var\(--[a-z-]{1,30}\);?$/;
const MOST_LETTERS_OF_STYLE = 80;
const MOST_LETTERS_OF_LINK = 2_000;
const MOST_DEPTH = 30;

function allowed(tag: string, name: string, value: string): boolean {
  if (name === "href") return tag === "a" ? isHttps(value) : /^#[\w-]{1,60}$/.test(value.slice(0, 80));
  if (name === "style") return value.length < MOST_LETTERS_OF_STYLE && STYLE.test(value);
  return ATTRIBUTES.has(name);
}

/** Whether it leads to a page of the web, and to nothing that a browser would run. */
export function isHttps(address: string): boolean {
  return address.length < MOST_LETTERS_OF_LINK && address.startsWith("https://");
}

/** An element of a page as data; null for what no letter has. */
export function treeOf(element: Element): LetterElement | null {
  const tag = element.localName;
  if (!SVG_TAGS.has(tag) && !HTML_TAGS.has(tag)) return null;
  const attributes = [...element.attributes]
    .map(({ name, value }) => [name, value] as const)
    .filter(([name, value]) => allowed(tag, name, value));
  const content = [...element.childNodes].flatMap((child): LetterNode[] => {
    if (child instanceof Text) return child.data === "" ? [] : [child.data];
    const inner = child instanceof Element ? treeOf(child) : null;
    return inner ? [inner] : [];
  });
  return [tag, Object.fromEntries(attributes), ...content];
}

const NAMING = ["href", "aria-labelledby", "aria-describedby"];

/**
 * The same with ids of its own: each part of a letter was rendered by itself, and two of them may have the same, by which
 * a label of one wheel would stand on the rim of another. What is named outside of it, as glyphs are, keeps its name.
 * @param mark letters and digits
 */
export function withOwnIds(tree: LetterElement, mark: string): LetterElement {
  const ids = new Set(idsIn(tree));
  const renamed = (id: string) => (ids.has(id) ? `${id}-${mark}` : id);
  const walk = ([tag, attributes, ...content]: LetterElement): LetterElement => {
    const own = Object.entries(attributes).map(([name, value]) => {
      if (name === "id") return [name, renamed(value)];
      if (!NAMING.includes(name)) return [name, value];
      if (value.startsWith("#")) return [name, `#${renamed(value.slice(1))}`];
      return [name, name === "href" ? value : value.split(" ").map(renamed).join(" ")];
    });
    const inner = content.map((node) => (typeof node === "string" ? node : walk(node)));
    return [tag, Object.fromEntries(own), ...inner];
  };
  return walk(tree);
}

function idsIn([, { id }, ...content]: LetterElement): readonly string[] {
  const inner = content.flatMap((node) => (typeof node === "string" ? [] : idsIn(node)));
  return id === undefined ? inner : [id, ...inner];
}

/** The element of such data, with what is not allowed left out. */
export function elementOf(node: unknown, depth = 0): Node {
  if (typeof node === "string") return document.createTextNode(node);
  const [tag, attributes, ...content] = Array.isArray(node) ? node : [];
  const isSvg = SVG_TAGS.has(tag);
  if (typeof tag !== "string" || (!isSvg && !HTML_TAGS.has(tag)) || depth > MOST_DEPTH) {
    return document.createTextNode("");
  }
  const element = isSvg
    ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries((attributes ?? {}) as object)) {
    if (typeof value === "string" && allowed(tag, name, value)) element.setAttribute(name, value);
  }
  if (tag === "a") {
    element.setAttribute("rel", "noopener noreferrer");
    element.setAttribute("target", "_blank");
  }
  for (const inner of content) element.appendChild(elementOf(inner, depth + 1));
  return element;
}
