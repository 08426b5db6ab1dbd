import { join } from "node:path";
import ts from "typescript";
import { root } from "../steps.mjs";

export type Schema = Readonly<Record<string, unknown>>;

/** Of packages none but zod says what our answers are; reading the others' types costs a build half a minute. */
const READ_PACKAGES = /^(\.|~\/|zod)/;

/**
 * JSON Schemas of what the calls in `app/api.server.ts` answer, from the types that the compiler infers, with the
 * docstrings as descriptions.
 * @returns the schema of each by its name, and the named types that they refer to under `#/components/schemas/`
 */
export function answerSchemas(names: readonly string[]) {
  const table = join(root, "app/api.server.ts");
  const program = programOf([table, join(root, "app/globals.d.ts")]);
  const checker = program.getTypeChecker();
  const writer = schemaWriter(checker);
  const source = program.getSourceFile(table);
  const module = source && checker.getSymbolAtLocation(source);
  const api = module && checker.getExportsOfModule(module).find(({ name }) => name === "API");
  if (!api) throw new Error("app/api.server.ts exports no API");
  const calls = checker.getTypeOfSymbol(api);
  const byName = new Map(
    names.map((name) => {
      const operation = typeAt(typeAt(calls, name, checker), "operation", checker);
      const body = answered(operation, "respond", checker)?.getProperty("body");
      const answer = body ? checker.getTypeOfSymbol(body) : answered(operation, "run", checker);
      if (!answer) throw new Error(`app/api.server.ts has no operation for ${name}`);
      return [name, writer.schemaOf(answer)] as const;
    }),
  );
  return { byName, components: writer.components };
}

function typeAt(type: ts.Type | undefined, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const field = type?.getProperty(name);
  return field && checker.getTypeOfSymbol(field);
}

/** What a function of an operation gives in the end. */
function answered(operation: ts.Type | undefined, name: string, checker: ts.TypeChecker) {
  const signature = typeAt(operation, name, checker)?.getCallSignatures()[0];
  return signature && settled(signature.getReturnType(), checker);
}

function programOf(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost({});
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const own: ts.CompilerOptions = { ...options, types: [], lib: ["lib.es2023.d.ts"], noEmit: true };
  const cache = ts.createModuleResolutionCache(root, (name) => name, own);
  host.resolveModuleNameLiterals = (names, importer, redirected) =>
    names.map(({ text }) =>
      READ_PACKAGES.test(text) || importer.includes("node_modules")
        ? ts.resolveModuleName(text, importer, own, host, cache, redirected)
        : { resolvedModule: undefined },
    );
  return ts.createProgram([...files], own, host);
}

/** `Output | Promise<Output>` without the promise. */
function settled(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const promise = type.isUnion() && type.types.find(({ symbol }) => symbol?.name === "Promise");
  return checker.getAwaitedType(promise || type) ?? type;
}

function schemaWriter(checker: ts.TypeChecker) {
  const components: Record<string, Schema> = {};
  const names = new Map<ts.Symbol, string>();

  function schemaOf(type: ts.Type): Schema {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === "true" };
    if (flags & ts.TypeFlags.Null) return { type: "null" };
    if (flags & ts.TypeFlags.StringLike) return { type: "string" };
    if (flags & ts.TypeFlags.NumberLike) return { type: "number" };
    if (type.isUnion()) return type.aliasSymbol ? named(type, type.aliasSymbol, unionOf) : unionOf(type);
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference).map(schemaOf);
      return { type: "array", prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: "array", items: item ? schemaOf(item) : {} };
    }
    return objectOf(type);
  }

  function unionOf({ types }: ts.UnionType): Schema {
    const said = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const isNullable = said.some(({ flags }) => flags & ts.TypeFlags.Null);
    const rest = said.filter(({ flags }) => !(flags & ts.TypeFlags.Null));
    const words = rest.flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
    const numbers = rest.flatMap((type) => (type.isNumberLiteral() ? [type.value] : []));
    const isBoolean = rest.length === 2 && rest.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const own: Schema =
      words.length === rest.length
        ? { type: "string", enum: words }
        : numbers.length === rest.length
          ? { type: "number", enum: numbers }
          : isBoolean
            ? { type: "boolean" }
            : anyOf(rest.map(schemaOf));
    return isNullable ? anyOf([own, { type: "null" }]) : own;
  }

  function objectOf(type: ts.Type): Schema {
    const symbol = type.aliasSymbol ?? type.symbol;
    return symbol && !symbol.name.startsWith("__") ? named(type, symbol, fieldsOf) : fieldsOf(type);
  }

  /** A type with a name stands once among the components. */
  function named<Type extends ts.Type>(type: Type, symbol: ts.Symbol, make: (type: Type) => Schema): Schema {
    if (isGeneric(type)) return make(type);
    const known = names.get(symbol);
    if (known) return { $ref: `#/components/schemas/${known}` };
    const name = symbol.name in components ? `${symbol.name}${names.size}` : symbol.name;
    names.set(symbol, name);
    components[name] = {}; // what refers to itself finds it
    const description = wordsOf(symbol);
    components[name] = { ...(description && { description }), ...make(type) };
    return { $ref: `#/components/schemas/${name}` };
  }

  function fieldsOf(type: ts.Type): Schema {
    const fields = checker.getPropertiesOfType(type);
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const properties = fields.map((field) => [field.name, fieldOf(field)] as const);
    const required = fields.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: "object",
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: schemaOf(index) }),
    };
  }

  function fieldOf(field: ts.Symbol): Schema {
    const schema = schemaOf(checker.getTypeOfSymbol(field));
    const description = wordsOf(field);
    return description ? { ...schema, description } : schema;
  }

  function wordsOf(symbol: ts.Symbol): string {
    return ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .replace(/\{@link (\w+)\}/g, "$1")
      .replace(/\s+/g, " ");
  }

  return { schemaOf, components };
}

function isGeneric(type: ts.Type): boolean {
  const { aliasTypeArguments } = type;
  const { typeArguments } = type as ts.TypeReference;
  return Boolean(aliasTypeArguments?.length || typeArguments?.length);
}

function anyOf(schemas: readonly Schema[]): Schema {
  const flat = schemas.flatMap((schema) =>
    Array.isArray(schema.anyOf) ? (schema.anyOf as Schema[]) : [schema],
  );
  return flat.length === 1 && flat[0] ? flat[0] : { anyOf: flat };
}
