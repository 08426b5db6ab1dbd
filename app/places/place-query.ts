import { foldedWords } from "./place-names";

/** How a typed place can be read: a name, and what narrows it down ("Ontario", "UK", "Rhodesia"). */
export interface Interpretation {
  readonly name: string;
  readonly qualifiers: readonly string[];
}

/** Names and addresses are short. The schemas refuse longer text; here it is cut, to be safe. */
const LONGEST_TEXT = 200;
const MOST_PARTS = 6;
/** More words than this are no place name, and trying all their combinations would take long. */
const MOST_WORDS = 8;

const SEPARATOR = /[,;/|\\\n\t，、،؛；]|\s[-–—]\s/;

/** Of names whose blanks are single ones. Generic words before a name: "City of London", "Stadt Ulm", "near Bath". */
const GENERIC_BEFORE =
  /^(?:(?:the )?(?:city|town|village|municipality|borough|district|county|commune|parish|island|isle|greater|metropolitan area) of|greater|near|nr\.?|outside|born in|in|at|from|ciudad de|municipio de|villa de|pueblo de|cidade de|ville de|commune de|comune di|citt[àa] di|stadt|landeshauptstadt|hansestadt|gemeinde|markt|gmina|obec|m[ěe]sto|miasto|г\.?|город|місто|пос\.?|с\.) (\S{2})/iu;
/** Generic words after a name: "Quebec City", "Ulm Stadt", 市 (city). */
const GENERIC_AFTER =
  /(?: (?:city|town|township|village|municipality|municipio|borough|district|metropolitan area|area|region|city centre|city center|centre|center|airport|stadt|cedex|shi|ken|fu)| ?[市县縣都府区區町村郡]| ?[시군구])$/iu;

/** Words after which a name only says where the place lies: "Büsingen am Hochrhein", "Walton on Thames". */
const CONNECTIVES = new Set(
  "am an der im in bei ob auf unter vor upon on under by near next le la les lez sur sous en aan nad pod na".split(
    " ",
  ),
);

/** What people write when they do not know or mean no town; villages of these names need their country with them. */
const NO_PLACES = new Set(
  "home hospital none null unknown earth nowhere anywhere somewhere here there test world undefined na nil tbd city village town".split(
    " ",
  ),
);

/** Abbreviations that are too risky to write out at once: "N Hollywood", "Sta Cruz", "Colorado Spgs". */
const RISKY_ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    n: "north",
    s: "south",
    e: "east",
    w: "west",
    pt: "port",
    pto: "puerto",
    sta: "santa",
    sto: "santo",
    sn: "san",
    cd: "ciudad",
    gt: "great",
    lk: "lake",
    lks: "lakes",
    hts: "heights",
    hgts: "heights",
    spgs: "springs",
    sprs: "springs",
    spg: "spring",
    jct: "junction",
    ctr: "center",
    ctl: "central",
    bch: "beach",
    vly: "valley",
    pk: "park",
    isl: "island",
    is: "island",
    mtn: "mountain",
    mtns: "mountains",
    bdg: "bandung",
    nva: "nueva",
    nvo: "nuevo",
    vn: "veliky",
    b: "bad",
    u: "upper",
    l: "lower",
    nth: "north",
    sth: "south",
    gr: "gross",
    kl: "klein",
    sankt: "saint",
    sint: "saint",
  }),
);

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The text without control characters, cut after 200 characters. */
function clean(text: string): string {
  return (
    text
      .slice(0, LONGEST_TEXT)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, " ")
      .trim()
  );
}

/** The parts of a text between commas, slashes and the like, none empty, at most six. */
export function partsOf(text: string): readonly string[] {
  return clean(text).split(SEPARATOR).map(tidy).filter(Boolean).slice(0, MOST_PARTS);
}

/** "Frankfurt (Oder)" as a name with a qualifier. Null when there is no bracket with something before it. */
function bracketsAsQualifiers(part: string): Interpretation | null {
  const match = /^([^([]+)[([]([^)\]]+)(?:[)\]](.*))?$/.exec(part);
  if (!match) return null;
  const [, before = "", inside = "", after = ""] = match;
  return { name: tidy(`${before} ${after}`), qualifiers: [tidy(inside)] };
}

/** The text as it stands: the first part is the name, the others narrow it down. */
export function plainReading(text: string): Interpretation | null {
  const [name, ...qualifiers] = partsOf(text);
  return name === undefined ? null : { name, qualifiers };
}

/** Every way to cut a name without commas in two, the longest name first: "Vancouver BC Canada". */
export function wordSplits(reading: Interpretation): readonly Interpretation[] {
  const words = reading.name.split(" ");
  if (words.length > MOST_WORDS) return [];
  return words.slice(1).map((_, index) => {
    const cut = words.length - 1 - index;
    return {
      name: words.slice(0, cut).join(" "),
      qualifiers: [words.slice(cut).join(" "), ...reading.qualifiers],
    };
  });
}

/** The larger place first: "Germany, Ulm", "France Paris". */
export function reversedReadings(reading: Interpretation): readonly Interpretation[] {
  const last = reading.qualifiers.at(-1);
  if (last !== undefined) {
    return [{ name: last, qualifiers: [...reading.qualifiers.slice(0, -1).reverse(), reading.name] }];
  }
  const words = reading.name.split(" ");
  if (words.length > MOST_WORDS) return [];
  return words.slice(1).map((_, index) => ({
    name: words.slice(index + 1).join(" "),
    qualifiers: [words.slice(0, index + 1).join(" ")],
  }));
}

/** Scripts without spaces between words: "日本東京" is Tokyo in Japan. */
export function unspacedReadings(reading: Interpretation): readonly Interpretation[] {
  const letters = [...reading.name];
  if (letters.length < 3 || letters.length > 14) return [];
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(reading.name))
    return [];
  return letters.slice(2).map((_, index) => ({
    name: letters.slice(index + 1).join(""),
    qualifiers: [letters.slice(0, index + 1).join(""), ...reading.qualifiers],
  }));
}

/** A house's number or a postcode: "12a", "75001", "SW1A", "CH-8001". */
const NUMBER_WORD = /^[\p{L}\d.\-–/]{1,10}$/u;

function withoutNumberWords(text: string): string {
  return text
    .split(" ")
    .filter((word) => !(/\d/.test(word) && NUMBER_WORD.test(word)))
    .join(" ");
}

/** Looser forms of a reading, the closest to the text first; each is tried when those before it found nothing. */
export function looserReadings(reading: Interpretation): readonly Interpretation[] {
  const { name, qualifiers } = reading;
  const forms: Interpretation[] = [];
  const add = (other: string, more: readonly string[] = qualifiers) => {
    const next = tidy(other);
    if (next !== "" && (next !== name || more !== qualifiers)) forms.push({ name: next, qualifiers: more });
  };
  // "Frankfurt/Main", "Halle, Saale": what stands after the separator may belong to the name.
  const [second, ...others] = qualifiers;
  if (second !== undefined) add(`${name} ${second}`, others);
  const bracketed = bracketsAsQualifiers(name);
  if (bracketed) {
    add(bracketed.name, [...bracketed.qualifiers, ...qualifiers]);
    add(bracketed.name);
  }
  add(name.replace(GENERIC_BEFORE, "$1"));
  add(name.replace(GENERIC_AFTER, ""));
  const withoutNumbers = withoutNumberWords(name);
  const wordyQualifiers = qualifiers.map(withoutNumberWords).filter(Boolean);
  if (withoutNumbers !== name || qualifiers.some((part) => withoutNumberWords(part) !== part)) {
    if (withoutNumbers === "") {
      // "75001, Paris" and "10115, Berlin, Germany": a postcode stood where the name belongs.
      const [next, ...rest] = wordyQualifiers;
      if (next !== undefined) add(next, rest);
    } else {
      add(withoutNumbers, wordyQualifiers);
      // A street and a number before the town.
      const [next, ...rest] = wordyQualifiers;
      if (next !== undefined && rest.length > 0) add(next, rest);
    }
  }
  const folded = foldedWords(name);
  if (folded.some((word) => RISKY_ABBREVIATIONS.has(word))) {
    add(folded.map((word) => RISKY_ABBREVIATIONS.get(word) ?? word).join(" "));
  }
  // Umlauts written out: "Muenchen", "Goeteborg", "Aabenraa".
  const key = folded.join(" ");
  if (/[aou]e|aa/.test(key)) add(key.replace(/([aou])e/g, "$1").replace(/aa/g, "a"));
  return forms;
}

/** The name without what only says where the place lies: "Büsingen" of "Büsingen am Hochrhein". Null without any. */
export function shortenedReading({ name, qualifiers }: Interpretation): Interpretation | null {
  const words = foldedWords(name);
  const connective = words.findIndex((word, index) => index > 0 && CONNECTIVES.has(word));
  return connective > 0 ? { name: words.slice(0, connective).join(" "), qualifiers } : null;
}

/** Whether a text says that no place is meant or known. */
export function namesNoPlace({ name, qualifiers }: Interpretation): boolean {
  return qualifiers.length === 0 && NO_PLACES.has(foldedWords(name).join(""));
}
