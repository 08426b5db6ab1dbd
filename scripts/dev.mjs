// @ts-check
// npm run dev: hot reload, with the bindings of wrangler.toml simulated in Node.
import { buildApiDocument, buildPlaces, buildTexts, buildWords, installPackages } from "./prepare.mjs";
import { quietEnvironment, runPackage, step, withLock } from "./steps.mjs";

await withLock(async () => {
  await step("Packages", installPackages);
  await step("Words", buildWords);
  await step("Texts", buildTexts);
  await step("Place blocks (199,568 places)", buildPlaces);
  await step("Document of the API", buildApiDocument);
});
const env = { ...quietEnvironment, NODE_ENV: "development" };
await step("Local database", () =>
  runPackage("wrangler/bin/wrangler.js", ["d1", "migrations", "apply", "DB", "--local"], {
    quiet: true,
    env,
  }),
);
const { startIdentityProvider } = await import("./identity-provider.mjs"); // only now are its packages installed
const { embedsOfItself } = await import("./configuration.mjs");
const provider = await step("Identity provider", () => startIdentityProvider());
const port = process.env.PORT ?? "5173";
const vars = { ENVIRONMENT: "local", EMAIL_PROVIDER: "local", ...embedsOfItself(port), ...provider.vars };
await runPackage(
  "@remix-run/dev/dist/cli.js",
  ["vite:dev", "--port", port, "--host", process.env.HOST ?? "127.0.0.1"],
  { env: { ...env, LOCAL_VARS: JSON.stringify(vars) } },
).finally(() => provider.stop());
