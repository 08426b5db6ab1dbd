import { needsWord } from "./letter-seal";
import { mailLink } from "./mail-link";

interface LetterMail {
  readonly email: string;
  readonly called: string;
  readonly link: string;
}

/** The sender's own e-mail with the link of a letter, as an address that a mail program opens. */
export function letterMail({ email, called, link }: LetterMail): string {
  const asks = needsWord(link.slice(link.indexOf("#") + 1))
    ? ["It asks for a password, which you get from me separately.", ""]
    : [];
  return mailLink(email, "A reading for you", [
    `${called},`,
    "",
    "this is what I prepared for you:",
    "",
    link,
    "",
    ...asks,
  ]);
}
