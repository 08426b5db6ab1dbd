import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import { type Refusals, refusal } from "~/refusals";
import { DELIVERY_DAYS, KIBIBYTE, MOST_BYTES_OF_DELIVERY, MOST_DELIVERY_DAYS } from "./desk-limits";
import { asSent, fieldErrors, isUntyped, type Parsed, requiredText } from "./fields";
import { isDeskId } from "./updated-at";

/** In base64url four letters stand for three bytes. */
const MOST_LETTERS = Math.ceil((MOST_BYTES_OF_DELIVERY * 4) / 3);
const MOST_LETTERS_OF_LINK = 1_000;
const BASE64URL = /^[A-Za-z0-9_-]+$/;
const HASH = /^[A-Za-z0-9_-]{43}$/;

const Titled = z.object({ title: requiredText("name.required") });

export const DeliveryFields = z.object({
  ...Titled.shape,
  id: asSent({ type: "string", description: "Of its own: sent twice it is one letter" }),
  client: asSent({ type: "string", isRequired: true }),
  reading: asSent({ type: "string", isRequired: true, description: "Which prepared reading it is" }),
  tokenHash: asSent({
    type: "string",
    isRequired: true,
    description: "SHA-256 of the token in the link, in base64url",
  }),
  ciphertext: asSent({
    type: "string",
    isRequired: true,
    maxLength: MOST_LETTERS,
    description: "In base64url",
  }),
  kept: asSent({
    type: "string",
    maxLength: MOST_LETTERS_OF_LINK,
    description: "The link, sealed in the browser",
  }),
  days: asSent({ type: "integer", minimum: 1, maximum: MOST_DELIVERY_DAYS }),
});

export interface DeliveryToMake {
  readonly id: string | null;
  readonly client: string;
  readonly reading: string;
  readonly title: string;
  readonly tokenHash: string;
  readonly ciphertext: string;
  readonly kept: string;
  readonly days: number;
}

/** Reads a letter that a browser has sealed. */
export function readDelivery(raw: Readonly<Record<string, unknown>>): Parsed<DeliveryToMake> {
  const titled = Titled.safeParse(raw);
  const { id = null, client, reading, tokenHash, ciphertext, kept = "" } = raw;
  const days = isUntyped(raw.days) ? DELIVERY_DAYS : raw.days;
  const isDays =
    typeof days === "number" && Number.isInteger(days) && days >= 1 && days <= MOST_DELIVERY_DAYS;
  const isHash = typeof tokenHash === "string" && tokenHash.length < 50 && HASH.test(tokenHash);
  const isLink = typeof kept === "string" && (kept === "" || isSealed(kept, MOST_LETTERS_OF_LINK));
  const unreadable = [deskRefusal("delivery.unreadable")];
  const fields: Refusals = {
    ...(!titled.success && fieldErrors(titled.error)),
    ...(id !== null && !isDeskId(id) && { id: [refusal("id.required")] }),
    ...(!isDeskId(client) && { client: [refusal("id.required")] }),
    ...(!isDeskId(reading) && { reading: [refusal("id.required")] }),
    ...(!isHash && { tokenHash: unreadable }),
    ...(!isSealed(ciphertext, MOST_LETTERS) && {
      ciphertext: isTooLong(ciphertext)
        ? [deskRefusal("delivery.too-large", MOST_BYTES_OF_DELIVERY / KIBIBYTE)]
        : unreadable,
    }),
    ...(!isLink && { kept: unreadable }),
    ...(!isDays && { days: [deskRefusal("delivery.days", MOST_DELIVERY_DAYS)] }),
  };
  if (Object.keys(fields).length > 0 || !titled.success) return { ok: false, fields };
  const value = { id, client, reading, tokenHash, ciphertext, kept, days, title: titled.data.title };
  return { ok: true, value: value as DeliveryToMake };
}

const isTooLong = (given: unknown) => typeof given === "string" && given.length > MOST_LETTERS;

function isSealed(given: unknown, most: number): given is string {
  return typeof given === "string" && given.length <= most && BASE64URL.test(given);
}
