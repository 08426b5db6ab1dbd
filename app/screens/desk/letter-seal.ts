/**
 * Seals a letter in the browser that sends it, and opens it in the one that has its link. The key stands behind the
 * stroke of the link, which browsers send to nobody; with a word the key itself is sealed by it.
 */
import { toBase64Url } from "~/auth/secrets";
import { bytesOf } from "~/base64";
import type { Letter } from "./letter-tree";

const ROUNDS = 600_000;
const NONCE_BYTES = 12;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const WITH_WORD = "w.";

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return bytesOf(text.replaceAll("-", "+").replaceAll("_", "/"));
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** Nonce and ciphertext in one. */
export async function sealBytes(key: CryptoKey, plain: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = random(NONCE_BYTES);
  const cipher = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain));
  const both = new Uint8Array(iv.length + cipher.length);
  both.set(iv);
  both.set(cipher, iv.length);
  return toBase64Url(both);
}

/** @throws where the key is another one, and where anything of it was changed */
export async function openBytes(key: CryptoKey, sealed: string): Promise<Uint8Array<ArrayBuffer>> {
  const both = fromBase64Url(sealed);
  const iv = both.slice(0, NONCE_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, both.slice(NONCE_BYTES)));
}

const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);

async function keyOfWord(word: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(word.trim().normalize("NFC"));
  const base = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(how, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

const through = async (bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());

/** What is sent of a letter, and what stands behind the stroke of its link. */
export async function sealLetter(
  letter: Letter,
  word: string,
): Promise<{ readonly ciphertext: string; readonly behind: string }> {
  const bytes = random(KEY_BYTES);
  const plain = new TextEncoder().encode(JSON.stringify(letter));
  const ciphertext = await sealBytes(
    await importKey(bytes),
    await through(plain, new CompressionStream("gzip")),
  );
  if (word.trim() === "") return { ciphertext, behind: toBase64Url(bytes) };
  const salt = random(SALT_BYTES);
  const wrapped = await sealBytes(await keyOfWord(word, salt), bytes);
  return { ciphertext, behind: `${WITH_WORD}${toBase64Url(salt)}.${wrapped}` };
}

export const needsWord = (behind: string) => behind.startsWith(WITH_WORD);

/** @throws where link or word are not those of the letter */
export async function openLetter(ciphertext: string, behind: string, word: string): Promise<Letter> {
  const [, salt = "", wrapped = ""] = behind.split(".");
  const bytes = needsWord(behind)
    ? await openBytes(await keyOfWord(word, fromBase64Url(salt)), wrapped)
    : fromBase64Url(behind);
  const packed = await openBytes(await importKey(bytes), ciphertext);
  const plain = await through(packed, new DecompressionStream("gzip"));
  const letter = JSON.parse(new TextDecoder().decode(plain)) as Letter;
  if (letter.version !== 1 || !Array.isArray(letter.blocks)) throw new Error("not a letter");
  return letter;
}
