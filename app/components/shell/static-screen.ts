/** A route's `handle` where the screen depends on nothing but its address and the loaders: it is rendered once. */
export const STATIC = { isStatic: true } as const;
