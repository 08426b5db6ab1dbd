/** Sixteen times what a call takes. Whoever sends more may have to open another connection. */
const MOST_BYTES = 256 * 1024;
const LONGEST_WAIT_MS = 200;

/**
 * Reads what is left of a body that was refused. The runtime cuts off a connection whose body nobody read, without
 * saying so beforehand, and the next request that is sent on it fails.
 */
export async function readToEnd({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS, null);
  });
  let length = 0;
  while (length <= MOST_BYTES) {
    const part = await Promise.race([reader.read().catch(() => null), isLate]);
    if (!part || part.done) break; // it broke off, does not come, or is over
    length += part.value.length;
  }
  clearTimeout(timer);
}
