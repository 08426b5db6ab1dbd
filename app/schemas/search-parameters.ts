import type { ZodObject } from "zod";
import { FIELD_DOCUMENTS } from "./fields";

/**
 * Search parameters by name; of one that comes twice, the last. A switch that is there without a value is on: `&marked`
 * says what `&marked=true` says, and `&marked=` nothing.
 * @param fields what is read of them
 */
export function parametersOf({ search, searchParams }: URL, fields?: ZodObject): Record<string, string> {
  const parameters = Object.fromEntries(searchParams);
  for (const [name, field] of Object.entries(fields?.shape ?? {})) {
    const isBare = parameters[name] === "" && FIELD_DOCUMENTS.get(field)?.type === "boolean";
    if (
      isBare &&
      search
        .slice(1)
        .split("&")
        .findLast((part) => isOf(name, part)) === name
    )
      parameters[name] = "true";
  }
  return parameters;
}

function isOf(name: string, part: string): boolean {
  return part === name || part.startsWith(`${name}=`);
}
