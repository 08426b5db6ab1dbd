/** A route's `handle` where the screen depends on nothing but its path and the loaders: it is rendered once. */
export const STATIC = { isStatic: true, readsQuery: false } as const;

/** The same where it depends on its address's parameters too: once for each address. */
export const STATIC_BY_QUERY = { isStatic: true, readsQuery: true } as const;
