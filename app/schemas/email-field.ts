import * as z from "zod";
import { refusal } from "~/refusals";
import { cleanText, documented, refuse, typedWithin } from "./fields";

const MAXIMUM_EMAIL = 254;
const EMAIL_NEEDED = refusal("email.invalid");
const Email = z.email();

/** An e-mail address that may not be left out. */
export const requiredEmail = documented(
  { type: "string", format: "email", maxLength: MAXIMUM_EMAIL, isRequired: true },
  typedWithin(MAXIMUM_EMAIL, EMAIL_NEEDED).transform((value, context): string => {
    // One that cleaning changes beyond its ends is another address than was typed.
    const text = typeof value === "string" ? value.trim() : "";
    const isValid = text === cleanText(text) && Email.safeParse(text).success;
    return isValid ? text : refuse(context, EMAIL_NEEDED);
  }),
);
