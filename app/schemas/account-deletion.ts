import * as z from "zod";
import { DELETION_WORD } from "./account-limits";
import { isYes } from "./birth-input";
import { asSent, cleanText, flag, isBlank, type Parsed } from "./fields";

export interface AccountDeletion {
  /** The quiz answers too, which otherwise stay with the astrologer. */
  readonly quizSubmissions: boolean;
}

export const DeletionFields = z.object({
  confirmation: asSent({ type: "string", isRequired: true, description: `The word ${DELETION_WORD}` }),
  quizSubmissions: flag("Delete the quiz's rows too"),
});

export function readAccountDeletion(raw: Readonly<Record<string, unknown>>): Parsed<AccountDeletion> {
  const { confirmation, quizSubmissions } = raw;
  const message = `Type “${DELETION_WORD}” to confirm`;
  const typed = !isBlank(confirmation) && typeof confirmation === "string" ? cleanText(confirmation) : "";
  if (typed.toLowerCase() !== DELETION_WORD) return { ok: false, fields: { confirmation: [message] } };
  return { ok: true, value: { quizSubmissions: isYes(quizSubmissions) } };
}
