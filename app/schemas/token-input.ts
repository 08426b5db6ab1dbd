import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import { asSent, isLongerThan, type Parsed, SHORT_TEXT } from "./fields";

/** 32 random bytes, which stand in a link. */
const TOKEN = /^[0-9a-f]{64}$/;

export const TokenFields = z.object({
  token: asSent({ type: "string", description: "64 hexadecimal digits", isRequired: true }),
});

export function readToken({ token }: Readonly<Record<string, unknown>>): Parsed<string> {
  const isToken = typeof token === "string" && !isLongerThan(SHORT_TEXT, token) && TOKEN.test(token);
  return isToken
    ? { ok: true, value: token }
    : { ok: false, fields: { token: [deskRefusal("token.unreadable")] } };
}
