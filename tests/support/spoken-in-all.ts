import { basename, dirname, resolve } from "node:path";
import { build, type Rollup } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { LANGUAGES } from "~/languages";
import { readCatalogues } from "../../scripts/words/catalogue";
import { typedModule } from "../../scripts/words/typed-modules";

/**
 * Modules as the worker has them, with the words of every language: those of a test's own process have English alone.
 * @param paths within `app`, without their endings
 */
export async function spokenInAll<Spoken>(paths: readonly string[]): Promise<Spoken> {
  const folder = resolve("app/words");
  const catalogues = readCatalogues(folder, LANGUAGES);
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      tsconfigPaths(),
      {
        name: "words-of-all-languages",
        enforce: "pre",
        resolveId: (id) => (id === "spoken" ? id : null),
        load(id) {
          if (id === "spoken")
            return paths.map((path) => `export * from "${resolve("app", path)}.ts";`).join("\n");
          const set = basename(id, ".ts");
          const isSet = dirname(id) === folder && catalogues.get("en")?.has(set);
          return isSet ? typedModule(set, catalogues) : null;
        },
      },
    ],
    ssr: { noExternal: true },
    build: { ssr: true, write: false, rollupOptions: { input: "spoken" } },
  })) as Rollup.RollupOutput;
  const code = built.output[0].code;
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
