import ts from "typescript";

/** A test or a group of tests as it stands in a file. */
interface NamedTest {
  /** Its title with what a template leaves open as `…`, and the rows of its table. */
  readonly words: string;
  /** Whether something in it is expected, there or in a function of the same file that it calls. */
  readonly expects: boolean;
}

/** The helpers of `tests/support` that expect something themselves. */
const EXPECTING_HELPERS = new Set(["leavesNothing"]);

/** The tests of a file and their groups. @param source TypeScript, with `test`, `it` and `describe` of Vitest or Playwright */
export function namedTests(source: string): readonly NamedTest[] {
  const file = ts.createSourceFile("tests.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const own = declarationsOf(file);
  const found: NamedTest[] = [];
  walk(file, (node) => {
    if (!ts.isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText())) return;
    const [title, ...rest] = node.arguments;
    const body = rest.find((part) => ts.isArrowFunction(part) || ts.isFunctionExpression(part));
    if (!title || !body) return;
    const table = ts.isCallExpression(node.expression) ? tableOf(node.expression, own) : "";
    found.push({ words: `${textOf(title)}\n${table}`, expects: isExpecting(body, own) });
  });
  return found;
}

type Declarations = ReadonlyMap<string, ts.Node>;

/** What a file names at its top and within: functions and constants, by name. */
function declarationsOf(file: ts.SourceFile): Declarations {
  const found = new Map<string, ts.Node>();
  walk(file, (node) => {
    const isDeclared = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
    if (isDeclared && node.name && ts.isIdentifier(node.name)) found.set(node.name.text, node);
  });
  return found;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function textOf(title: ts.Node): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return "…";
  return title.head.text + title.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** The rows of `test.each(rows)` as they are written, also where a constant of the file holds them. */
function tableOf({ arguments: [rows] }: ts.CallExpression, own: Declarations): string {
  const written = rows && ts.isIdentifier(rows) ? own.get(rows.text) : rows;
  return written?.getText() ?? "";
}

function isExpecting(body: ts.Node, own: Declarations, seen = new Set<string>()): boolean {
  let expects = false;
  walk(body, (node) => {
    if (!ts.isIdentifier(node) || seen.has(node.text)) return;
    seen.add(node.text);
    const declared = own.get(node.text);
    expects ||= node.text === "expect" || EXPECTING_HELPERS.has(node.text);
    if (declared && !expects) expects = isExpecting(declared, own, seen);
  });
  return expects;
}
