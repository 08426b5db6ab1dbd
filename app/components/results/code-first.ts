/** What has to come before the browser takes over the server's page: the code of parts that stand in it already. */
const awaited: Promise<unknown>[] = [];

/** Called by a module as it loads, which is before the page is taken over. A failure is the caller's to settle. */
export function takeOverAfter(code: Promise<unknown>) {
  awaited.push(code);
}

export function codeHasCome(): Promise<unknown> {
  return Promise.allSettled(awaited);
}
