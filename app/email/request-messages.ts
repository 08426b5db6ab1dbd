import { site } from "~/site";
import { escaped } from "./escaped";
import type { Message } from "./quiz-message";

/** To whoever sent a request: it came in. Anybody can type anybody's address, so nothing that was typed stands in it. */
export function receivedMessage(origin: string, token: string): Message {
  return message("Your request came in", [
    "Hello,",
    `your request to ${site.name} came in. You will be answered by e-mail.`,
    ["What you sent, and the button that deletes it:", `${origin}/request/${token}`],
    `You get this message because this address was given at ${origin}/consult. If that was not you, open the link and delete the request.`,
  ]);
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
