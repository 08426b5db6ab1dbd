import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { FURTHER_LANGUAGES, prefixOf } from "../../app/further-languages";
import {
  MARK,
  marked,
  type Parse,
  type SyntaxNode,
  tablesModule,
  worded,
  wordsBehind,
} from "./browser-words";
import { type Catalogue, SOURCE } from "./catalogue";
import { PSEUDO } from "./pseudo";
import { typedModule, writeTypedModules } from "./typed-modules";

/** Where the browser's files lie, below the folder of the build and in addresses. */
const ASSETS = "assets";

interface WordsOptions {
  /** `app/words` */
  readonly folder: string;
  /** Where the browser's files are built. */
  readonly client: string;
  /** In which pages are served beside English; what they are served under begins their paths. */
  readonly languages: readonly string[];
}

/**
 * The words of the screens. Rollup builds the browser's code once, with a mark for each word; English takes the marks'
 * places in the files as they are, each other language in copies of them in a folder of its own, so that a visitor loads
 * one language and no catalogue. The server has all languages that are served.
 */
export function words({ folder, client, languages }: WordsOptions): Plugin[] {
  let catalogues: ReadonlyMap<string, Catalogue> = new Map();
  const read = () => {
    const all = writeTypedModules(folder, languages);
    catalogues = new Map(
      [SOURCE, ...languages].map((language) => [language, all.get(language) as Catalogue]),
    );
  };
  const english = () => catalogues.get(SOURCE) as Catalogue;
  /** The set whose module a path is. */
  const setOf = (id: string) => {
    const name = basename(id, ".ts");
    return dirname(id) === folder.replace(/[\\/]$/, "").replaceAll("\\", "/") && english().has(name)
      ? name
      : null;
  };
  const foldersFile = join(client, "..", "words.json");
  return [
    {
      name: "words",
      config: read,
      configureServer(server) {
        server.watcher.add(folder);
        server.watcher.on("change", (file) => {
          if (file.startsWith(folder) && file.endsWith(".json")) writeTypedModules(folder);
        });
      },
    },
    {
      name: "words-of-the-browser",
      apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
      load(id) {
        const set = setOf(id);
        return set === null ? null : tablesModule(set, english());
      },
      transform(code) {
        return marked(code, english(), this.parse as unknown as Parse);
      },
      // The marks hide the words from Rollup: without this a changed word would keep the file's address.
      augmentChunkHash({ modules }) {
        const code = Object.values(modules).map((module) => module.code ?? "");
        return wordsBehind(code.join("\n"), english(), SOURCE);
      },
      generateBundle: {
        order: "post", // Vite writes the list of what a file needs before
        handler(_, bundle) {
          const parse: Parse = (code) => this.parse(code) as unknown as SyntaxNode;
          const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
          const copied = new Set(chunks.map(({ fileName }) => basename(fileName)));
          const folders: Record<string, string> = {};
          for (const language of languages) {
            const catalogue = catalogues.get(language) as Catalogue;
            const files = chunks.map(({ fileName, code }) => ({
              fileName,
              code: worded(code, catalogue, language, parse),
            }));
            const name = folderName(language, files.map(({ code }) => code).join("\n"));
            folders[language] = name;
            for (const { fileName, code } of files)
              this.emitFile({
                type: "asset",
                fileName: moved(fileName, name),
                source: scriptsMoved(code, name, copied),
              });
          }
          for (const chunk of chunks) chunk.code = worded(chunk.code, english(), SOURCE, parse);
          mkdirSync(dirname(foldersFile), { recursive: true });
          writeFileSync(foldersFile, JSON.stringify(folders));
        },
      },
    },
    {
      name: "words-of-the-server",
      apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
      config: () => ({
        define: { __PAGE_LANGUAGES__: JSON.stringify(pageLanguages(foldersFile, languages)) },
      }),
      load(id) {
        const set = setOf(id);
        return set === null ? null : typedModule(set, catalogues);
      },
      // Remix writes the manifest of the routes past Rollup, while it builds the server.
      closeBundle() {
        const folders = readFolders(foldersFile);
        const manifest = readdirSync(join(client, ASSETS)).find((name) => /^manifest-\w+\.js$/.test(name));
        for (const name of Object.values(folders))
          if (manifest) {
            const copied = new Set([...readdirSync(join(client, ASSETS, name)), manifest]);
            writeFileSync(
              join(client, ASSETS, name, manifest),
              scriptsMoved(readFileSync(join(client, ASSETS, manifest), "utf8"), name, copied),
            );
          }
      },
    },
  ];
}

/** `en-XA-1a2b3c4d`: another one whenever a word or a line of code is another. */
function folderName(language: string, code: string): string {
  return `${language}-${createHash("sha256").update(code).digest("hex").slice(0, 8)}`;
}

/** `assets/a.js` → `assets/es-1a2b3c4d/a.js` */
const moved = (fileName: string, folder: string) => fileName.replace(`${ASSETS}/`, `${ASSETS}/${folder}/`);

/**
 * What names scripts by their whole path; what names them by `./` means those of its own folder. A script that has no
 * words, a worker's, is not copied: every language names the one that there is.
 */
const scriptsMoved = (code: string, folder: string, copied: ReadonlySet<string>) =>
  code.replace(/(?<=["'`/])assets\/([\w$.-]+\.js)(?=["'`])/g, (named, file: string) =>
    copied.has(file) ? moved(named, folder) : named,
  );

function readFolders(file: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(file, "utf8"));
}

function pageLanguages(foldersFile: string, languages: readonly string[]) {
  if (languages.length === 0) return [];
  const folders = readFolders(foldersFile);
  return languages.map((language) => ({
    language,
    prefix: prefixOf(language),
    folder: folders[language],
  }));
}

/** The languages of a build beside English: those that are served, and that of the tests where they ask for it. */
export const languagesOfBuild = (environment: NodeJS.ProcessEnv): readonly string[] => [
  ...FURTHER_LANGUAGES.map(({ tag }) => tag),
  ...(environment.PSEUDO_LANGUAGE ? [PSEUDO] : []),
];

export { MARK };
