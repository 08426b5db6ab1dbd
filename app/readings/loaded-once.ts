/**
 * What was loaded is kept: not a promise, which would belong to the request that made it. So each file of texts is
 * loaded when a request needs it and not before, and the worker starts without any of them.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: T | undefined;
  return async () => {
    kept ??= await load();
    return kept;
  };
}
