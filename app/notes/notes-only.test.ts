import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "..");

test("nothing but the notes touches the browser's storage or the state of its history", () => {
  const found = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\b(localStorage|sessionStorage)\b|\bhistory\s*\.\s*(state|pushState|replaceState)\b/.test(
        withoutComments(file),
      ),
    )
    .sort();
  expect(found).toEqual([
    "edge/sign-in-pages.server.ts", // a page of its own, which changes its address
    "notes/address.ts",
    "notes/note.ts",
    "notes/step.ts",
    "screens/desk/desk-script.ts", // the same
  ]);
});

function withoutComments(file: string): string {
  return readFileSync(join(APP, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
}
