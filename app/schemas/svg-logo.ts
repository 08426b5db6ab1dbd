/**
 * A drawing as somebody uploads it, and what of it may be shown to others: shapes, colours, words. It is written anew of
 * what is known to be harmless; what could run, fetch or lead anywhere is refused by its name, and what drawing programs
 * note for themselves is left out.
 */

const ELEMENTS = new Set(
  (
    "svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop " +
    "clipPath mask pattern symbol"
  ).split(" "),
);
const GRADIENTS = new Set(["linearGradient", "radialGradient"]);
const WITH_WORDS = new Set(["title", "desc", "text", "tspan"]);
/** What programs write beside the drawing: left out with all that stands in it. */
const NOTES = new Set(["metadata"]);

const PROPERTIES = (
  "fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray " +
  "stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity clip-path clip-rule mask display visibility " +
  "font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline paint-order vector-effect"
).split(" ");
const ATTRIBUTES = new Set([
  ...PROPERTIES,
  ...(
    "id class viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points transform version dx dy rotate " +
    "textLength lengthAdjust pathLength preserveAspectRatio gradientUnits gradientTransform spreadMethod offset " +
    "clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform role aria-label"
  ).split(" "),
]);
const STYLES = new Set(PROPERTIES);

const MOST_ELEMENTS = 2_000;
const SVG = "http://www.w3.org/2000/svg";
const LOCAL = /^#[\w-]{1,64}$/;
/** In a value that paints: a name, a number, a colour, and one of the drawing's own gradients. */
const PAINTED = /^[\w\s#.,%+'"-]*$/;
const CALLED = /(?:url\(['"]?#[\w-]{1,64}['"]?\)|(?:rgba?|hsla?)\([\d\s.,%/]{1,64}\))/g;

type Read = { readonly svg: string } | { readonly wrong: string };

class Refused extends Error {}

/** The drawing as it may be shown, or the name of what is in the way. Reads it once, from its beginning to its end. */
export function readSvg(text: string): Read {
  try {
    return { svg: written(text) };
  } catch (error) {
    if (error instanceof Refused) return { wrong: error.message };
    throw error;
  }
}

function written(text: string): string {
  const out: string[] = [];
  const open: string[] = [];
  let elements = 0;
  let at = 0;
  /** How many of the open elements lie in what is left out. */
  let hidden = 0;
  for (;;) {
    const begin = text.indexOf("<", at);
    const words = text.slice(at, begin < 0 ? text.length : begin);
    if (words.trim() !== "" && hidden === 0) {
      if (!WITH_WORDS.has(open.at(-1) ?? "")) throw new Refused("words outside of a text");
      out.push(plainText(words));
    }
    if (begin < 0) break;
    if (text.startsWith("<!--", begin)) {
      at = after(text, "-->", begin + 4);
      continue;
    }
    if (text.startsWith("<?xml ", begin) && elements === 0) {
      at = after(text, "?>", begin);
      continue;
    }
    if (/[!?]/.test(text.charAt(begin + 1))) throw new Refused("a declaration");
    const end = endOfTag(text, begin + 1);
    const tag = text.slice(begin + 1, end);
    at = end + 1;
    if (tag.startsWith("/")) {
      const name = tag.slice(1).trim();
      if (open.pop() !== name) throw new Refused(`</${short(name)}> in the wrong place`);
      if (hidden > 0) hidden--;
      else out.push(`</${name}>`);
      continue;
    }
    const { name, attributes, isEmpty } = readTag(tag);
    if (++elements > MOST_ELEMENTS) throw new Refused(`more than ${MOST_ELEMENTS} elements`);
    if (elements === 1 && name !== "svg") throw new Refused("a beginning other than <svg>");
    if (elements > 1 && open.length === 0) throw new Refused("something after </svg>");
    const isNote = NOTES.has(name) || name.includes(":");
    if (!isNote && !ELEMENTS.has(name)) throw new Refused(`<${short(name)}>`);
    const isHidden = hidden > 0 || isNote;
    if (!isHidden) {
      const kept = attributes.flatMap((attribute) => keptAttribute(name, attribute));
      const root = elements === 1 ? ` xmlns="${SVG}"` : "";
      out.push(`<${name}${root}${kept.join("")}${isEmpty ? "/" : ""}>`);
    }
    if (isEmpty) continue;
    open.push(name);
    if (isHidden) hidden++;
  }
  if (elements === 0 || open.length > 0) throw new Refused("an end before </svg>");
  return out.join("");
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new Refused("an end before </svg>");
  return at + mark.length;
}

/** Where a tag ends: the first `>` outside of quotes. */
function endOfTag(text: string, from: number): number {
  let quote = "";
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === ">") return at;
    else if (letter === "<") break;
  }
  throw new Refused("a tag without an end");
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

const NAME = /^[A-Za-z_][\w:.-]{0,63}$/;

function readTag(tag: string) {
  const isEmpty = tag.endsWith("/");
  const inner = isEmpty ? tag.slice(0, -1) : tag;
  const attributes: Attribute[] = [];
  const seen = new Set<string>();
  const first = inner.search(/\s/);
  const name = first < 0 ? inner : inner.slice(0, first);
  if (!NAME.test(name)) throw new Refused(`<${short(name)}>`);
  for (let at = first < 0 ? inner.length : first; ; ) {
    while (at < inner.length && /\s/.test(inner.charAt(at))) at++;
    if (at >= inner.length) break;
    const equals = inner.indexOf("=", at);
    const called = equals < 0 ? inner.slice(at).trim() : inner.slice(at, equals).trim();
    let from = equals + 1;
    while (/\s/.test(inner.charAt(from))) from++;
    const quote = inner.charAt(from);
    const to = inner.indexOf(quote, from + 1);
    if (equals < 0 || !NAME.test(called) || seen.has(called) || (quote !== '"' && quote !== "'") || to < 0)
      throw new Refused(`an attribute that cannot be read in <${short(name)}>`);
    seen.add(called);
    attributes.push({ name: called, value: inner.slice(from + 1, to) });
    at = to + 1;
  }
  return { name, attributes, isEmpty };
}

/** An attribute as it is kept; nothing of what programs note for themselves. */
function keptAttribute(element: string, { name, value: raw }: Attribute): readonly string[] {
  const value = plainText(raw);
  if (name === "xmlns") {
    if (value === SVG) return [];
    throw new Refused("another xmlns than that of SVG");
  }
  if (name === "href" || name === "xlink:href") {
    if (GRADIENTS.has(element) && LOCAL.test(value)) return [` href="${value}"`];
    throw new Refused(`${name} in <${element}>`);
  }
  if (/^on/i.test(name)) throw new Refused(`${short(name)} in <${element}>`);
  if (name.includes(":") || name.startsWith("data-")) return [];
  if (name === "style") {
    // Programs write properties of their own, which say nothing to a browser.
    const kept = decoded(raw)
      .split(";")
      .filter((rule) => STYLES.has((rule.split(":")[0] ?? "").trim()));
    if (!kept.every((rule) => isHarmless(rule.slice(rule.indexOf(":") + 1))))
      throw new Refused(`style of <${element}>`);
    return kept.length > 0 ? [` style="${escaped(kept.join(";"))}"`] : [];
  }
  if (!ATTRIBUTES.has(name)) throw new Refused(`${short(name)} in <${element}>`);
  if (STYLES.has(name) && !isHarmless(decoded(raw))) throw new Refused(`${name} in <${element}>`);
  return [` ${name}="${value}"`];
}

/** Whether a value calls nothing but the drawing's own gradients and colours. */
function isHarmless(value: string): boolean {
  return PAINTED.test(value.replace(CALLED, ""));
}

const ENTITY = /&(?:#(?:\d{1,7}|x[\da-fA-F]{1,6});|[a-z]{1,6};)?/g;
const NAMED = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&apos;", "'"],
]);

/** Words with the five entities of XML, and numbers for letters that XML has a use for; all other letters as themselves. */
function plainText(text: string): string {
  const plain = text.replace(ENTITY, (entity) => {
    const letter = letterOf(entity);
    if (!/[&<>"']/.test(letter)) return letter;
    return NAMED.has(entity) ? entity : `&#${letter.charCodeAt(0)};`;
  });
  return plain.replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The letters themselves, as a browser reads them. */
function decoded(text: string): string {
  return text.replace(ENTITY, letterOf);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** One of the five that XML has names for, or one by its number; any other name could stand for anything. */
function letterOf(entity: string): string {
  const known = NAMED.get(entity);
  if (known !== undefined) return known;
  const digits = entity.slice(2, -1);
  const code = digits.startsWith("x") ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  const isLetter =
    [9, 10, 13].includes(code) || (code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff));
  if (!entity.startsWith("&#") || !isLetter) throw new Refused("an entity of its own");
  return String.fromCodePoint(code);
}

function short(name: string): string {
  return name.slice(0, 32);
}
