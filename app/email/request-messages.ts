import { langMarks, languageOf, screenIn } from "~/further-languages";
import { COMPLETE, type Language } from "~/languages";
import { inLanguage } from "~/page-language";
import { site } from "~/site";
import * as words from "~/words/request-message";
import { escaped } from "./escaped";
import type { Message } from "./quiz-message";

/**
 * To whoever sent a request, in the language in which it was sent: it came in. Anybody can type anybody's address, so
 * nothing that was typed stands in it.
 */
export function receivedMessage(origin: string, token: string, language: Language = COMPLETE): Message {
  const known = languageOf(language);
  const at = (screen: string) => origin + screenIn(known.prefix, screen);
  const said = inLanguage(language, () =>
    message(words.subject(), [
      words.hello(),
      words.cameIn({ brand: site.name }),
      [words.whatYouSent(), at(`/request/${token}`)],
      words.reason({ address: at("/consult") }),
    ]),
  );
  return known.prefix ? { ...said, html: `<div ${langMarks(known)}>\n${said.html}\n</div>` } : said;
}

/** To the owner: somebody waits. Who, and what for, stands on the desk alone. */
export function waitsMessage(origin: string): Message {
  return message("A request waits", [
    "Hello,",
    "a request came in on your site.",
    ["It waits on your desk:", `${origin}/desk/requests`],
  ]);
}

/** Paragraphs, of which one may be words and the address that they lead to. */
function message(
  subject: string,
  parts: readonly (string | readonly [words: string, address: string])[],
): Message {
  const signed = [...parts, `${site.name} · ${site.contact}`];
  return {
    subject,
    text: signed.map((part) => (typeof part === "string" ? part : part.join("\n"))).join("\n\n"),
    html: signed
      .map((part) =>
        typeof part === "string"
          ? `<p>${escaped(part)}</p>`
          : `<p>${escaped(part[0])}<br><a href="${escaped(part[1])}">${escaped(part[1])}</a></p>`,
      )
      .join("\n"),
  };
}
