import type { Schema } from "./json-schema";

/** Our own document of the API, as far as the tests read it. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answered>>;
    readonly securitySchemes: object;
  };
}

export interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answered>>;
  readonly security?: readonly object[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Answered {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

/** What a call takes, a body's schema or one made of its search parameters. */
export function inputSchemaOf({ parameters = [], requestBody }: Described): Schema {
  return (
    requestBody?.content["application/json"]?.schema ?? {
      type: "object",
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    }
  );
}
