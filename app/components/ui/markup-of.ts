import { Fragment, isValidElement, type ReactNode } from "react";
import { remembered } from "~/memo";
import { escaped } from "./escaped";

/**
 * What React writes of these nodes on the server, to the letter, in a part of the time: it hands on every name, value
 * and quotation mark of an attribute by itself, and a chart's page has ten thousand. Components may use contexts and
 * begin with states, for they are called within the one that is being rendered; ids, boundaries and providers of their
 * own they may not have.
 * @throws NotWritten for what this does not know
 */
export function markupOf(nodes: ReactNode): string {
  const written: Written = { html: "", isAfterText: false };
  write(nodes, written);
  return written.html;
}

/** Something that only React can write. */
export class NotWritten extends Error {}

interface Written {
  html: string;
  /** Two texts beside each other are parted, so that the browser finds two. */
  isAfterText: boolean;
}

type Props = Readonly<Record<string, unknown>>;

function write(node: unknown, to: Written): void {
  if (node === null || node === undefined || typeof node === "boolean") return;
  if (typeof node === "string" || typeof node === "number") {
    writeText(`${node}`, to);
  } else if (Array.isArray(node)) {
    for (const each of node) write(each, to);
  } else if (isValidElement(node)) {
    const { type, props } = node as { type: unknown; props: Props };
    if (typeof type === "string") writeElement(type, props, to);
    else write(type === Fragment ? props.children : rendered(type, props), to);
  } else {
    throw new NotWritten(typeof node);
  }
}

/** What a component gives; of a class, a boundary or a provider nothing is known. */
function rendered(type: unknown, props: Props): unknown {
  if (typeof type === "function" && !type.prototype?.isReactComponent) return type(props);
  const { render, type: inner } = Object(type) as { render?: unknown; type?: unknown };
  if (typeof render === "function") return render(props, null); // it hands its ref on
  if (typeof inner === "function") return rendered(inner, props); // it is remembered
  throw new NotWritten("a component of another kind");
}

function writeText(text: string, to: Written) {
  if (text === "") return;
  if (to.isAfterText) to.html += "<!-- -->";
  to.html += escaped(text);
  to.isAfterText = true;
}

/** Their values and texts have ways of their own. */
const OF_THEIR_OWN = new Set(
  "area base br col embed hr img input link listing menuitem meta option param pre script select source style textarea title track wbr".split(
    " ",
  ),
);

function writeElement(tag: string, props: Props, to: Written) {
  if (OF_THEIR_OWN.has(tag) || tag.includes("-")) throw new NotWritten(tag);
  let start = `<${tag}`;
  for (const name in props) start += attribute(name, props[name]);
  to.html += `${start}>`;
  to.isAfterText = false;
  const inner = props.dangerouslySetInnerHTML as { readonly __html: string } | undefined;
  if (inner) to.html += inner.__html;
  else write(props.children, to);
  to.html += `</${tag}>`;
  to.isAfterText = false;
}

const NO_ATTRIBUTES = new Set(["children", "dangerouslySetInnerHTML", "suppressHydrationWarning"]);
/** Names that React writes otherwise than they are given, and two that it does not. */
const NAMES: Readonly<Record<string, string>> = {
  className: "class",
  colSpan: "colSpan",
  dateTime: "dateTime",
  strokeDasharray: "stroke-dasharray",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeWidth: "stroke-width",
  tabIndex: "tabindex",
  textAnchor: "text-anchor",
  viewBox: "viewBox",
};
/** They are there or not. */
const SWITCHES = new Set(["hidden", "open"]);
/** Of which a truth is written as a word. */
const WORDED = /^(?:aria|data)-/;
const PLAIN_NAME = /^[a-z][a-z0-9-]*$/;

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined || typeof value === "function" || NO_ATTRIBUTES.has(name))
    return "";
  const known = OFTEN[name];
  return known && typeof value === "string" ? known(value) : attributeOf(name, value);
}

/** To put a page together takes as long as it has pieces: an attribute that comes often is one. */
const OFTEN: Readonly<Record<string, (value: string) => string>> = {
  className: remembered(
    1_000,
    (value) => value,
    (value) => inOnePiece(attributeOf("className", value)),
  ),
};

/** The same text, in one place of the memory. */
function inOnePiece(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

function attributeOf(name: string, value: unknown): string {
  if (name === "style") return ` style="${styleOf(value as Props)}"`;
  if (SWITCHES.has(name)) return value ? ` ${name}=""` : "";
  const isPrimitive = typeof value === "string" || typeof value === "number";
  if (!isPrimitive && !(typeof value === "boolean" && WORDED.test(name))) throw new NotWritten(name);
  const known = NAMES[name];
  if (!known && !PLAIN_NAME.test(name)) throw new NotWritten(name);
  return ` ${known ?? name}="${escaped(`${value}`)}"`;
}

function styleOf(values: Props): string {
  return Object.entries(values)
    .filter(
      ([, value]) => value !== null && value !== undefined && value !== "" && typeof value !== "boolean",
    )
    .map(([name, value]) => {
      if (typeof value !== "string") throw new NotWritten(name); // a number may mean pixels
      const written = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${name.startsWith("--") ? name : written}:${escaped(value.trim())}`;
    })
    .join(";");
}
