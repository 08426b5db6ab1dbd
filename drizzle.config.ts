import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name what-changed` writes a migration; `npm start` and `npm run deploy` apply it. */
export default defineConfig({ dialect: "sqlite", schema: "./app/db/schema.ts", out: "./migrations" });
