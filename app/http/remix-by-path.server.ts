import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

/**
 * Remix for all of the site, cut to what a path can meet. React Router compares a path with every route, by regular
 * expressions made anew, four times a page: with our fifty routes that was a third of a page's CPU. A path that one
 * of the routes spells out gets a handler with little but that route; anything else gets them all.
 */
export function remixByPath(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, "production");
  const handlers = new Map<string, RequestHandler>();
  const leaves = new Map(
    Object.values(build.routes)
      .filter(({ index, path }) => index || (path && !/[:*?]/.test(path)))
      .map((route) => [`/${route.path ?? ""}`, route.id]),
  );
  return (request, context) => {
    const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const leaf = leaves.get(path);
    if (leaf === undefined) return whole(request, context);
    const handler = handlers.get(path) ?? createRequestHandler(cut(build, leaf), "production");
    handlers.set(path, handler);
    return handler(request, context);
  };
}

/** The build with this route and those that it lies in. */
function cut(build: ServerBuild, leaf: string): ServerBuild {
  const kept = new Set<string>();
  for (let id: string | undefined = leaf; id !== undefined; id = build.routes[id]?.parentId) kept.add(id);
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: only(build.routes as Record<string, ServerBuild["routes"][string]>),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
