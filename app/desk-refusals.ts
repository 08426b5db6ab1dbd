import * as words from "~/words/desk-refusals";

/**
 * Why the desk refuses input: codes as in `refusals.ts`, apart from those that browsers are sent. What visitors meet is
 * said in their language, what only the owner meets in English.
 */
const MESSAGES = {
  "accent.faint": (has: number, least: number, theme: string, nearest: string) =>
    `On the ${theme} pages its contrast is ${has.toFixed(2)} to 1 and must be ${least}: ${(least - has).toFixed(2)} are missing. The nearest that can be read is ${nearest}`,
  "accent.unreadable": () => "A colour as #rrggbb, such as #7a4b00",
  "appointment.day-unreadable": (iso: string, dayFirst: string, monthFirst: string) =>
    `Write the day with its month and year, such as ${iso}, ${dayFirst} or ${monthFirst}`,
  "appointment.required": () => "Say when it takes place: fill in the appointment",
  "appointment.skipped": (from: string, to: string) =>
    `No clock there shows this time: on that day they go from ${from} to ${to}. Write another time`,
  "appointment.time-required": () => "Say at what time",
  "appointment.twice": (first: string, second: string) =>
    `Clocks there show this time twice on that day, first at ${first}, then at ${second}: choose which is meant`,
  "appointment.zone-required": () => "Name the time zone that this is written in, such as Europe/Berlin",
  "blocks.not-a-list": (most: number) => `Must be a list of at most ${most} blocks`,
  "births.too-many": (most: number) => `Keep at most ${most} births of one client`,
  "chart.none": words.chartNone,
  "client.too-large": (kibibytes: number) =>
    `This is more than the ${kibibytes} KiB that a client may have: move some of it into a note`,
  "clients.too-many": (most: number) => `${most} clients are kept already: delete one first`,
  "consent.date-required": () => "Say on which day they agreed",
  "consent.how-required": () => "Say how they agreed, such as “by e-mail” or “on the intake form”",
  "deliveries.too-many": (most: number) => `${most} letters can be opened already: take one back first`,
  "delivery.days": (most: number) => `Must be a whole number of days from 1 to ${most}`,
  "delivery.too-large": (kibibytes: number) =>
    `This is more than the ${kibibytes} KiB that a letter may have once it is sealed: leave a chart out`,
  "delivery.unreadable": () => "Must be what the editor sends, in base64url",
  "event.unreadable": (line: string) => words.eventUnreadable({ line }),
  "events.not-a-list": words.eventsNotAList,
  "events.too-many": (most: number) => words.eventsTooMany({ most }),
  "import.clock-twice": (shown: string) =>
    `The clocks of the place showed ${shown} twice, and this is the second time, which cannot be kept: leave the time out`,
  "import.id-required": () => "Each needs an id of its own, a UUID",
  "import.no-room": (most: number) =>
    `Not all of them have room: the desk keeps ${most} clients. Nobody of these was kept`,
  "import.not-a-list": (most: number) => `Must be a list of 1 to ${most} clients`,
  "import.zone-unknown": () => "No such time zone is known",
  "intakes.too-many": (most: number) =>
    `${most} links are open already: take one back, or wait until one has ended`,
  "leave.not-a-list": (names: readonly string[]) => `Must be a list of some of ${names.join(", ")}`,
  "logo.not-harmless": (what: string) =>
    `A logo may have shapes, colours and words, and nothing that runs, fetches or leads elsewhere. In the way is: ${what}. Export it as plain SVG, or as PNG`,
  "logo.too-large": (kibibytes: number) => `A logo may have at most ${kibibytes} KiB`,
  "logo.unreadable": () => "Must be a PNG of at most 2,048 points a side, or an SVG",
  "note.required": () => "Write something first",
  "note.too-large": (kibibytes: number) =>
    `This is more than the ${kibibytes} KiB that a note may have: make two of it`,
  "notes.too-many": (most: number) => `${most} notes are kept of this client already: remove one first`,
  "offer.address": () => "Must be an address that begins with https://",
  "offer.title-required": () => "Say what this session is called in English",
  "offers.too-many": (most: number) => `Keep at most ${most} offers`,
  "own-text.key-unknown": () => "There is no such text of ours",
  "own-text.not-in-language": (language: string) => `There is no such text of ours in ${language}`,
  "own-text.not-plain": () => "Write plain words: tags such as <b> would be shown as they stand",
  "own-text.placeholders": (names: readonly string[]) =>
    names.length > 0
      ? `Something is filled in at ${names.join(" and ")}: write each of these and no other braces`
      : "Nothing is filled in here: leave the braces out",
  "own-text.required": () => "Write your words, or take yours back to show ours",
  "own-text.too-large": (kibibytes: number) => `This is more than the ${kibibytes} KiB that a text may have`,
  "own-text.set-unknown": (names: readonly string[]) => `Must be one of ${names.join(", ")}`,
  "own-texts.no-room": (kibibytes: number) =>
    `With this your texts would be more than the ${kibibytes} KiB that a file of them may have: shorten some, or take some back first`,
  "own-texts.not-a-list": (most: number) =>
    `Must be a file of your words as it is saved here, with at most ${most} texts`,
  "own-texts.too-large": (kibibytes: number) =>
    `This is more than the ${kibibytes} KiB that a file of texts may have`,
  "own-texts.too-many": (most: number) => `${most} texts are yours already: take one back first`,
  "people.not-a-list": (most: number) => words.peopleNotAList({ most }),
  "person.agreement-required": words.personAgreementRequired,
  "question.required": words.questionRequired,
  "reading.too-large": (kibibytes: number) =>
    `This is more than the ${kibibytes} KiB that a reading may have: make two of it`,
  "readings.too-many": (most: number) => `${most} readings are kept already: delete one first`,
  "relation.who-required": () => "Choose a client, or write a name",
  "profile.too-large": (kibibytes: number) =>
    `This is more than the ${kibibytes} KiB that all of it may have, the logo among it: take a smaller logo, or fewer words`,
  "relations.too-many": (most: number) => `Keep at most ${most} relations`,
  "requests.too-many": words.requestsTooMany,
  "second-person.unreadable": () => "Choose somebody of the list",
  "settings.zone-unknown": () => "No such time zone is known: write one such as Europe/Berlin",
  "tags.not-a-list": () => "Must be words with commas between them, or a list of texts",
  "tags.too-many": (most: number) => `Keep at most ${most} tags`,
  "token.unreadable": words.tokenUnreadable,
  "updated-at.required": () => "Say which version is changed, as updatedAt in its answer",
  "wishes.not-a-list": (most: number) => words.wishesNotAList({ most }),
} as const;

export type DeskRefusalCode = keyof typeof MESSAGES;

/** A code of the desk's with its message, in the language in use when it is read. */
export function deskRefusal<Code extends DeskRefusalCode>(
  code: Code,
  ...values: Parameters<(typeof MESSAGES)[Code]>
): { readonly code: Code; readonly message: string } {
  const say = MESSAGES[code] as (...values: readonly unknown[]) => string;
  return {
    code,
    get message() {
      return say(...values);
    },
  };
}
