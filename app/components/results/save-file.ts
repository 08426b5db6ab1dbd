/** By then every browser has begun to save it. */
const REVOKE_MILLISECONDS = 60_000;

/** Hands a file to the visitor under a name; it is in the browser already and goes nowhere else. */
export function saveFile(name: string, file: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MILLISECONDS);
}
