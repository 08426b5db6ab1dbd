import { COMPLETE, LANGUAGES } from "../../app/languages";
import { REFUSAL_CODES } from "../../app/refusals";
import type { Schema } from "./answer-schemas";
import type { ListedFailure } from "./reference";

/** What every failure is answered with. */
export function failureSchema(listed: readonly ListedFailure[]): Schema {
  const messages = { type: "array", items: { type: "string" } };
  return {
    description: "What went wrong, in words that a person may read.",
    type: "object",
    properties: {
      code: { type: "string", enum: listed.map(({ code }) => code) },
      message: { type: "string" },
      fields: {
        type: "object",
        additionalProperties: messages,
        description: "Messages by field, such as person1.date; the empty name is the body itself.",
      },
      fieldCodes: {
        type: "object",
        additionalProperties: { type: "array", items: { type: "string", enum: REFUSAL_CODES } },
        description: "Beside fields: the same messages in the same order, each as a code that stays.",
      },
      told: {
        type: "object",
        description: "Message and fields in the language asked for by `lang`, where that is not English.",
        properties: {
          language: { type: "string", enum: LANGUAGES.filter((language) => language !== COMPLETE) },
          message: { type: "string" },
          fields: { type: "object", additionalProperties: messages },
        },
        required: ["language", "message"],
      },
    },
    required: ["code", "message"],
  };
}

/** By status, the failures that docs/api.md lists under it. */
export function failureResponses(listed: readonly ListedFailure[]): Readonly<Record<string, unknown>> {
  const statuses = [...new Set(listed.map(({ status }) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const own = listed.filter((failure) => failure.status === status);
      const retry = { description: "Seconds to wait.", schema: { type: "integer" } };
      return [
        `Failure${status}`,
        {
          description: own.map(({ code, when }) => `\`${code}\`: ${when}`).join("; "),
          ...([429, 503].includes(status) && { headers: { "Retry-After": retry } }),
          content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
        },
      ];
    }),
  );
}
