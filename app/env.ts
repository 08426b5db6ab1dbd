import * as z from "zod";
import { tileVars } from "./tile-service";

/** Origins as browsers send them: scheme and host, no path. */
const Origins = z
  .string()
  .default("")
  .transform((text, context) => {
    const origins = text.split(/\s+/).filter(Boolean);
    for (const origin of origins) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
        context.addIssue({
          code: "custom",
          message: `"${origin}" is not an origin such as https://example.com`,
        });
      }
    }
    return origins;
  });

/** The vars and secrets of wrangler.toml; bindings (DB, KV, assets, limits) are typed in load-context.ts. */
const Settings = z.object({
  EMBED_ORIGINS: Origins,
  ...tileVars,
});
export type Settings = z.infer<typeof Settings>;

const parsed = new WeakMap<object, Settings>();

/**
 * The validated settings of an environment, read once an isolate.
 * @throws Error that names every setting at fault: a misconfigured worker must not start quietly.
 */
export function settingsOf(env: object): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = Settings.safeParse(env);
  if (!result.success) throw new Error(`Configuration: ${z.prettifyError(result.error)}`);
  parsed.set(env, result.data);
  return result.data;
}
