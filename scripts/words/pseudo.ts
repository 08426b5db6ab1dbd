import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Message } from "./message";

/**
 * The tag of the language that nobody speaks: English with accents, two fifths as long again, between marks. By its tag it
 * is no English, so that a text in English says of itself that it is one; `sw` counts and writes decimals as English does.
 */
export const PSEUDO = "sw-XA";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀćđéƒǧĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁĆĐÉƑǦĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";

/** By how much words grow on their way from English into most languages, at the least that tests must bear. */
const GROWTH = 0.4;

/**
 * A message as a test wants to see it: `Moon Phases` → `[!! Ṁóóñ Þĥášéš ~~~~ !!]`. Whatever a page shows outside of
 * the marks was never asked of the catalogue; what touches another mark was put together of pieces.
 */
export function inPseudo(message: Message): Message {
  const letters = lettersOf(message.elements);
  const longer = letters === 0 ? "" : ` ${more(letters)}`;
  return {
    ...message,
    elements: [literal("[!! "), ...message.elements.map(accented), literal(`${longer} !!]`)],
  };
}

/** The same of words by their ids, which take nothing. */
export function wordsInPseudo(words: string): string {
  return `[!! ${withAccents(words)} ${more(words.length)} !!]`;
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/** So many letters more, in words of four that a line may end between. */
function more(letters: number): string {
  return "~".repeat(Math.ceil(letters * GROWTH)).replace(/~{4}(?=~)/g, "$& ");
}

const withAccents = (words: string): string =>
  words.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] as string);

function accented(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return literal(withAccents(element.value));
    case TYPE.tag:
      return { ...element, children: element.children.map(accented) };
    case TYPE.select:
    case TYPE.plural: {
      const options = Object.entries(element.options).map(([name, { value }]) => [
        name,
        { value: value.map(accented) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    default:
      return element;
  }
}

function lettersOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.type === TYPE.tag) return sum + lettersOf(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return sum + Math.max(...Object.values(element.options).map(({ value }) => lettersOf(value)));
    return sum;
  }, 0);
}
