import { expect, test } from "vitest";
import { configurationOf } from "../scripts/configuration.mjs";

const live = configurationOf("");
const staging = configurationOf("staging");

test("staging has every binding, limit and var of the live site", () => {
  const names = ({ d1_databases, kv_namespaces, ratelimits, vars, assets }: typeof live) => ({
    databases: d1_databases.map(({ binding, migrations_dir }) => ({ binding, migrations_dir })),
    namespaces: kv_namespaces.map(({ binding }) => binding),
    limits: ratelimits.map(({ name, simple }) => ({ name, simple })),
    vars: Object.keys(vars),
    assets,
  });
  expect(names(staging)).toEqual(names(live));
  expect(staging.triggers).toEqual(live.triggers);
  expect(staging.observability).toEqual(live.observability);
  expect(staging.compatibility_date).toBe(live.compatibility_date);
  expect(staging.compatibility_flags).toEqual(live.compatibility_flags);
});

test("staging shares no store, no counter, no name and no address with the live site", () => {
  const own = ({ name, d1_databases, kv_namespaces, ratelimits }: typeof live) => [
    name,
    ...d1_databases.flatMap(({ database_id, database_name }) => [database_id, database_name]),
    ...kv_namespaces.map(({ id }) => id),
    ...ratelimits.map(({ namespace_id }) => namespace_id),
  ];
  expect(own(staging).filter((id) => own(live).includes(id))).toEqual([]);
  expect(staging.routes).toEqual([]);
});
