/** The `handle` of a route whose screen is the same for everybody: it is rendered once for each path, or for each address. */
export interface ScreenHandle {
  readonly staticBy: "path" | "address";
}

/** The screen depends on nothing but its path and the loaders. */
export const STATIC: ScreenHandle = { staticBy: "path" };

/** It depends on its address's parameters too. */
export const STATIC_BY_ADDRESS: ScreenHandle = { staticBy: "address" };
