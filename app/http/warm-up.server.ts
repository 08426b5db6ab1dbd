import type { AppLoadContext, RequestHandler } from "@remix-run/cloudflare";
import { settingsOf } from "../env";

const PASSES = 3;

/**
 * Renders pages while the isolate starts, so that React, Remix and our components are compiled before the first
 * visitor. Workers count start-up apart from the 10 ms of a request, and most visits to a quiet site meet a fresh
 * isolate. Global scope forbids timers, abort signals and random values; harmless stand-ins take their place
 * meanwhile. Whatever goes wrong here costs speed and nothing else.
 * @param render answers a page's request; must need no binding for the paths given
 */
export async function warmUp(render: RequestHandler, paths: readonly string[]): Promise<void> {
  const real = {
    Request: globalThis.Request,
    AbortController: globalThis.AbortController,
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
  };
  Object.assign(globalThis, standIns(real.Request));
  try {
    for (let pass = 0; pass < PASSES; pass++) {
      for (const path of paths) {
        const response = await render(new Request(`https://start.invalid${path}`), contextOfNobody());
        await drain(response.body);
      }
    }
  } catch {
    // The first visitor pays for what was not compiled.
  } finally {
    Object.assign(globalThis, real);
  }
}

function standIns(RealRequest: typeof Request) {
  const signal = { aborted: false, addEventListener() {}, removeEventListener() {}, throwIfAborted() {} };
  return {
    Request: class extends RealRequest {
      constructor(input: RequestInfo, init?: RequestInit) {
        super(input instanceof RealRequest ? input.url : input, {
          method: init?.method ?? (input instanceof RealRequest ? input.method : "GET"),
          headers: init?.headers ?? (input instanceof RealRequest ? input.headers : undefined),
        });
      }
      override get signal() {
        return signal as unknown as AbortSignal;
      }
    },
    AbortController: class {
      readonly signal = signal;
      abort() {}
    },
    // React schedules with a delay of 0; longer timers guard against what cannot happen here.
    setTimeout: (run: () => void, delay = 0) => {
      if (delay === 0) queueMicrotask(run);
      return 0;
    },
    clearTimeout: () => {},
  };
}

/** A visitor without cookies, whose pages need neither D1 nor KV nor assets. */
function contextOfNobody(): AppLoadContext {
  return {
    bindings: {} as AppLoadContext["bindings"],
    settings: settingsOf({}),
    method: "GET",
    origin: "https://start.invalid",
    requestId: "00000000-0000-4000-8000-000000000000",
    nonce: "start",
    waitUntil: () => {},
    readAsset: async () => null,
  };
}

async function drain(body: ReadableStream<Uint8Array> | null) {
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done);
}
