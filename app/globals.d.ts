/** The version in package.json, put in by the build. */
declare const __APP_VERSION__: string;

/** A script and all that it imports, as one text (`inlined` in vite.config.ts). */
declare module "*?inlined" {
  const text: string;
  export default text;
}
