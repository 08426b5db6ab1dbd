import { needsWord } from "./letter-seal";

interface LetterMail {
  readonly email: string;
  readonly called: string;
  readonly link: string;
}

/** The sender's own e-mail with the link of a letter, as an address that a mail program opens. */
export function letterMail({ email, called, link }: LetterMail): string {
  const asks = needsWord(link.slice(link.indexOf("#") + 1))
    ? "\nIt asks for a password, which you get from me separately.\n"
    : "";
  const subject = encodeURIComponent("A reading for you");
  const body = encodeURIComponent(`${called},\n\nthis is what I prepared for you:\n\n${link}\n${asks}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${body}`;
}
