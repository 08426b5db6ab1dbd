/**
 * The links of letters, for their sender to copy again: sealed by a key that this browser made and gives to nobody, not
 * even to its own pages, before the desk keeps them. So the server cannot open a letter with all that it has
 * (docs/decisions/056). Nothing else of the desk is kept on a device.
 */
import { openBytes, sealBytes } from "./letter-seal";

const DATABASE = "desk";
const STORE = "keys";
const NAME = "links";

function opened<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function keys(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return opened(request);
}

async function deviceKey(isToMake: boolean): Promise<CryptoKey | null> {
  const database = await keys();
  const read = () => opened(database.transaction(STORE).objectStore(STORE).get(NAME));
  const kept = (await read()) as CryptoKey | undefined;
  if (kept || !isToMake) return kept ?? null;
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Another tab may have made one meanwhile: whichever came first counts.
  await opened(database.transaction(STORE, "readwrite").objectStore(STORE).add(key, NAME)).catch(() => {});
  return (await read()) as CryptoKey;
}

/** Empty where this browser keeps nothing: the link can be copied once, and then not again. */
export async function sealedLink(link: string): Promise<string> {
  try {
    const key = await deviceKey(true);
    return key ? await sealBytes(key, new TextEncoder().encode(link)) : "";
  } catch {
    return "";
  }
}

/** Null for a link that another browser has sealed. */
export async function linkIn(sealed: string): Promise<string | null> {
  try {
    const key = sealed === "" ? null : await deviceKey(false);
    return key && new TextDecoder().decode(await openBytes(key, sealed));
  } catch {
    return null;
  }
}
