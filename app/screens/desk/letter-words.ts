import { isHttps, type LetterElement, type LetterNode } from "./letter-tree";

/** The owner's words as a letter shows them: paragraphs and lists, with `**bold**`, `*italics*` and `[links](https://…)`. */
export function wordsAsNodes(text: string): readonly LetterElement[] {
  const parts: LetterElement[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const end = () => {
    if (lines.length > 0) parts.push(["p", {}, ...lines.flatMap(inLine)]);
    if (items.length > 0) {
      const rows = items.map((item): LetterElement => ["li", {}, ...spans(item)]);
      parts.push(["ul", { class: "list-disc pl-6" }, ...rows]);
    }
    lines = [];
    items = [];
  };
  for (const line of text.split("\n")) {
    const isItem = line.startsWith("- ");
    if (line.trim() === "" || (isItem ? lines.length > 0 : items.length > 0)) end();
    if (isItem) items.push(line.slice(2));
    else if (line.trim() !== "") lines.push(line);
  }
  end();
  return parts;
}

const inLine = (line: string, index: number): LetterNode[] =>
  index === 0 ? [...spans(line)] : [["br", {}], ...spans(line)];

/** A sign without its other half stands for itself. */
function spans(line: string): readonly LetterNode[] {
  const nodes: LetterNode[] = [];
  let plain = "";
  const put = (node: LetterNode) => {
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(node);
  };
  for (let at = 0; at < line.length; ) {
    const mark = line.startsWith("**", at) ? "**" : line[at] === "*" ? "*" : "";
    const close = mark ? line.indexOf(mark, at + mark.length) : -1;
    const link = line[at] === "[" ? linkAt(line, at) : null;
    if (mark && close > at + mark.length) {
      const inner = line.slice(at + mark.length, close);
      put([mark === "**" ? "strong" : "em", {}, inner]);
      at = close + mark.length;
    } else if (link) {
      put(["a", { href: link.address, class: "link" }, link.label]);
      at = link.end;
    } else if (mark) {
      // What has no other half here has none further on: the rest is looked at once.
      plain += mark;
      at += mark.length;
    } else {
      plain += line[at];
      at++;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

const MOST_LETTERS_OF_LABEL = 200;

function linkAt(line: string, at: number) {
  const middle = line.slice(at, at + MOST_LETTERS_OF_LABEL).indexOf("](");
  if (middle < 2) return null;
  const from = at + middle + 2;
  const length = line.slice(from, from + 2_000).indexOf(")");
  if (length < 0) return null;
  const address = line.slice(from, from + length);
  const label = line.slice(at + 1, at + middle);
  return isHttps(address) ? { label, address, end: from + length + 1 } : null;
}

/** Lines that begin with a day, for a calendar; what does not is left out of it. */
export function datesIn(text: string): readonly { readonly date: string; readonly what: string }[] {
  return text.split("\n").flatMap((line) => {
    const date = line.slice(0, 10);
    const what = line.slice(10).trim();
    return isDay(date) && what ? [{ date, what }] : [];
  });
}

/** A day of the calendar as it is typed: `2027-02-01`, and not the 31st. */
function isDay(typed: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(typed)) return false;
  const day = new Date(`${typed}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
}

/** Such a line as a letter says it: `1 February 2027 Saturn conjunction Ascendant`. */
export function saidLine(line: string, language: string): string {
  const [found] = datesIn(line);
  if (!found) return line;
  const day = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return `${day.format(new Date(`${found.date}T00:00Z`))} ${found.what}`;
}
