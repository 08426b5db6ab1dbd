import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { sessionCookieFor } from "../support/session";
import { workerForTests } from "../support/worker";
import { CALLS, NAVIGATIONS } from "./calls";

const reference = readFileSync(fileURLToPath(new URL("../../docs/api.md", import.meta.url)), "utf8");

/** What stands under each heading, by heading; calls are headed `GET /api/…`. */
const sections = new Map(
  reference
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      return [heading.replaceAll("`", ""), lines.join("\n")] as const;
    }),
);

/** The names that stand in a text as code, alone or within a shape such as `{ date, transits }`. */
function namesIn(text: string): ReadonlySet<string> {
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, inside]) => inside);
  return new Set(code.join(" ").match(/[\w/]+/g));
}

const headingOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

describe("docs/api.md", () => {
  const worker = workerForTests();

  test("has a section for every call, and for none that does not exist", () => {
    const headings = [...sections.keys()].filter((heading) => heading.includes("/"));
    expect(headings.sort()).toEqual(CALLS.map(headingOf).sort());
  });

  test("names every navigation", () => {
    const missing = NAVIGATIONS.filter(({ path }) => !sections.get("Navigations")?.includes(`\`${path}\``));
    expect(missing).toEqual([]);
  });

  test.each(CALLS.map((call) => [headingOf(call), call] as const))(
    "says what %s takes and answers",
    async (heading, { method, path, valid, type, signedIn }) => {
      const own = sections.get(heading) ?? "";
      const text = own.includes("[birth](#a-birth)") ? own + sections.get("A birth") : own;
      const names = namesIn(text);
      const unnamed = (fields: object) => Object.keys(fields).filter((field) => !names.has(field));
      expect(unnamed(valid)).toEqual([]);
      if (type) return expect(names).toContain(type);

      const headers: Record<string, string> = signedIn
        ? { Cookie: await sessionCookieFor(worker, heading) }
        : {};
      const parameters = new URLSearchParams(valid as Record<string, string>);
      const response =
        method === "POST"
          ? await worker.post(path, valid, headers)
          : await worker.fetch(`${path}?${parameters}`, { headers });
      expect(response.status).toBe(200);
      const answer = (await response.json()) as object | null;
      const [entry] = Array.isArray(answer) ? answer : [answer];
      expect(unnamed(entry ?? {})).toEqual([]);
    },
  );
});
