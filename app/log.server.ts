/** Writes an unexpected error down under the id of its request, which is what the visitor gets to see of it. */
export function logError(error: unknown, id: string) {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ event: "error", id, cause }));
}
