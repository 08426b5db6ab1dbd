import { plainPath } from "~/components/shell/plain-path";

/** `/horoscope/:sign/:when?` as an expression for the paths that it takes. */
export function shapeOf(path: string): RegExp {
  const parts = path
    .split("/")
    .slice(1)
    .map((part) => (part.startsWith(":") ? (part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+") : `/${part}`));
  return new RegExp(`^${parts.join("")}$`);
}

/** The route of a path as the log may name it: with its parameters' names in place of what stands there; null for no route's. */
export function namesOfPaths(paths: readonly string[]): (pathname: string) => string | null {
  const plain = new Set(paths.filter((path) => !/[:*]/.test(path)));
  const shaped = paths.filter((path) => path.includes(":")).map((path) => ({ path, shape: shapeOf(path) }));
  return (pathname) =>
    plain.has(pathname) ? pathname : (shaped.find(({ shape }) => shape.test(pathname))?.path ?? null);
}

/** As `plainPath` has it, and decoded. */
export function decodedPath(pathname: string): string {
  const path = plainPath(pathname);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
