/** The text of a file of another program: older ones are not in UTF-8. */
function decodedText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const MOST_BYTES = 2_000_000;

/** The same of a file that somebody chose; null where it is larger than 2 MB. */
export async function textOfFile(file: Blob): Promise<string | null> {
  return file.size > MOST_BYTES ? null : decodedText(await file.arrayBuffer());
}
