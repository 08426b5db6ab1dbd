// npm run licences: writes which packages are shipped under which licence (docs/licences.md), and the software bill of
// materials in CycloneDX (build/sbom.json). Reads package-lock.json; `npm test` fails when the list is out of date.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, licenceTable, shippedPackages } from "./licence-table";
import { root, run, say } from "./steps.mjs";

const lock: Lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const shipped = shippedPackages(lock);
writeFileSync(join(root, "docs/licences.md"), licenceTable(shipped));
say(`docs/licences.md: ${shipped.length} packages`);

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const output = await run(
  npm,
  [
    "sbom",
    "--omit",
    "dev",
    "--sbom-format",
    "cyclonedx",
    "--sbom-type",
    "application",
    "--package-lock-only",
  ],
  { quiet: true },
);
const bill = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
bill.metadata.component.name = lock.name; // npm takes the folder's
bill.components.push(
  ...shipped
    .filter(({ isTool }) => isTool)
    .map(({ name, version, licence }) => ({
      type: "library",
      "bom-ref": `${name}@${version}`,
      name,
      version,
      purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
      licenses: [{ license: { id: licence } }],
    })),
);
mkdirSync(join(root, "build"), { recursive: true });
writeFileSync(join(root, "build/sbom.json"), `${JSON.stringify(bill, null, 2)}\n`);
say(`build/sbom.json: ${bill.components.length} components`);
