/** What the page shows of the API's document. */
export interface Reference {
  /** What holds for every call, as Markdown. */
  readonly rules: string;
  /** Objects that calls take by name: a birth, its settings. */
  readonly objects: readonly {
    readonly name: string;
    readonly description: string;
    readonly fields: readonly Field[];
  }[];
  readonly groups: readonly {
    readonly name: string;
    readonly description: string;
    readonly calls: readonly Call[];
  }[];
  /** Calls for the site's own pages, by name only. */
  readonly personal: readonly Pick<Call, "id" | "method" | "path" | "summary">[];
}

export interface Call {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly fields: readonly Field[];
  /** The example: its address on this site and, of a POST, its body. */
  readonly address: string;
  readonly body: string | null;
}

export interface Field {
  readonly name: string;
  /** `number, -90 to 90` */
  readonly kind: string;
  /** The name of an object that is described by itself. */
  readonly refersTo: string | null;
  readonly isRequired: boolean;
  readonly description: string;
}
