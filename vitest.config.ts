import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { writeTypedModules } from "./scripts/words/typed-modules";

writeTypedModules("app/words");

/**
 * The files of a process share what they import: most of a file's time went into loading it again. So a test that changes
 * something global puts it back.
 */
const isolate = false;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [tsconfigPaths()],
        test: {
          name: "unit",
          isolate,
          include: [
            "app/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/*.test.{ts,tsx}",
            "tests/support/*.test.ts",
            "tests/readings/**/*.test.ts",
          ],
          environment: "node",
          setupFiles: ["tests/support/properties.ts"],
          testTimeout: 120_000,
        },
      },
      {
        // The production bundle in workerd, with a real D1 and KV of its own for each file.
        plugins: [tsconfigPaths()],
        test: {
          name: "workers",
          isolate,
          include: ["tests/{workers,faults,fuzz}/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/support/properties.ts"],
          // Generous, for crowded machines and slow disks: D1 waits for each write.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
