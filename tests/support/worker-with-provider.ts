import { afterAll, beforeAll } from "vitest";
import { startIdentityProvider } from "../../scripts/identity-provider.mjs";
import type { LocalWorkerOptions } from "../../scripts/local-worker.mjs";
import { newVisitor } from "./visitor";
import { workerForTests } from "./worker";

interface Options extends LocalWorkerOptions {
  /** There is a desk, of owner@example.com. */
  readonly hasDesk?: boolean;
}

/** The worker and the local identity provider that it signs people in with. */
export function workerWithProvider({ hasDesk = false, ...options }: Options = {}) {
  let provider: Awaited<ReturnType<typeof startIdentityProvider>> | undefined;
  const vars: Record<string, string> = {}; // filled before the worker starts
  beforeAll(async () => {
    provider = await startIdentityProvider();
    Object.assign(vars, provider.vars, hasDesk && provider.desk.vars, options.vars);
  });
  const worker = workerForTests({ ...options, vars });
  afterAll(() => provider?.stop());
  return {
    ...worker,
    visitor: () => newVisitor(worker.origin),
    /** A visitor who has signed in. */
    signedIn: async (email: string) => {
      const visitor = newVisitor(worker.origin);
      const { response } = await visitor.signIn(email);
      if (!response.ok) throw new Error(`signing in ended with ${response.status}`);
      return visitor;
    },
    database: () => worker.started().getD1Database("DB"),
    sessions: () => worker.started().getKVNamespace("SESSIONS"),
  };
}
