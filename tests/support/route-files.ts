import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The paths that the files of `app/routes` answer, but for the two that answer whatever has no file. */
function pathsOf(kind: (name: string) => boolean): readonly string[] {
  const names = readdirSync(fileURLToPath(new URL("../../app/routes", import.meta.url)))
    .map((name) => name.replace(/\.tsx?$/, ""))
    .filter((name) => kind(name) && !name.endsWith("$"));
  return names.map(pathOf).sort();
}

/** What stands for a parameter where its page is asked for; what may be left out is. */
const EXAMPLES: Readonly<Record<string, string>> = {
  $sign: "leo",
  $chapter: "planets",
  $file: "TOKEN.ics",
  $day: "DAY.png",
};

/**
 * `_app.local.mail` → `/local/mail`, `api.ephemeris[.]csv` → `/api/ephemeris.csv`, `_app._index` → `/`,
 * `_app.horoscope.$sign.($when)` → `/horoscope/leo`, `_app.transits_.year` → `/transits/year`.
 */
function pathOf(name: string): string {
  const parts = name.split(/\.(?!\])/).filter((part) => !/^[_(]/.test(part));
  const path = parts.map((part) => EXAMPLES[part] ?? part.replace(/_$/, "")).join("/");
  return `/${path.replaceAll("[.]", ".")}`;
}

/** Every screen. */
export const SCREEN_PATHS = pathsOf((name) => name.startsWith("_app."));

/** Those that a deployment shows: two are for who works on the site. */
export const PUBLIC_SCREEN_PATHS = SCREEN_PATHS.filter(
  (path) => !["/local/mail", "/styleguide"].includes(path),
);

/** Every path that answers with something else than a screen: the API and a few more. */
export const RESOURCE_PATHS = pathsOf((name) => !name.startsWith("_app"));
