import * as z from "zod";
import { refusal } from "~/refusals";
import { DELETION_WORD } from "./account-limits";
import { asSent, cleanText, fieldErrors, isLongerThan, type Parsed, SHORT_TEXT } from "./fields";
import { flag } from "./flag";

export interface AccountDeletion {
  /** The quiz answers too, which otherwise stay with the astrologer. */
  readonly quizSubmissions: boolean;
}

const Also = z.object({ quizSubmissions: flag("Delete the quiz's rows too") });
export const DeletionFields = z.object({
  confirmation: asSent({ type: "string", isRequired: true, description: `The word ${DELETION_WORD}` }),
  ...Also.shape,
});

/** Whether the word was typed without which nothing is deleted. */
export function isDeletionWord(typed: unknown): boolean {
  const isText = typeof typed === "string" && !isLongerThan(SHORT_TEXT, typed);
  return isText && cleanText(typed).toLowerCase() === DELETION_WORD;
}

export function readAccountDeletion(raw: Readonly<Record<string, unknown>>): Parsed<AccountDeletion> {
  const isConfirmed = isDeletionWord(raw.confirmation);
  const also = Also.safeParse(raw);
  if (isConfirmed && also.success) return { ok: true, value: also.data };
  return {
    ok: false,
    fields: {
      ...(!isConfirmed && { confirmation: [refusal("confirmation.missing", DELETION_WORD)] }),
      ...(!also.success && fieldErrors(also.error)),
    },
  };
}
