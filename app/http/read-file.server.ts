import { Failure } from "~/failure";
import { readBody } from "./read-json.server";

/** A form with a file, as it was posted. */
interface FormWithFile {
  readonly values: Readonly<Record<string, string>>;
  /** Null where none was chosen. */
  readonly file: Uint8Array | null;
}

/** Whether a request brings a form with a file. */
export function hasFile(request: Request): boolean {
  return request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data;") ?? false;
}

/**
 * The fields of a form with one file.
 * @param mostBytes of all of it
 * @throws Failure past the cap, and for what is no such form
 */
export async function readFile(request: Request, field: string, mostBytes: number): Promise<FormWithFile> {
  const bytes = new Uint8Array(await readBody(request, mostBytes));
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new Failure("unsupported_media_type", "Send the form as multipart/form-data.");
  });
  const values: Record<string, string> = {};
  let file: Uint8Array | null = null;
  for (const [name, value] of form) {
    if (typeof value === "string") values[name] = value;
    else if (name === field && value.size > 0) file = new Uint8Array(await value.arrayBuffer());
  }
  return { values, file };
}
