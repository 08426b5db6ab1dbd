/**
 * All of a body up to a limit. What a length announces is never believed: the body is cut off where it passes the limit.
 * @returns null, and leaves the rest to whoever ends the request, when it is longer
 */
export async function readWithin(
  body: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const bytes = new Uint8Array(mostBytes);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > mostBytes) {
      reader.releaseLock(); // it may be endless
      return null;
    }
    bytes.set(value, length);
    length += value.length;
  }
}
