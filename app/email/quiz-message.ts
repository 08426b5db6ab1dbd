import { type LanguageOfPages, langMarks, languageOf, screenIn } from "~/further-languages";
import { COMPLETE, type Language } from "~/languages";
import { offersFor } from "~/offers-shown";
import { inLanguage } from "~/page-language";
import { OFFER_IDS, type OfferId, TOOLS, type Tool } from "~/readings/quiz";
import { site } from "~/site";
import * as quizWords from "~/words/quiz";
import * as words from "~/words/quiz-message";
import { escaped } from "./escaped";

/** An e-mail's words. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface QuizMessageContent {
  readonly name: string | null;
  readonly tools: readonly string[];
  readonly services: readonly string[];
  readonly origin: string;
  /** In which it is said; English where nobody noted one. */
  readonly language?: Language;
}

const LONGEST_NAME = 40;

const ALONE = [
  ...[
    "Cyrillic",
    "Arabic",
    "Devanagari",
    "Bengali",
    "Greek",
    "Thai",
    "Hebrew",
    "Tamil",
    "Telugu",
    "Gujarati",
  ],
  ...[
    "Kannada",
    "Malayalam",
    "Oriya",
    "Gurmukhi",
    "Sinhala",
    "Myanmar",
    "Khmer",
    "Lao",
    "Tibetan",
    "Ethiopic",
  ],
  ...["Georgian", "Armenian", "Thaana"],
];

/**
 * The scripts of living languages (Unicode Standard Annex 31, table 5), with those that one language writes together.
 * What more people write stands earlier, because each takes a fraction of a millisecond to be compiled.
 */
const SCRIPTS: readonly (readonly string[])[] = [
  ["Latin"],
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
  ["Han", "Bopomofo"],
  ...ALONE.map((script) => [script]),
];

/**
 * The name by which a message may greet: its first word when that is letters of one script and their marks, at most
 * 40, else nobody's. Anybody can type anybody's address here, so nothing they type may reach it but a name; letters of
 * two scripts are how one name is made to look like another.
 */
export function greetingName(name: string): string | null {
  const [first = ""] = name.split(/\s/);
  const isWord = /^\p{L}[\p{L}\p{M}]*$/u.test(first) && !/\p{Default_Ignorable_Code_Point}/u.test(first);
  return isWord && [...first].length <= LONGEST_NAME && SCRIPTS.some(isWrittenIn(first)) ? first : null;
}

/** Marks belong to any script; so do the apostrophes that are letters: Kaʻiulani. */
function isWrittenIn(word: string) {
  return (scripts: readonly string[]) => {
    const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join("");
    return new RegExp(`^[${letters}\\p{Script=Inherited}ʻʼ]+$`, "u").test(word);
  };
}

/** The message after the quiz, in the language of whoever answered it: our own words and our own links. */
export function quizMessage({ language = COMPLETE, ...content }: QuizMessageContent): Message {
  return inLanguage(language, () => messageIn(languageOf(language), content));
}

function messageIn(
  { tag, prefix, direction }: LanguageOfPages,
  { name, tools, services, origin }: Omit<QuizMessageContent, "language">,
): Message {
  const greeting = name ? words.helloTo({ name }) : words.hello();
  const toolLinks = tools.filter(isTool).map((tool) => ({
    title: quizWords.tool(tool),
    description: quizWords.toolDescription(tool),
    address: `${origin}${screenIn(prefix, `/${tool}`)}`,
  }));
  const offerLinks = offersFor(services.filter(isOffer)).map(({ title, duration, price, bookingUrl }) => ({
    title,
    description: [duration, price].filter(Boolean).join(", "),
    address: bookingUrl.startsWith("/") ? `${origin}${screenIn(prefix, bookingUrl)}` : bookingUrl,
  }));
  const parts = [
    { heading: words.freeTools(), links: toolLinks },
    { heading: words.consultations(), links: offerLinks },
  ].filter(({ links }) => links.length > 0);
  const reason = words.reason({ address: `${origin}${screenIn(prefix, "/quiz")}` });
  const html = [
    `<p>${greeting}</p>`,
    `<p>${escaped(words.thanks())}</p>`,
    ...parts.map(
      ({ heading, links }) =>
        `<h2>${escaped(heading)}</h2><ul>${links
          .map(
            ({ title, description, address }) =>
              `<li><a href="${escaped(address)}">${escaped(title)}</a><br>${escaped(description)}</li>`,
          )
          .join("")}</ul>`,
    ),
    `<p><small>${escaped(reason)}</small></p>`,
    `<p><small>${escaped(site.name)} · ${escaped(site.contact)}</small></p>`,
  ].join("\n");
  return {
    subject: words.subject({ brand: site.name }),
    text: [
      greeting,
      words.thanks(),
      ...parts.map(({ heading, links }) =>
        [
          heading,
          ...links.map(({ title, description, address }) => `- ${title}: ${description}\n  ${address}`),
        ].join("\n"),
      ),
      reason,
      `${site.name} · ${site.contact}`,
    ].join("\n\n"),
    html: prefix ? `<div ${langMarks({ tag, direction })}>\n${html}\n</div>` : html,
  };
}

function isTool(id: string): id is Tool {
  return TOOLS.some((known) => known === id);
}

function isOffer(id: string): id is OfferId {
  return OFFER_IDS.some((known) => known === id);
}
