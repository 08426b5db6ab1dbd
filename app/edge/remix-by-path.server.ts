import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { FURTHER_LANGUAGES } from "~/further-languages";
import type { PAGE_LANGUAGES } from "~/page-language";
import { decodedPath, shapeOf } from "./path-shape";

type Route = ServerBuild["routes"][string];

/** Resource routes that are pages, in each language, and no calls or files. */
const PLAIN_PAGES: readonly string[] = ["routes/offline"];

/**
 * Remix for all of the site, cut to what a path can meet. React Router compares a path with every route, by regular
 * expressions made anew, four times a page. A page whose path
 * one of the routes spells out, or that has the shape of one with parameters, gets a handler with little but that route;
 * a resource route needs no matching at all; anything else gets the whole of Remix.
 */
export function remixByPath(build: ServerBuild, languages: typeof PAGE_LANGUAGES): RequestHandler {
  const english = pagesUnder("", build);
  const others = languages.map(({ language, prefix, folder }) => ({
    language,
    prefix,
    /** None of the language of the tests, which has every page and no texts. */
    known: FURTHER_LANGUAGES.find(({ tag }) => tag === language),
    pages: pagesUnder(prefix, { ...build, basename: prefix, assets: assetsIn(folder, build.assets) }),
  }));
  return (request, context) => {
    const pathname = context?.url.pathname ?? "";
    const other = others.find(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`));
    if (!context || !other) return english(request, context);
    const path = pathname.slice(other.prefix.length) || "/";
    if (other.known?.lacks.includes(decodedPath(path))) return inEnglish(path, context);
    context.language = other.language;
    context.lang = other.known?.tag ?? null; // the texts of its answers too
    return other.pages(request, context);
  };
}

/** To the English page, for as long as the language has it not or not whole. */
function inEnglish(path: string, { request, url }: AppLoadContext): Promise<Response> {
  if (!["GET", "HEAD"].includes(request.method)) return notThere();
  const headers = { Location: path.replace(/^[/\\]+/, "/") + url.search };
  return Promise.resolve(new Response(null, { status: 302, headers }));
}

/** Where the browser finds the code with a language's words. */
function assetsIn(folder: string, assets: ServerBuild["assets"]): ServerBuild["assets"] {
  const isScript = (value: unknown) =>
    typeof value === "string" && value.startsWith("/assets/") && value.endsWith(".js");
  return JSON.parse(JSON.stringify(assets), (_, value) =>
    isScript(value) ? value.replace("/assets/", `/assets/${folder}/`) : value,
  );
}

/** The pages of one language. Calls and files are the same for all, and at their English address alone. */
function pagesUnder(prefix: string, build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, "production");
  const leaves = new Map(
    Object.values(build.routes)
      .filter(({ index, path }) => index || (path && !/[:*?]/.test(path)))
      .map((route) => [pathOf(route, build), route]),
  );
  const shaped = Object.values(build.routes)
    .filter(({ path }) => path?.includes(":"))
    .map((route) => ({ route, shape: shapeOf(pathOf(route, build)) }));
  const calls = build.routes["routes/api.$"];
  /** What is not a route of its own is a call, or none. */
  const callAt = (pathname: string): Route | undefined => {
    const path = decodedPath(pathname);
    return `${path}/`.startsWith("/api/") ? (leaves.get(path) ?? calls) : undefined;
  };
  /** A page that has a path of its own is not taken for one of a parameter where it is written otherwise. */
  const shapedAt = (pathname: string): Route | undefined =>
    leaves.has(decodedPath(pathname)) ? undefined : shaped.find(({ shape }) => shape.test(pathname))?.route;
  const pages = new Map<Route, RequestHandler>();
  return (request, context) => {
    if (!context) return whole(request, context);
    const pathname = context.url.pathname.slice(prefix.length) || "/";
    const leaf = leaves.get(pathname) ?? callAt(pathname) ?? shapedAt(pathname);
    if (!leaf) return whole(request, context);
    if (isResource(leaf))
      return prefix && !PLAIN_PAGES.includes(leaf.id) ? notThere() : resource(leaf, request, context);
    const page = pages.get(leaf) ?? createRequestHandler(cut(build, leaf), "production");
    pages.set(leaf, page);
    return page(request, context);
  };
}

function notThere(): Promise<Response> {
  return Promise.resolve(new Response("There is nothing at this address.", { status: 404 }));
}

/** The whole path of a route, which may lie in others: `/api/people/remove` lies in `/api/people`. */
function pathOf(route: Route, { routes }: ServerBuild): string {
  const parts: string[] = [];
  for (let at: Route | undefined = route; at; at = routes[at.parentId ?? ""])
    if (at.path) parts.unshift(at.path);
  return `/${parts.join("/")}`;
}

function isResource({ module }: Route): boolean {
  return !module.default && Boolean(module.loader && module.action);
}

/** As Remix answers a resource route, whose loader and action return or throw a Response. */
async function resource(
  { module: { loader, action } }: Route,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const handle = request.method === "GET" || request.method === "HEAD" ? loader : action;
  try {
    return (await handle?.({ request, context, params: {} })) as Response;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** The build with this route and those that it lies in. */
function cut(build: ServerBuild, leaf: Route): ServerBuild {
  const kept = new Set<string>();
  for (let route: Route | undefined = leaf; route; route = build.routes[route.parentId ?? ""])
    kept.add(route.id);
  const only = <Kept>(routes: Record<string, Kept>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  const routes = only(build.routes as Record<string, Route>);
  const { root } = routes;
  return {
    ...build,
    // The root has a path of its own, the empty one, which would be compared too.
    routes: root ? { ...routes, root: { ...root, path: undefined } } : routes,
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
