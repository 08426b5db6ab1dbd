import { Buffer } from "node:buffer";
import type { DeskKey } from "~/env";
import { oncePer } from "~/memo";

const NONCE_BYTES = 12;
const ALGORITHM = "AES-GCM";
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Where a sealed text stands: it opens there and nowhere else. */
export interface Standing {
  readonly table: string;
  readonly id: string;
}

/**
 * Seals what the desk keeps and opens it again: AES-256-GCM under a random nonce, bound to table, row and key. D1 and its
 * backups hold the sealed text alone: `KEY NUMBER.BASE64 OF NONCE AND CIPHERTEXT`.
 */
export interface Sealer {
  /** Of the key that new rows are sealed with. */
  readonly number: number;
  seal(at: Standing, value: unknown): Promise<string>;
  /** Null for what none of the keys opens here. */
  open(at: Standing, sealed: string): Promise<unknown>;
}

/**
 * The sealer of these keys, the first of which seals; one for as long as the settings live.
 * @throws Error where there is no key
 */
export const sealerOf = oncePer((keys: readonly DeskKey[]): Sealer => {
  const [first] = keys;
  if (!first) throw new Error("Without DESK_KEY there is nothing to seal with");
  const imported = new Map(
    keys.map(({ number, bytes }) => [
      number,
      crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]),
    ]),
  );
  return {
    number: first.number,
    async seal(at, value) {
      const key = await imported.get(first.number);
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const plain = encoder.encode(JSON.stringify(value));
      const cipher = await crypto.subtle.encrypt(algorithm(at, first.number, iv), key as CryptoKey, plain);
      const both = Buffer.concat([iv, new Uint8Array(cipher)]);
      return `${first.number}.${both.toString("base64")}`;
    },
    async open(at, sealed) {
      const end = sealed.indexOf(".");
      const number = Number(sealed.slice(0, end));
      const key = await imported.get(number);
      if (!key) return null;
      try {
        const both = Buffer.from(sealed.slice(end + 1), "base64");
        const iv = both.subarray(0, NONCE_BYTES);
        const plain = await crypto.subtle.decrypt(algorithm(at, number, iv), key, both.subarray(NONCE_BYTES));
        return JSON.parse(decoder.decode(plain));
      } catch {
        return null; // another row's, another key's, or changed since
      }
    },
  };
});

function algorithm({ table, id }: Standing, number: number, iv: Uint8Array<ArrayBuffer>) {
  return { name: ALGORITHM, iv, additionalData: encoder.encode(`${table}|${id}|${number}`) };
}
