import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { getLoadContext } from "./app/load-context";
import remixConfig from "./remix.config.js";
import { minified } from "./scripts/minify";
import { readContent, textFiles, versionOf, writeTextFiles } from "./scripts/texts/read-content";
import { languagesOfBuild, MARK, words } from "./scripts/words/plugin";

const content = readContent("content");
const texts = textFiles(content);

/** While one works, a text that is changed is shown with the next page. */
const textsOfToday: Plugin = {
  name: "texts-of-today",
  apply: "serve",
  config: () => writeTextFiles(texts, "build/client/texts"), // where the simulated ASSETS look
  configureServer(server) {
    const folder = fileURLToPath(new URL("content/", import.meta.url));
    server.watcher.add(folder);
    server.watcher.on("change", (file) => {
      if (file.startsWith(folder)) void server.restart();
    });
  },
};

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

/** Before the path of every file of the app. */
const APP = fileURLToPath(new URL("app/", import.meta.url));

/** What `npm run dev` sets, its identity provider above all; nothing in a build. */
const localVars = JSON.parse(process.env.LOCAL_VARS ?? "{}") as Record<string, string>;

/**
 * Remix brings the decoder of single fetch whether or not that is switched on (decision 14): 1.5 KB on every first load
 * that never run.
 */
const singleFetchLeftOut: Plugin = {
  name: "single-fetch-left-out",
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) =>
    command === "build" && !isSsrBuild && !remixConfig.future?.v3_singleFetch,
  resolveId: (id) => (id === "turbo-stream" ? "\0turbo-stream" : null),
  load: (id) =>
    id === "\0turbo-stream"
      ? 'export const encode = () => { throw new Error("Single fetch is switched off") }; export const decode = encode;'
      : null,
};

/** A script and all that it imports, as one text, and the files that are in it. */
async function oneScript(file: string): Promise<{ readonly code: string; readonly moduleIds: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } },
    build: {
      write: false,
      target: "es2020",
      minify: false,
      rollupOptions: { input: file, output: { format: "iife" } },
    },
  });
  if (!("output" in built)) throw new Error(`${file} is not one script`);
  const [{ code, moduleIds }] = built.output;
  return { code: (await minified(code)).trim(), moduleIds };
}

/** `import text from "./entry.head?inlined"`: for a page to hold. */
const inlined: Plugin = {
  name: "inlined",
  enforce: "pre",
  async load(id) {
    const [file, query] = id.split("?");
    if (!file || query !== "inlined") return null;
    const { code, moduleIds } = await oneScript(file);
    for (const part of moduleIds) this.addWatchFile(part);
    return `export default ${JSON.stringify(code)}`;
  },
};

const EMBED_SCRIPT = `${APP}entry.embed.ts`;

/** `/embed.js`, which other sites load: at an address of its own, which never changes. */
const embedScript: Plugin = {
  name: "embed-script",
  apply: (_, { command, isSsrBuild }) => command === "serve" || !isSsrBuild,
  configureServer(server) {
    server.middlewares.use("/embed.js", async (_, answer, next) => {
      const script = await oneScript(EMBED_SCRIPT).catch(next);
      if (script) answer.setHeader("Content-Type", "text/javascript").end(script.code);
    });
  },
  async generateBundle() {
    const { code } = await oneScript(EMBED_SCRIPT);
    this.emitFile({ type: "asset", fileName: "embed.js", source: code });
  },
};

/** Vite itself knows two tools for it: the one makes more of the same, the other takes half of the build. */
const smallScripts: Plugin = {
  name: "small-scripts",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  renderChunk: {
    order: "post",
    handler: async (code) => ({ code: await minified(code, { isModule: true, pure: [MARK] }), map: null }),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    textsOfToday,
    cloudflareDevProxyVitePlugin({
      getLoadContext: ({ request, context: { cloudflare } }) =>
        getLoadContext({
          request,
          ctx: cloudflare.ctx,
          env: Object.assign(cloudflare.env as object, localVars),
        }),
    }), // must precede remix()
    tailwindcss(),
    remix(remixConfig),
    singleFetchLeftOut,
    inlined,
    embedScript,
    words({
      folder: `${APP}words`,
      client: fileURLToPath(new URL("build/client", import.meta.url)),
      languages: languagesOfBuild(process.env),
    }),
    tsconfigPaths(),
    smallScripts,
  ],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    // Another one whenever a text is another: the worker looks for its texts in the folder of this name.
    __TEXTS_VERSION__: JSON.stringify(versionOf(texts)),
    __TEXTS_LANGUAGES__: JSON.stringify([...content.keys()]),
  },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  resolve: { mainFields: ["browser", "module", "main"] },
  // Found before the first page is served: a dependency found later reloads it in the middle of hydration.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"] },
  build: {
    copyPublicDir: false, // scripts/prepare.mjs copies it, so that what is built into it can be built meanwhile
    minify: isSsrBuild, // the browser's by `smallScripts`; the worker's bundle is minified once more
    cssMinify: true,
    assetsInlineLimit: 0,
    // Nothing waits for a download within the worker: to name in each file what its files import would only have the
    // upload warn of 224 imports of nothing.
    ...(isSsrBuild && { rollupOptions: { output: { hoistTransitiveImports: false } } }),
    ...(!isSsrBuild && {
      rollupOptions: {
        // package.json says it of all of the app, which Vite hears of relative imports alone: `~/` is resolved by a plugin.
        treeshake: {
          manualPureFunctions: [MARK],
          moduleSideEffects: (id) => !id.startsWith(APP) || id.endsWith(".css"),
        },
        // A file of a hundred bytes costs a request and compresses badly: small ones join those that need them.
        output: {
          experimentalMinChunkSize: 300,
          // Seven letters are what Rollup needs for so many files; each more stands in every first load some 200 times.
          entryFileNames: "assets/[name]-[hash:7].js",
          chunkFileNames: "assets/[name]-[hash:7].js",
        },
      },
    }),
  },
}));
