/** The version in package.json, put in by the build. */
declare const __APP_VERSION__: string;

/** Names the folder of the texts among the static files, put in by the build. */
declare var __TEXTS_VERSION__: string;

/** The languages that have texts, put in by the build. */
declare var __TEXTS_LANGUAGES__: readonly string[];

/** The languages beside English in which pages are served, put in by the words' plugin. */
declare var __PAGE_LANGUAGES__: readonly {
  readonly language: string;
  readonly prefix: string;
  readonly folder: string;
}[];

/** A script and all that it imports, as one text (`inlined` in vite.config.ts). */
declare module "*?inlined" {
  const text: string;
  export default text;
}
