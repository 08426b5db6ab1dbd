import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck/lib/browser.js";
import ts from "typescript";

/** A regular expression as it stands in a file. */
export interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** The files of a folder that are shipped: no tests. */
export function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[jt]sx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

/** The literals of a file, and whether it puts expressions together while it runs. */
export function patternsIn(file: string): {
  readonly literals: readonly Pattern[];
  readonly isMaker: boolean;
} {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const literals: Pattern[] = [];
  let isMaker = false;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      literals.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isCalled = ts.isNewExpression(node) || ts.isCallExpression(node);
    isMaker ||= isCalled && node.expression.getText(source) === "RegExp";
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, isMaker };
}

/**
 * What the automata say of a pattern: `linear` for whatever text it is looked for in, how much worse, or why they
 * cannot say it. Their other way, to try texts, would be no proof.
 */
export function growthOf({ source, flags }: Omit<Pattern, "file">): string {
  const found = checkSync(source, flags, { checker: "automaton", timeout: 60_000 });
  if (found.status === "safe") return "linear";
  return found.status === "unknown" ? `unknown: ${JSON.stringify(found.error)}` : found.complexity.summary;
}
