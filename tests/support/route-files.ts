import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The paths that the files of `app/routes` answer, but for the two that answer whatever has no file. */
function pathsOf(kind: (name: string) => boolean): readonly string[] {
  const names = readdirSync(fileURLToPath(new URL("../../app/routes", import.meta.url)))
    .map((name) => name.replace(/\.tsx?$/, ""))
    .filter((name) => kind(name) && !name.endsWith("$"));
  return names.map(pathOf).sort();
}

/** `_app.local.mail` → `/local/mail`, `api.ephemeris[.]csv` → `/api/ephemeris.csv`, `_app._index` → `/`. */
function pathOf(name: string): string {
  const parts = name.split(/\.(?!\])/).filter((part) => !part.startsWith("_"));
  return `/${parts.join("/").replaceAll("[.]", ".")}`;
}

/** Every screen. */
export const SCREEN_PATHS = pathsOf((name) => name.startsWith("_app."));

/** Those that a deployment shows: two are for who works on the site. */
export const PUBLIC_SCREEN_PATHS = SCREEN_PATHS.filter(
  (path) => !["/local/mail", "/styleguide"].includes(path),
);

/** Every path that answers with something else than a screen: the API and a few more. */
export const RESOURCE_PATHS = pathsOf((name) => !name.startsWith("_app"));
