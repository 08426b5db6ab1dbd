// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is written and expected is JavaScript
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseAst } from "rollup/parseAst";
import ts from "typescript";
import { afterEach, expect, test } from "vitest";
import { marked, type Parse, tablesModule, worded, wordsBehind } from "./browser-words";
import { type Catalogue, readCatalogues } from "./catalogue";
import { PSEUDO } from "./pseudo";
import { typedModule, writeTypedModules } from "./typed-modules";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

type Words = Record<string, unknown>;

/** A folder of words with one set, `moon`. */
function folderOf(languages: Record<string, Words>): string {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  folders.push(folder);
  for (const [language, words] of Object.entries(languages)) {
    const path = join(folder, language, "moon.json");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ notes: "", words }));
  }
  return folder;
}

const catalogues = (languages: Record<string, Words>) =>
  readCatalogues(folderOf(languages), Object.keys(languages));
const faults = (en: Words, es?: Words) => () => catalogues(es ? { en, es } : { en });
const parse: Parse = (code) => parseAst(code) as unknown as ReturnType<Parse>;

/** What a set's functions say on the server, in a language. */
function onServer(languages: Record<string, Words>, language: string) {
  const code = ts.transpile(typedModule("moon", catalogues(languages)).replace(/^import .*$/gm, ""), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.CommonJS,
  });
  const words: Record<string, (given?: unknown) => unknown> = {};
  new Function("exports", "$inUse", "$inOrder", code)(
    words,
    () => language,
    (...pieces: unknown[]) => pieces,
  );
  return words;
}

/** What a piece of a component's code is in the browser, in a language. */
function inBrowser(code: string, languages: Record<string, Words>, language: string): string {
  const all = catalogues(languages);
  const given = marked(`import * as words from "~/words/moon";\n${code}`, all.get("en") as Catalogue, parse);
  return worded(
    given?.split("\n").slice(1).join("\n") ?? code,
    all.get(language) as Catalogue,
    language,
    parse,
  );
}

const DAYS = "in {days, plural, =0 {no time} one {# day} other {# days}}";
const DÍAS =
  "{days, plural, =0 {hoy} one {dentro de # día} many {dentro de # de días} other {dentro de # días}}";

test("a language of one and many counts and writes decimals as its speakers do", () => {
  const languages = {
    en: { days: DAYS, lit: "{percent, number} % lit" },
    de: {
      days: "{days, plural, =0 {sofort} one {in # Tag} other {in # Tagen}}",
      lit: "zu {percent, number} % beleuchtet",
    },
  };
  const german = onServer(languages, "de");
  expect([0, 1, 2, 1.5].map((days) => german.days?.({ days }))).toEqual([
    "sofort",
    "in 1 Tag",
    "in 2 Tagen",
    "in 1,5 Tagen",
  ]);
  expect(german.lit?.({ percent: "29.5" })).toBe("zu 29,5 % beleuchtet");
});

test("a message is what its language says, by number, by word, by switch and by name", () => {
  const languages = {
    en: {
      days: DAYS,
      half: "the {half, select, north {northern} other {southern}} half",
      up: "{isUp, select, true {above} other {below}} {name}'s horizon",
      lit: "{percent, number} % lit",
    },
    es: {
      days: DÍAS,
      half: "la mitad {half, select, north {norte} other {sur}}",
      up: "{isUp, select, true {sobre} other {bajo}} el horizonte de {name}",
      lit: "{percent, number} % iluminada",
    },
  };
  const [english, spanish] = [onServer(languages, "en"), onServer(languages, "es")];
  expect([0, 1, 2].map((days) => english.days?.({ days }))).toEqual(["in no time", "in 1 day", "in 2 days"]);
  expect([0, 1, 2, 1e6].map((days) => spanish.days?.({ days }))).toEqual([
    "hoy",
    "dentro de 1 día",
    "dentro de 2 días",
    "dentro de 1000000 de días",
  ]);
  expect(english.half?.({ half: "north" })).toBe("the northern half");
  expect(spanish.half?.({ half: "south" })).toBe("la mitad sur");
  expect(english.up?.({ isUp: false, name: "Ann" })).toBe("below Ann's horizon");
  expect(english.lit?.({ percent: "98.8" })).toBe("98.8 % lit");
  expect(spanish.lit?.({ percent: 98.8 })).toBe("98,8 % iluminada");
});

test("a key may be called as anything that its module needs", () => {
  const words = { inUse: "In use", inOrder: "<b>In order</b>", sign: { Leo: "Leo" }, signWords: "Words" };
  const said = onServer({ en: words, es: { sign: { Leo: "León" } } }, "es");
  expect([said.inUse?.(), said.sign?.("Leo"), said.signWords?.()]).toEqual(["In use", "León", "Words"]);
  expect(said.inOrder?.({ b: (inner: string) => inner })).toBe("In order");
});

test("tags hold the words that stand in an element, in the order of each language", () => {
  const languages = {
    en: { note: "As of noon, <utc>UT</utc>; see <link>the rest</link>." },
    es: { note: "Ver <link>el resto</link>: al mediodía, <utc>TU</utc>." },
  };
  const given = { utc: (inner: string) => `(${inner})`, link: (inner: string) => `[${inner}]` };
  expect(onServer(languages, "en").note?.(given)).toEqual([
    "As of noon, ",
    "(UT)",
    "; see ",
    "[the rest]",
    ".",
  ]);
  expect(onServer(languages, "es").note?.(given)).toEqual([
    "Ver ",
    "[el resto]",
    ": al mediodía, ",
    "(TU)",
    ".",
  ]);
});

test("quotes, braces, backslashes and what JavaScript would read mean themselves", () => {
  const en = {
    odd: "It's “{a}”: '{'x'}' $'{'y'}' `z` \\n < 3 \"q\"",
    plain: "`${x}` 'q' \"r\" \\".replaceAll(/[{}]/g, "'$&'"),
  };
  const expected = 'It\'s “1”: {x} ${y} `z` \\n < 3 "q"';
  expect(onServer({ en }, "en").odd?.({ a: 1 })).toBe(expected);
  expect(onServer({ en }, "en").plain?.()).toBe("`${x}` 'q' \"r\" \\");
  const code = inBrowser("export default [words.odd({ a: 1 }), words.plain()];", { en }, "en");
  expect(new Function(code.replace("export default", "return"))()).toEqual([expected, "`${x}` 'q' \"r\" \\"]);
});

test("words by their ids come from a table, and in the browser those that are their ids weigh nothing", () => {
  const languages = {
    en: { sign: { Aries: "Aries", Leo: "Leo" } },
    es: { sign: { Aries: "Aries", Leo: "León" } },
  };
  expect(onServer(languages, "es").sign?.("Leo")).toBe("León");
  const all = catalogues(languages);
  const made = tablesModule("moon", all.get("en") as Catalogue);
  const inLanguage = (language: string) => worded(made, all.get(language) as Catalogue, language, parse);
  expect(inLanguage("en")).toBe("export const sign=(id=>id);");
  expect(inLanguage("es")).toBe('export const sign=(words=>id=>words[id]??id)({"Leo":"León"});');
  expect(inBrowser("x(words.sign(id))", languages, "es")).toBe("x(words.sign(id))");
});

test("in the browser each word stands where it is said, and what it takes stands in it", () => {
  const languages = {
    en: { title: "Moon Phases", days: DAYS, sky: "{half} sky", twice: "{a}, {a}", note: "<b>Now</b> {n}" },
    es: {
      title: "Fases de la Luna",
      days: DÍAS,
      sky: "Cielo {half}",
      twice: "{a}{a}",
      note: "{n} <b>ya</b>",
    },
  };
  const said = (code: string, language = "en") => inBrowser(code, languages, language);
  expect(said("h(words.title())")).toBe('h("Moon Phases")');
  expect(said("h(words.title())", "es")).toBe('h("Fases de la Luna")');
  expect(said("meta(words.title)")).toBe('meta((()=>"Moon Phases"))');
  expect(said("h(words.sky({ half: names[0] || x }))")).toBe("h(`${names[0] || x} sky`)");
  expect(said("h(words.sky({ half: words.title() }))", "es")).toBe('h(`Cielo ${"Fases de la Luna"}`)');
  expect(said("h(words.days({ days: n }))")).toBe(
    'h(`in ${(n===0?"no time":n===1?`${n} day`:`${n} days`)}`)',
  );
  // What may cost or do something is done once.
  expect(said("h(words.twice({ a: f() }))")).toBe("h((p=>`${p.a}, ${p.a}`)({ a: f() }))");
  expect(said("h(words.sky(given))")).toBe("h((p=>`${p.half} sky`)(given))");
  expect(said("h(words.note({ b: (inner) => e(inner), n }))")).toBe(
    'h([((inner) => e(inner))("Now")," ",n])',
  );
});

test("a changed word gives the file that says it another address", () => {
  const behind = (title: string) =>
    wordsBehind('h($words("moon.title"))', catalogues({ en: { title } }).get("en") as Catalogue, "en");
  expect(behind("Moon")).not.toBe(behind("Moons"));
});

test("the language of the tests has marks, accents and two fifths more letters, and nothing else of it changes", () => {
  const languages = { en: { days: DAYS, sign: { Leo: "Leo" }, note: "<b>Now</b> {n}" }, [PSEUDO]: {} };
  const words = onServer({ en: languages.en }, "en");
  const all = readCatalogues(folderOf({ en: languages.en }), ["en", PSEUDO]);
  const code = typedModule("moon", all);
  expect(words.days?.({ days: 2 })).toBe("in 2 days");
  expect(code).toContain(
    `$inUse() === "${PSEUDO}" ? \`[!! íñ \${(p.days===0?"ñó ţíɱé":p.days===1?\`\${p.days} đáý\`:\`\${p.days} đáýš\`)} ~~~~ !!]\``,
  );
  expect(code).toContain('"[!! Ļéó ~~ !!]"'.replace("Ļ", "Ĺ"));
  expect(code).toContain('$inOrder("[!! ",p.b("Ñóẃ")'.replace("ẃ", "ŵ"));
});

test("a mistake stops the build, which names file, key and what is wrong", () => {
  const en = { title: "Moon", days: DAYS, note: "<b>Now</b> {n}", sign: { Leo: "Leo" } };
  const es = (words: Words) => faults(en, words);
  expect(es({ titel: "Luna" })).toThrow("app/words/es/moon.json: titel is a key that English does not have.");
  expect(es({ title: "Luna {n}" })).toThrow("title takes {n}, which English does not give");
  expect(es({ note: "<b>Ya</b>" })).toThrow("note lacks {n}, which English has");
  expect(es({ note: "<i>Ya</i> {n}" })).toThrow("note takes {i}, which English does not give");
  expect(es({ days: "{days, plural, one {# día} other {# días}}" })).toThrow(
    "days lacks words for many of {days}",
  );
  expect(es({ sign: { Leo: "León", Lynx: "Lince" } })).toThrow(
    "sign.Lynx is an id that English does not have",
  );
  expect(es({ sign: {} })).toThrow("sign.Leo is missing");
  expect(es({ sign: "Leo" })).toThrow("sign is a text, and in English texts by their ids");
  expect(faults({ new: "New" })).toThrow("new is no key");
  expect(faults({ title: "{n" })).toThrow("title is no ICU message: EXPECT_ARGUMENT_CLOSING_BRACE");
  expect(faults({ title: "<b>Moon" })).toThrow("title is no ICU message: UNCLOSED_TAG");
  expect(faults({ days: "{days, plural, one {# day}}" })).toThrow("MISSING_OTHER_CLAUSE");
  expect(faults({ at: "{at, date}" })).toThrow("has {at} as a date or a time");
  expect(faults({ at: "{at, plural, one {a} few {b} other {c}}" })).toThrow(
    "has words for few of {at}, which en does not tell apart",
  );
  expect(faults({ both: "{n} <n>x</n> {n, plural, one {a} other {b}}" })).toThrow("uses {n} in two ways");
  expect(faults({ sign: { Leo: "{a}" } })).toThrow("sign.Leo takes something");
  expect(faults({ title: "" })).toThrow("title is neither a text nor texts by their ids");
});

test("a language without a set, or without a word of it, says it in English", () => {
  expect(onServer({ en: { title: "Moon", more: "More" }, es: { more: "Más" } }, "es").title?.()).toBe("Moon");
});

test("a call that lacks something, gives too much, or asks for what is not there has a wrong type", () => {
  const folder = folderOf({
    en: { title: "Moon", days: DAYS, note: "<b>Now</b> {n}", sign: { Leo: "Leo" } },
  });
  writeTypedModules(folder);
  expect(readFileSync(join(folder, "moon.ts"), "utf8")).toContain("/** Moon */");
  const calls: readonly (readonly [call: string, error: string | null])[] = [
    ["words.title()", null],
    ["words.days({ days: 2 })", null],
    ["words.days()", "Expected 1 arguments, but got 0."],
    ['words.days({ days: "2" })', "Type 'string' is not assignable to type 'number'."],
    ["words.days({ day: 2 })", "'day' does not exist in type"],
    ["words.note({ n: 1 })", "Property 'b' is missing"],
    ['words.sign("Lynx")', '"Lynx"'],
    ["words.titel()", "Property 'titel' does not exist"],
  ];
  const file = join(folder, "use.ts");
  writeFileSync(file, `import * as words from "./moon";\n${calls.map(([call]) => call).join("\n")}`);
  writeFileSync(
    join(folder, "in-order.ts"),
    "export declare function inOrder(...pieces: unknown[]): string;",
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2022.d.ts"],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  const source = program.getSourceFile(file) as ts.SourceFile;
  const errors = program.getSemanticDiagnostics(source).map(({ messageText, start = 0 }) => ({
    call: calls[source.getLineAndCharacterOfPosition(start).line - 1]?.[0],
    message: ts.flattenDiagnosticMessageText(messageText, " "),
  }));
  for (const [call, error] of calls) {
    const message = errors.find((of) => of.call === call)?.message ?? null;
    if (error === null) expect(message, call).toBeNull();
    else expect(message, call).toContain(error);
  }
});
