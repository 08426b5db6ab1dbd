// @ts-check
// wrangler.toml as wrangler reads it for one of its environments.
import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { root } from "./steps.mjs";

/**
 * @typedef {object} Configuration what the project reads of it
 * @property {string} name
 * @property {string} compatibility_date
 * @property {string[]} compatibility_flags
 * @property {{ binding: string, database_id?: string, database_name?: string, migrations_dir?: string }[]} d1_databases
 * @property {{ binding: string, id?: string }[]} kv_namespaces
 * @property {{ name: string, namespace_id: string, simple: { limit: number, period: number } }[]} ratelimits
 * @property {Record<string, unknown>} vars
 * @property {object} assets
 * @property {object} triggers
 * @property {object} observability
 * @property {unknown[]} [routes]
 */

/**
 * @param {string} env empty for the deployment at the top of the file
 * @returns {Configuration}
 */
export function configurationOf(env) {
  return unstable_readConfig({ config: join(root, "wrangler.toml"), env });
}

/**
 * Where no site may embed this one yet, it may show itself on this machine: `/embed` has its preview at once.
 * @param {number | string} port
 * @returns {Record<string, string>} settings over those of wrangler.toml
 */
export function embedsOfItself(port) {
  return configurationOf("").vars.EMBED_ORIGINS ? {} : { EMBED_ORIGINS: `http://localhost:${port}` };
}
